import { Link } from 'react-router';
import type { ClientOrder } from '@greenroom/core/clients/client-record';
import type { ClientName } from '@greenroom/core/session/client-name';
import { useTranslation } from '../i18n/i18n.ts';
import { DataTable } from '../lists/DataTable.tsx';
import { ClientLabel } from '../ui/ClientLabel.tsx';
import { StatusDot } from '../ui/StatusDot.tsx';
import css from './ClientList.module.css';

export interface ClientRow {
  readonly id: string;
  readonly to: string;
  readonly name: ClientName;
  readonly earnings: string;
  /** Earnings without cents. */
  readonly shortEarnings: string;
  readonly visits: number;
  readonly firstContact: string | undefined;
  readonly lastContact: string | undefined;
  /** Newest memo; undefined where the platform sends the number of memos alone. */
  readonly memo: string | undefined;
  readonly memos: number;
  readonly isOnline: boolean;
  readonly blocked: boolean;
}

export interface ClientListProps {
  readonly rows: readonly ClientRow[];
  readonly order: ClientOrder;
}

const NONE = '-';

/** On a phone the value by which the list is ordered is shown beside the name; earnings beside an order by name. */
const besideName = (order: ClientOrder, ...orders: readonly ClientOrder[]): { readonly from?: 'medium' } =>
  orders.includes(order) ? {} : { from: 'medium' };

/** One line below the name with what the columns of a wide list have. */
const Short = ({ row, hasEarnings }: { readonly row: ClientRow; readonly hasEarnings: boolean }) => {
  const { t } = useTranslation();
  const { shortEarnings, visits, memo, memos } = row;
  return (
    <span className={css.short}>
      {hasEarnings && <span data-private="amount">{shortEarnings}</span>}
      <span>{t('clients.visitCount', { count: visits })}</span>
      {(memo !== undefined || memos > 0) && <span className={css.memo}>{memo ?? t('common.memo')}</span>}
    </span>
  );
};

/** Clients in one of four orders, one line each. @spec §9 Client filters — ordering earnings, username, last_contact, first_contact */
export const ClientList = ({ rows, order }: ClientListProps) => {
  const { t } = useTranslation();
  return (
    <DataTable
      caption={t('clients.title')}
      rows={rows}
      keyOf={({ id }) => id}
      order={order}
      hasLines
      columns={[
        {
          key: 'name',
          title: t('clients.name'),
          isName: true,
          order: 'username',
          isAscending: true,
          cell: (row) => (
            <span className={`stack min-w-0 ${css.who}`}>
              <span className="row min-w-0 gap-2">
                <Link className={`inline-row min-w-0 target ${css.link}`} to={row.to}>
                  <ClientLabel client={row.name} />
                </Link>
                {row.isOnline && <StatusDot tone="good" label={t('clients.online')} />}
                {row.blocked && <StatusDot tone="stop" label={t('clients.blocked')} />}
              </span>
              <Short row={row} hasEarnings={order !== 'earnings' && order !== 'username'} />
            </span>
          ),
        },
        {
          key: 'memos',
          title: t('common.memo'),
          from: 'medium',
          isExcerpt: true,
          cell: ({ memo, memos }) => memo ?? (memos === 0 ? '' : memos),
        },
        {
          key: 'lastContact',
          title: t('clients.lastContact'),
          isNumber: true,
          ...besideName(order, 'last_contact'),
          order: 'last_contact',
          cell: ({ lastContact }) => lastContact ?? NONE,
        },
        {
          key: 'firstContact',
          title: t('clients.firstContact'),
          isNumber: true,
          ...(order === 'first_contact' ? {} : { from: 'wide' as const }),
          order: 'first_contact',
          cell: ({ firstContact }) => firstContact ?? NONE,
        },
        { key: 'visits', title: t('clients.visits'), isNumber: true, from: 'medium', cell: ({ visits }) => visits },
        {
          key: 'earnings',
          title: t('clients.earnings'),
          isNumber: true,
          isPrivate: 'amount',
          ...besideName(order, 'earnings', 'username'),
          order: 'earnings',
          cell: ({ earnings }) => earnings,
        },
      ]}
    />
  );
};
