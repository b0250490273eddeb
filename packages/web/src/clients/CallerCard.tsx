import { IconNote, IconPin } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { useTranslation } from '../i18n/i18n.ts';
import { MemoForm, type MemoFormModel } from '../memos/MemoForm.tsx';
import { Button } from '../ui/Button.tsx';
import { StatusDot } from '../ui/StatusDot.tsx';
import css from './CallerCard.module.css';

export interface CallerFacts {
  readonly to: string;
  readonly visits: number;
  /** The visit that begins is the twelfth. */
  readonly isTwelfth: boolean;
  readonly earnings: string;
  readonly lastContact: string | undefined;
  /** The pinned memo, else the newest. */
  readonly memo: { readonly text: string; readonly isPinned: boolean } | undefined;
  readonly memos: number;
  readonly blocked: boolean;
}

export interface CallerCardModel {
  /** Undefined until it is known. */
  readonly facts: CallerFacts | undefined;
  /** The last fetch of them failed. */
  readonly failed: boolean;
  readonly writingMemo: boolean;
  /** Text of a new memo that was not saved waits for its form. */
  readonly hasDraft: boolean;
  readonly form: MemoFormModel;
  readonly addMemo: () => void;
  readonly retry: () => void;
}

interface Props {
  readonly model: CallerCardModel;
  /** Links to the customer's page and fetches the record again; false over a request, which must be answered first. */
  readonly linked?: boolean;
}

/** Visits, earnings and the newest memo of the connected or asking customer, with a field for a new memo. */
export const CallerCard = observer(function CallerCard({ model, linked = false }: Props) {
  const { t } = useTranslation();
  const { facts } = model;
  if (facts === undefined) {
    return (
      <div className={`text-wait ${css.failed}`} data-announce="polite">
        {model.failed && (
          <>
            <p>{t('clients.recordNotLoaded')}</p>
            {linked && (
              <Button look="quiet" onClick={model.retry}>
                {t('common.tryAgain')}
              </Button>
            )}
          </>
        )}
      </div>
    );
  }
  return (
    <div className={`row wrap justify-between gap-1 gap-x-3 ${css.card}`}>
      <p className="flex wrap gap-x-3 quiet tabular">
        <span>
          {facts.visits === 0 ? t('session.request.newCustomer') : t('clients.visitCount', { count: facts.visits })}
        </span>
        {facts.visits > 0 && <span data-private="amount">{facts.earnings}</span>}
        {facts.lastContact !== undefined && <span>{t('clients.lastSeen', { date: facts.lastContact })}</span>}
        {facts.blocked && <StatusDot tone="stop" label={t('clients.blocked')} />}
      </p>
      {facts.isTwelfth && <p className="text-good strong">{t('clients.twelfthVisit')}</p>}
      {facts.memo !== undefined && (
        <p className={`flex gap-2 break-anywhere ${css.memo}`}>
          {facts.memo.isPinned ? <IconPin size={18} aria-hidden="true" /> : <IconNote size={18} aria-hidden="true" />}
          <span>
            {t(facts.memo.isPinned ? 'memos.pinned' : 'memos.newest')} {facts.memo.text}
          </span>
        </p>
      )}
      {model.writingMemo ? (
        <MemoForm model={model.form} />
      ) : (
        <p className="row wrap gap-1 gap-x-3">
          <Button look="quiet" onClick={model.addMemo}>
            {t(model.hasDraft ? 'memos.continueDraft' : 'memos.add')}
          </Button>
          {linked && <Link to={facts.to}>{t('clients.openCard')}</Link>}
        </p>
      )}
    </div>
  );
});
