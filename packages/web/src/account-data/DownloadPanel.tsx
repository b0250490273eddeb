import { observer } from 'mobx-react-lite';
import type { AccountData } from '@greenroom/core/account-data/account-data';
import { shortDate } from '@greenroom/core/formatting/dates';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/Panel.tsx';
import type { AccountDataModel } from './account-data.view-model.ts';

interface Props {
  /** Undefined where none was requested. */
  readonly download: AccountData['download'];
  readonly model: Pick<AccountDataModel, 'busy' | 'run'>;
}

/** A download of everything: requested, then prepared, then opened by a link that works once. */
export const DownloadPanel = observer(function DownloadPanel({ download, model: { busy, run } }: Props) {
  const { t } = useTranslation();
  return (
    <Panel keepsFocus aria-labelledby="data-download">
      <div className="stack one-column gap-4">
        <h2 id="data-download">{t('accountData.download.title')}</h2>
        <p className="quiet readable break-anywhere">{t('accountData.download.text')}</p>
        {download !== undefined && (
          <p className="strong break-anywhere" data-announce="polite">
            {t(`accountData.download.state.${download.state}`, { date: shortDate(download.expiresAt) })}
          </p>
        )}
        <div className="flex wrap gap-2">
          {download?.state === 'ready' && (
            <Button look="primary" busy={busy === 'openDownload'} onClick={() => run('openDownload')}>
              {t('accountData.download.open')}
            </Button>
          )}
          {download?.state !== 'preparing' && (
            <Button
              look={download?.state === 'ready' ? 'secondary' : 'primary'}
              busy={busy === 'requestDownload'}
              onClick={() => run('requestDownload')}
            >
              {t(download === undefined ? 'accountData.download.request' : 'accountData.download.again')}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
});
