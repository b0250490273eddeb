import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { TABLE_ROLES } from '../ui/table-roles.ts';
import css from './DataTable.module.css';

export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Names the row: the first line of its card, and what is read out before the other cells. One column has it. */
  readonly isName?: true;
  /** Least width of the table at which the column is shown; only in a table of lines. */
  readonly from?: 'medium' | 'wide';
  /** Text of any length: it is cut where its column ends; only in a table of lines. */
  readonly isExcerpt?: true;
  /** Money, time, a count: at the end of the cell, in figures of one width. */
  readonly isNumber?: true;
  /** Can be blurred on the screen. */
  readonly isPrivate?: 'amount';
  /** Order of the list that this column shows. */
  readonly order?: string;
  /** Its order begins with the least, such as names from A to Z; other orders begin with the most or the latest. */
  readonly isAscending?: true;
}

export interface DataTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Order of the rows; the page has the field that changes it. */
  readonly order?: string;
  /** Shows each row as one line at every width; without it a narrow table shows cards. */
  readonly hasLines?: boolean;
  /** Cells of a last line, such as a sum, by the key of the column. */
  readonly foot?: Readonly<Record<string, ReactNode>>;
}

const classOf = ({ from, isExcerpt, isName, isNumber }: Column<never>): string =>
  [
    `line-below break-anywhere ${css.cell}`,
    isName === true && css.name,
    isNumber === true && `tabular nowrap ${css.number}`,
    isExcerpt === true && css.excerpt,
    from !== undefined && css[from],
  ]
    .filter(Boolean)
    .join(' ');

/** Value of `aria-sort`; undefined for a column that does not order the table. */
const sortOf = ({ order: key, isAscending }: Column<never>, order: string | undefined) => {
  if (order === undefined || key !== order) return undefined;
  return isAscending === true ? 'ascending' : 'descending';
};

const Heading = ({ column, order }: { readonly column: Column<never>; readonly order: string | undefined }) => {
  const sort = sortOf(column, order);
  return (
    <th {...TABLE_ROLES.columnheader} className={classOf(column)} aria-sort={sort}>
      <span className="inline-row gap-1">
        {column.title}
        {sort === 'ascending' && <IconArrowUp size={16} aria-hidden="true" />}
        {sort === 'descending' && <IconArrowDown size={16} aria-hidden="true" />}
      </span>
    </th>
  );
};

/** Makes a cell of a row or of the foot; the one that names its line is a heading. */
const cellOf = (column: Column<never>, content: ReactNode): ReactNode => {
  const Cell = column.isName === true ? 'th' : 'td';
  const role = column.isName === true ? TABLE_ROLES.rowheader : TABLE_ROLES.cell;
  return (
    <Cell key={column.key} className={classOf(column)} data-title={column.title} {...role}>
      <span className={css.value} data-private={column.isPrivate}>
        {content}
      </span>
    </Cell>
  );
};

/**
 * Rows of the same kind: a table where it is wide enough, one card for each where it is not. Its own width decides, not the screen's.
 * @example
 * <DataTable
 * caption={t('clients.title')}
 * rows={model.rows}
 * keyOf={({ id }) => id}
 * order={model.order}
 * columns={[
 * { key: 'name', title: t('clients.name'), isName: true, order: 'username', cell: ({ name, to }) => <Link to={to}>{name}</Link> },
 * { key: 'earned', title: t('clients.earned'), isNumber: true, order: 'earnings', cell: ({ earned }) => earned },
 * ]}
 * />
 */
export const DataTable = <Row,>({
  caption,
  columns,
  rows,
  keyOf,
  order,
  hasLines = false,
  foot,
}: DataTableProps<Row>) => (
  <div className={hasLines ? css.lines : css.frame}>
    <table className={`table ${css.table}`} {...TABLE_ROLES.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead className={css.head} {...TABLE_ROLES.rowgroup}>
        <tr {...TABLE_ROLES.row}>
          {columns.map((column) => (
            <Heading key={column.key} column={column} order={order} />
          ))}
        </tr>
      </thead>
      <tbody className={css.body} {...TABLE_ROLES.rowgroup}>
        {rows.map((row) => (
          <tr key={keyOf(row)} className={css.row} {...TABLE_ROLES.row}>
            {columns.map((column) => cellOf(column, column.cell(row)))}
          </tr>
        ))}
      </tbody>
      {foot !== undefined && (
        <tfoot className={css.foot} {...TABLE_ROLES.rowgroup}>
          <tr className={css.row} {...TABLE_ROLES.row}>
            {columns.map((column) => cellOf(column, foot[column.key]))}
          </tr>
        </tfoot>
      )}
    </table>
  </div>
);
