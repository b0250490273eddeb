import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { fullDate, shortDate } from '@greenroom/core/formatting/dates';
import type { ConversationSummary } from '@greenroom/core/inbox/inbox-message';
import { clientName } from '@greenroom/core/session/client-name';
import { useTranslation } from '../i18n/i18n.ts';
import { ClientLabel } from '../ui/ClientLabel.tsx';
import { withQuery } from '../ui/with-query.ts';
import type { InboxModel } from './inbox.view-model.ts';
import css from './ConversationList.module.css';

/** Number of characters that fit a line of the list. */
const EXCERPT = 120;

/** State of the history's entry: the one before it is the list, at the height where it was left. */
export const FROM_LIST = { isFromList: true };

interface Props {
  readonly model: Pick<InboxModel, 'list' | 'isOpen' | 'draftTo'>;
  /** The conversation that was open before, if any. */
  readonly lastRead: string | undefined;
}

const Row = observer(function Row({ model, each }: Pick<Props, 'model'> & { readonly each: ConversationSummary }) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const { client, newest, unread } = each;
  const draft = model.draftTo(client.id);
  const own = draft === '' ? newest.sender === 'performer' && 'inbox.youWrote' : 'inbox.draft';
  return (
    <li className={unread > 0 ? `${css.row} ${css.unread}` : css.row}>
      <Link
        className={`stack items-baseline gap-x-2 target px-3 py-2 plain-link hovers ${css.link}`}
        data-client={client.id}
        aria-current={model.isOpen(client.id) || undefined}
        to={withQuery(query, { to: client.id, message: undefined })}
        state={FROM_LIST}
      >
        <span className={`flex items-baseline wrap gap-x-2 min-w-0 ${css.who}`}>
          <ClientLabel client={clientName(client.name)} />
          {unread > 0 && <span className={css.new}>{t('inbox.unread', { count: unread })}</span>}
        </span>
        <time className={`tabular nowrap ${css.date}`} title={fullDate(newest.date)}>
          {shortDate(newest.date)}
        </time>
        <span className={css.subject}>{newest.subject === '' ? t('inbox.noSubject') : newest.subject}</span>
        <span className={css.excerpt}>
          {own !== false && <span className={css.own}>{t(own)}</span>}{' '}
          {(draft === '' ? newest.content : draft).slice(0, EXCERPT)}
        </span>
      </Link>
    </li>
  );
});

/** Customers of a box, one row each. */
export const ConversationList = observer(function ConversationList({ model, lastRead }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const { data } = model.list;
  // Back from a conversation: to its row, once the row is there.
  useEffect(() => {
    if (lastRead === undefined || document.activeElement !== document.body) return;
    list.current?.querySelector<HTMLElement>(`[data-client="${CSS.escape(lastRead)}"]`)?.focus({ preventScroll: true });
  }, [lastRead, data]);
  return (
    <ul ref={list} className="stack">
      {(data?.conversations ?? []).map((each) => (
        <Row key={each.client.id} model={model} each={each} />
      ))}
    </ul>
  );
});
