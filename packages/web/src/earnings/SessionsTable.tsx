import { observer } from 'mobx-react-lite';
import type { EarnedService } from '@greenroom/core/earnings/earnings';
import type { ClientName } from '@greenroom/core/session/client-name';
import { useTranslation } from '../i18n/i18n.ts';
import { ClientLabel } from '../ui/ClientLabel.tsx';
import { TABLE_ROLES } from '../ui/table-roles.ts';
import css from './SessionsTable.module.css';

export interface EarningsRow {
  readonly id: string;
  readonly time: string;
  readonly client: ClientName;
  readonly service: EarnedService;
  /** Empty for what has no length. */
  readonly duration: string;
  readonly amount: string;
}

const COLUMNS = ['client', 'time', 'service', 'duration', 'amount'] as const;

/** Sessions, messages and tips of a period, newest first: one line each, on a phone two. */
export const SessionsTable = observer(function SessionsTable({ rows }: { readonly rows: readonly EarningsRow[] }) {
  const { t } = useTranslation();
  return (
    <div className={css.frame}>
      <table className={`table ${css.table}`} {...TABLE_ROLES.table}>
        <caption className="visually-hidden">{t('earnings.sessions')}</caption>
        <thead className={css.head} {...TABLE_ROLES.rowgroup}>
          <tr {...TABLE_ROLES.row}>
            {COLUMNS.map((column) => (
              <th key={column} className={css[column]} {...TABLE_ROLES.columnheader}>
                {t(`earnings.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={css.body} {...TABLE_ROLES.rowgroup}>
          {rows.map(({ id, client, time, service, duration, amount }) => (
            <tr key={id} className={`line-above ${css.row}`} {...TABLE_ROLES.row}>
              <th className={`strong break-anywhere ${css.client}`} {...TABLE_ROLES.rowheader}>
                <ClientLabel client={client} />
              </th>
              <td className={css.time} {...TABLE_ROLES.cell}>
                {time}
              </td>
              <td className={css.service} {...TABLE_ROLES.cell}>
                {t(`services.name.${service}`)}
              </td>
              <td className={css.duration} {...TABLE_ROLES.cell}>
                {duration}
              </td>
              <td className={css.amount} {...TABLE_ROLES.cell}>
                <span data-private="amount">{amount}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
