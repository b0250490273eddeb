import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/i18n.ts';
import { TABLE_ROLES } from '../ui/table-roles.ts';
import css from './ShareTable.module.css';

export interface ShareRow {
  readonly key: string;
  readonly name: ReactNode;
  readonly count: string;
  readonly amount: string;
  /** Of the dearest one, from 0 to 1: how long its bar is. */
  readonly share: number;
}

interface Props {
  readonly caption: string;
  /** Heading of the names. */
  readonly nameTitle: string;
  readonly rows: readonly ShareRow[];
  /** Sum of all, below the last row. */
  readonly total?: string | undefined;
}

/** Shares of a sum, the dearest first: a bar and the figures in one row, on a phone in two lines, so the drawing is its own table. */
export const ShareTable = ({ caption, nameTitle, rows, total }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={css.frame}>
      <table className={`table ${css.table}`} {...TABLE_ROLES.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead className={css.head} {...TABLE_ROLES.rowgroup}>
          <tr {...TABLE_ROLES.row}>
            <th {...TABLE_ROLES.columnheader}>{nameTitle}</th>
            <th {...TABLE_ROLES.columnheader}>{t('earnings.share')}</th>
            <th className={`tabular nowrap ${css.number}`} {...TABLE_ROLES.columnheader}>
              {t('earnings.count')}
            </th>
            <th className={`tabular nowrap ${css.number}`} {...TABLE_ROLES.columnheader}>
              {t('earnings.amount')}
            </th>
          </tr>
        </thead>
        <tbody {...TABLE_ROLES.rowgroup}>
          {rows.map(({ key, name, share, count, amount }) => (
            <tr key={key} className={`line-above ${css.row}`} {...TABLE_ROLES.row}>
              <th className={`strong break-anywhere ${css.name}`} {...TABLE_ROLES.rowheader}>
                {name}
              </th>
              <td className={css.share} {...TABLE_ROLES.cell}>
                <span className={css.bar} aria-hidden="true" style={{ inlineSize: `${share * 100}%` }} />
              </td>
              <td className={`tabular nowrap ${css.number} ${css.count}`} {...TABLE_ROLES.cell}>
                {count}
              </td>
              <td className={`strong tabular nowrap ${css.number} ${css.amount}`} {...TABLE_ROLES.cell}>
                <span data-private="amount">{amount}</span>
              </td>
            </tr>
          ))}
        </tbody>
        {total !== undefined && (
          <tfoot {...TABLE_ROLES.rowgroup}>
            <tr className={`line-above ${css.row}`} {...TABLE_ROLES.row}>
              <th className={`strong break-anywhere ${css.name}`} {...TABLE_ROLES.rowheader}>
                {t('earnings.total')}
              </th>
              <td className={css.share} {...TABLE_ROLES.cell} />
              <td className={css.count} {...TABLE_ROLES.cell} />
              <td className={`strong tabular nowrap ${css.number} ${css.amount}`} {...TABLE_ROLES.cell}>
                <span data-private="amount">{total}</span>
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
};
