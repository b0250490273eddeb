import { useState } from 'react';
import { KEPT_BY_LAW, KEPT_KINDS } from '@greenroom/core/account-data/account-data';
import type { DataChange } from '@greenroom/core/account-data/account-data.controller';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Question } from '../ui/Question.tsx';
import css from './AccountDataPage.module.css';

export interface DeletionModel {
  readonly dueOn: string;
  readonly isWithdrawable: boolean;
}

interface DeletionPanelProps {
  /** Undefined where no deletion was requested. */
  readonly model: DeletionModel | undefined;
  readonly busy: DataChange | undefined;
  readonly run: (change: DataChange) => void;
}

/** Request to delete the account, which can be withdrawn for 14 days, with what the law keeps. */
export const DeletionPanel = ({ model, busy, run }: DeletionPanelProps) => {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  const kept = (
    <>
      <p>{t('accountData.deletion.kept')}</p>
      <ul className={css.list}>
        {KEPT_KINDS.map((kind) => (
          <li key={kind}>{t(`accountData.deletion.keeps.${kind}`, { years: KEPT_BY_LAW[kind] })}</li>
        ))}
      </ul>
    </>
  );
  return (
    <Panel keepsFocus aria-labelledby="deletion">
      <div className={css.parts}>
        <h2 id="deletion">{t('accountData.deletion.title')}</h2>
        {model === undefined ? (
          <>
            <p className="quiet break-anywhere readable">{t('accountData.deletion.text')}</p>
            <div className="quiet break-anywhere readable">{kept}</div>
            <div>
              <Button look="stop" busy={busy === 'requestDeletion'} onClick={() => setAsked(true)}>
                {t('accountData.deletion.request')}
              </Button>
            </div>
          </>
        ) : (
          <Notice
            tone="wait"
            title={t(model.isWithdrawable ? 'accountData.deletion.due' : 'accountData.deletion.over', {
              date: model.dueOn,
            })}
            actions={
              model.isWithdrawable && (
                <Button busy={busy === 'withdrawDeletion'} onClick={() => run('withdrawDeletion')}>
                  {t('accountData.deletion.withdraw')}
                </Button>
              )
            }
          >
            {kept}
          </Notice>
        )}
      </div>
      <Question
        open={asked}
        title={t('accountData.deletion.question')}
        no={() => setAsked(false)}
        yes={{
          label: t('accountData.deletion.yes'),
          look: 'stop',
          press: () => {
            setAsked(false);
            run('requestDeletion');
          },
        }}
      >
        <p>{t('accountData.deletion.text')}</p>
      </Question>
    </Panel>
  );
};
