import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/i18n.ts';
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

/** Said outright, because Safari forgets what these elements are where a style makes a grid of the rows. */
const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader', scope: 'col' },
  name: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

/** Shares of a sum, the dearest first: a bar and the figures in one row, on a phone in two lines, so the drawing is its own table. */
export const ShareTable = ({ caption, nameTitle, rows, total }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={css.frame}>
      <table className={css.table} {...ROLES.table}>
        <caption className={css.caption}>{caption}</caption>
        <thead className={css.head} {...ROLES.group}>
          <tr {...ROLES.row}>
            <th {...ROLES.column}>{nameTitle}</th>
            <th {...ROLES.column}>{t('earnings.share')}</th>
            <th className={css.number} {...ROLES.column}>
              {t('earnings.count')}
            </th>
            <th className={css.number} {...ROLES.column}>
              {t('earnings.amount')}
            </th>
          </tr>
        </thead>
        <tbody {...ROLES.group}>
          {rows.map(({ key, name, share, count, amount }) => (
            <tr key={key} className={css.row} {...ROLES.row}>
              <th className={css.name} {...ROLES.name}>
                {name}
              </th>
              <td className={css.share} {...ROLES.cell}>
                <span className={css.bar} aria-hidden="true" style={{ inlineSize: `${share * 100}%` }} />
              </td>
              <td className={`${css.number} ${css.count}`} {...ROLES.cell}>
                {count}
              </td>
              <td className={`${css.number} ${css.amount}`} {...ROLES.cell}>
                <span data-private="amount">{amount}</span>
              </td>
            </tr>
          ))}
        </tbody>
        {total !== undefined && (
          <tfoot {...ROLES.group}>
            <tr className={css.row} {...ROLES.row}>
              <th className={css.name} {...ROLES.name}>
                {t('earnings.total')}
              </th>
              <td className={css.share} {...ROLES.cell} />
              <td className={css.count} {...ROLES.cell} />
              <td className={`${css.number} ${css.amount}`} {...ROLES.cell}>
                <span data-private="amount">{total}</span>
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
};
