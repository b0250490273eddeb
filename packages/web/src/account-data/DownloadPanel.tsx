import type { ExportState } from '@greenroom/core/account-data/account-data';
import type { DataChange } from '@greenroom/core/account-data/account-data.controller';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/Panel.tsx';
import css from './AccountDataPage.module.css';

export interface DownloadModel {
  readonly state: ExportState;
  readonly expiresOn: string;
}

interface DownloadPanelProps {
  /** Undefined where none was requested. */
  readonly model: DownloadModel | undefined;
  readonly busy: DataChange | undefined;
  readonly run: (change: DataChange) => void;
}

/** A download of everything: requested, then prepared, then opened by a link that works once. */
export const DownloadPanel = ({ model, busy, run }: DownloadPanelProps) => {
  const { t } = useTranslation();
  return (
    <Panel keepsFocus aria-labelledby="data-download">
      <div className={css.parts}>
        <h2 id="data-download">{t('accountData.download.title')}</h2>
        <p className="quiet break-anywhere readable">{t('accountData.download.text')}</p>
        {model !== undefined && (
          <p className="strong break-anywhere" data-announce="polite">
            {t(`accountData.download.state.${model.state}`, { date: model.expiresOn })}
          </p>
        )}
        <div className="flex wrap gap-2">
          {model?.state === 'ready' && (
            <Button look="primary" busy={busy === 'openDownload'} onClick={() => run('openDownload')}>
              {t('accountData.download.open')}
            </Button>
          )}
          {model?.state !== 'preparing' && (
            <Button
              look={model?.state === 'ready' ? 'secondary' : 'primary'}
              busy={busy === 'requestDownload'}
              onClick={() => run('requestDownload')}
            >
              {t(model === undefined ? 'accountData.download.request' : 'accountData.download.again')}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
};
