import type { ClientName } from '@greenroom/core/session/client-name';
import type { END_MESSAGE_KEY, SessionEndReason } from '@greenroom/core/session/session-end';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { Modal } from '../ui/Modal.tsx';
import { ClientLabel } from './ClientLabel.tsx';
import css from './SessionSummaryModal.module.css';

export interface SessionSummary {
  readonly client: ClientName;
  /** Why it was over, as she is told. */
  readonly reasonKey: (typeof END_MESSAGE_KEY)[SessionEndReason];
  readonly duration: string;
  /** About what it brought, by her latest ones. */
  readonly pay: string | undefined;
  readonly toyCredits: number;
  /** Everything since midnight; undefined until it is known. */
  readonly today: string | undefined;
}

export interface SessionSummaryModalModel {
  readonly summary: SessionSummary | undefined;
  readonly dismiss: () => void;
}

interface Props {
  readonly open: boolean;
  readonly model: SessionSummaryModalModel;
  /** What she knows of the customer, and a place for a memo. */
  readonly about?: ReactNode;
}

/** What has just been: with whom, how long, and why it was over. */
export const SessionSummaryModal = observer(function SessionSummaryModal({ open, model, about }: Props) {
  const { t } = useTranslation();
  const { summary } = model;
  return (
    <Modal
      open={open && summary !== undefined}
      title={t('session.summary.title')}
      close={{ label: t('session.summary.dismiss'), press: model.dismiss }}
      actions={
        <Button look="primary" onClick={model.dismiss}>
          {t('session.summary.dismiss')}
        </Button>
      }
    >
      {summary !== undefined && (
        <>
          {/* It opens under her fingers: the focus is where Space and Enter, typed to a customer, do nothing. */}
          <p className={css.reason} tabIndex={-1} data-autofocus="">
            {t(summary.reasonKey)}
          </p>
          <dl className={css.facts}>
            <dt>{t('session.summary.client')}</dt>
            <dd>
              <ClientLabel client={summary.client} />
            </dd>
            <dt>{t('session.summary.duration')}</dt>
            <dd>{summary.duration}</dd>
            {summary.pay !== undefined && (
              <>
                <dt>{t('session.summary.pay')}</dt>
                <dd>{summary.pay}</dd>
              </>
            )}
            {summary.toyCredits > 0 && (
              <>
                <dt>{t('session.summary.toyCredits')}</dt>
                <dd>{summary.toyCredits}</dd>
              </>
            )}
            {summary.today !== undefined && (
              <>
                <dt>{t('earnings.today')}</dt>
                <dd>{summary.today}</dd>
              </>
            )}
          </dl>
          {about}
        </>
      )}
    </Modal>
  );
});
