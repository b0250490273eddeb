import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { KEPT_BY_LAW, KEPT_KINDS, type AccountData } from '@greenroom/core/account-data/account-data';
import { shortDate } from '@greenroom/core/formatting/dates';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Question } from '../ui/Question.tsx';
import type { AccountDataModel } from './account-data.view-model.ts';

interface Props {
  /** Undefined where no deletion was requested. */
  readonly deletion: AccountData['deletion'];
  readonly model: Pick<AccountDataModel, 'busy' | 'run'>;
}

/** Request to delete the account, which can be withdrawn for 14 days, with what the law keeps. */
export const DeletionPanel = observer(function DeletionPanel({ deletion, model: { busy, run } }: Props) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  const kept = (
    <>
      <p>{t('accountData.deletion.kept')}</p>
      <ul className="bullets">
        {KEPT_KINDS.map((kind) => (
          <li key={kind}>{t(`accountData.deletion.keeps.${kind}`, { years: KEPT_BY_LAW[kind] })}</li>
        ))}
      </ul>
    </>
  );
  return (
    <Panel keepsFocus aria-labelledby="deletion">
      <div className="stack one-column gap-4">
        <h2 id="deletion">{t('accountData.deletion.title')}</h2>
        {deletion === undefined ? (
          <>
            <p className="quiet readable break-anywhere">{t('accountData.deletion.text')}</p>
            <div className="quiet readable break-anywhere">{kept}</div>
            <div>
              <Button look="stop" busy={busy === 'requestDeletion'} onClick={() => setAsked(true)}>
                {t('accountData.deletion.request')}
              </Button>
            </div>
          </>
        ) : (
          <Notice
            tone="wait"
            title={t(deletion.isWithdrawable ? 'accountData.deletion.due' : 'accountData.deletion.over', {
              date: shortDate(deletion.dueAt),
            })}
            actions={
              deletion.isWithdrawable && (
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
});
