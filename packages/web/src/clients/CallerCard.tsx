import { IconNote, IconPin } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { pathTo } from '@greenroom/core/navigation/route-path';
import { useTranslation } from '../i18n/i18n.ts';
import { MemoForm } from '../memos/MemoForm.tsx';
import { Button } from '../ui/Button.tsx';
import type { CallerModel } from './caller.view-model.ts';
import { ClientFactsLine } from './ClientFacts.tsx';
import css from './CallerCard.module.css';

interface Props {
  readonly model: CallerModel;
  /** Links to the customer's page and fetches the record again; false over a request, which must be answered first. */
  readonly linked?: boolean;
}

/** Visits, earnings and the newest memo of the connected or asking customer, with a field for a new memo. */
export const CallerCard = observer(function CallerCard({ model, linked = false }: Props) {
  const { t } = useTranslation();
  const { card, form } = model;
  if (card === undefined) {
    return (
      <div className="text-wait hide-empty" data-announce="polite">
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
  const { client, topMemo } = card;
  const Icon = topMemo?.isPinned === true ? IconPin : IconNote;
  return (
    <div className={`row justify-between wrap gap-1 gap-x-3 px-3 py-2 framed ${css.card}`}>
      <p className="flex wrap gap-x-3 quiet tabular">
        <ClientFactsLine client={client} />
      </p>
      {model.isTwelfth && <p className="text-good strong">{t('clients.twelfthVisit')}</p>}
      {topMemo !== undefined && (
        <p className={`flex gap-2 break-anywhere ${css.memo}`}>
          <Icon size={18} aria-hidden="true" />
          <span>
            {t(topMemo.isPinned ? 'memos.pinned' : 'memos.newest')} {topMemo.content}
          </span>
        </p>
      )}
      {form.isCreating(client.id) ? (
        <MemoForm model={form} />
      ) : (
        <p className="row wrap gap-1 gap-x-3">
          <Button look="quiet" onClick={() => form.create(client.id)}>
            {t(form.hasDraft(client.id) ? 'memos.continueDraft' : 'memos.add')}
          </Button>
          {linked && <Link to={pathTo('client', { client_id: client.id })}>{t('clients.openCard')}</Link>}
        </p>
      )}
    </div>
  );
});
