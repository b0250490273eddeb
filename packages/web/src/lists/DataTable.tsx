import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { detach } from '@greenroom/core/kernel/detach';
import { SelectField } from '../ui/SelectField.tsx';
import { TABLE_ROLES } from '../ui/table-roles.ts';
import { withQuery } from '../ui/with-query.ts';
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
  /** Value of this order in the address; without it the column cannot be ordered. */
  readonly order?: string;
  /** Its order begins with the least, such as names from A to Z; other orders begin with the most or the latest. */
  readonly isAscending?: true;
}

export interface TableOrder {
  /** Value of the order in the address, or the standard one. */
  readonly chosen: string;
  /** Value of the order that counts while the address has none. */
  readonly standard: string;
  /** Names the field that takes the place of the headings in a narrow table. */
  readonly label: string;
}

export interface DataTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly order?: TableOrder | undefined;
  /** Shows each row as one line at every width; without it a narrow table shows cards. */
  readonly hasLines?: boolean;
  /** Cells of a last line, such as a sum, by the key of the column. */
  readonly foot?: Readonly<Record<string, ReactNode>>;
}

const classOf = ({ from, isExcerpt, isName, isNumber }: Column<never>): string =>
  [
    css.cell,
    isName === true && css.name,
    isNumber === true && css.number,
    isExcerpt === true && css.excerpt,
    from !== undefined && css[from],
  ]
    .filter(Boolean)
    .join(' ');

/** State of an entry of the history that was made by choosing an order. */
const REORDERED = { listReordered: true };

const isReordered = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'listReordered' in state;

/** Gives the focus back to what chose the order, which is away while the list is loaded. Its `ref` is for what is around the table. */
const useOrderFocus = (): RefObject<HTMLDivElement | null> => {
  const { state } = useLocation();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isReordered(state) || document.activeElement !== document.body) return;
    const places = frame.current?.querySelectorAll<HTMLElement>('select, [aria-sort] a') ?? [];
    [...places].find((place) => place.checkVisibility())?.focus({ preventScroll: true });
  }, [state]);
  return frame;
};

/** Address of the list in another order, which begins again at the first page. */
const orderedBy = (query: URLSearchParams, order: TableOrder, key: string) =>
  withQuery(query, { order: key === order.standard ? undefined : key, page: undefined });

const Heading = <Row,>({ column, order }: { readonly column: Column<Row>; readonly order: TableOrder | undefined }) => {
  const [query] = useSearchParams();
  const key = column.order;
  if (order === undefined || key === undefined) return column.title;
  const Arrow = column.isAscending === true ? IconArrowUp : IconArrowDown;
  const title = (
    <>
      {column.title}
      {key === order.chosen && <Arrow size={16} aria-hidden="true" />}
    </>
  );
  return (
    <>
      <Link className={css.sort} to={orderedBy(query, order, key)} state={REORDERED}>
        {title}
      </Link>
      <span className={css.sorted}>{title}</span>
    </>
  );
};

/** Value of `aria-sort`; undefined for a column that does not order the table. */
const sortOf = ({ order: key, isAscending }: Column<never>, order: TableOrder | undefined) => {
  if (order === undefined || key !== order.chosen) return undefined;
  return isAscending === true ? 'ascending' : 'descending';
};

/** Field for the order in a narrow table, where columns are left out and the headings are no links. */
const OrderField = <Row,>({
  columns,
  order,
}: {
  readonly columns: readonly Column<Row>[];
  readonly order: TableOrder;
}) => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const choices = columns.flatMap(({ order: value, title: label }) => (value === undefined ? [] : [{ value, label }]));
  return (
    <div className={css.orderField}>
      <SelectField
        label={order.label}
        value={order.chosen}
        choices={choices}
        onChange={(key) => detach(navigate(orderedBy(query, order, key), { state: REORDERED }))}
      />
    </div>
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
 * order={{ chosen: model.order, standard: 'last_contact', label: t('list.order') }}
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
}: DataTableProps<Row>) => {
  const frame = useOrderFocus();
  return (
    <div ref={frame} className={hasLines ? css.lines : css.frame}>
      {order !== undefined && <OrderField columns={columns} order={order} />}
      <table className={css.table} {...TABLE_ROLES.table}>
        <caption className={css.caption}>{caption}</caption>
        <thead className={css.head} {...TABLE_ROLES.rowgroup}>
          <tr {...TABLE_ROLES.row}>
            {columns.map((column) => (
              <th
                key={column.key}
                {...TABLE_ROLES.columnheader}
                className={classOf(column)}
                aria-sort={sortOf(column, order)}
              >
                <Heading column={column} order={order} />
              </th>
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
};
