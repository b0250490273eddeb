import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { ClientName } from '@greenroom/core/session/client-name';
import { useTranslation } from '../i18n/i18n.ts';
import { ClientLabel } from '../ui/ClientLabel.tsx';
import { withQuery } from '../ui/with-query.ts';
import css from './ConversationList.module.css';

export interface ConversationRow {
  /** Id of the customer. */
  readonly id: string;
  readonly client: ClientName;
  readonly subject: string;
  readonly excerpt: string;
  /** The excerpt is of the performer: of a draft, or of what was sent last. */
  readonly own: 'draft' | 'sent' | undefined;
  readonly date: string;
  /** Day and time, shown when the pointer rests on the date. */
  readonly moment: string;
  readonly unread: number;
  readonly isOpen: boolean;
}

/** State of the history's entry: the one before it is the list, at the height where it was left. */
export const FROM_LIST = { isFromList: true };

interface Props {
  readonly rows: readonly ConversationRow[];
  /** The conversation that was open before, if any. */
  readonly lastRead: string | undefined;
}

/** Customers of a box, one row each. */
export const ConversationList = observer(function ConversationList({ rows, lastRead }: Props) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const list = useRef<HTMLUListElement>(null);
  // Back from a conversation: to its row, once the row is there.
  useEffect(() => {
    if (lastRead === undefined || document.activeElement !== document.body) return;
    list.current?.querySelector<HTMLElement>(`[data-client="${CSS.escape(lastRead)}"]`)?.focus({ preventScroll: true });
  }, [lastRead, rows]);
  return (
    <ul ref={list} className="stack">
      {rows.map((row) => (
        <li key={row.id} className={row.unread > 0 ? `${css.row} ${css.unread}` : css.row}>
          <Link
            className={`stack items-baseline target gap-x-2 ${css.link}`}
            data-client={row.id}
            aria-current={row.isOpen || undefined}
            to={withQuery(query, { to: row.id, message: undefined })}
            state={FROM_LIST}
          >
            <span className={`flex wrap items-baseline min-w-0 gap-x-2 ${css.who}`}>
              <ClientLabel client={row.client} />
              {row.unread > 0 && <span className={css.new}>{t('inbox.unread', { count: row.unread })}</span>}
            </span>
            <time className={`tabular nowrap ${css.date}`} title={row.moment}>
              {row.date}
            </time>
            <span className={css.subject}>{row.subject === '' ? t('inbox.noSubject') : row.subject}</span>
            <span className={css.excerpt}>
              {row.own !== undefined && (
                <span className={css.own}>{t(row.own === 'draft' ? 'inbox.draft' : 'inbox.youWrote')}</span>
              )}{' '}
              {row.excerpt}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
});
