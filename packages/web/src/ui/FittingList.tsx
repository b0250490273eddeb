import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import css from './FittingList.module.css';

interface Props<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly row: (row: Row) => ReactNode;
  /** The height of every row, in rem. */
  readonly rowHeight: number;
}

/** List of as many rows as fit: it neither scrolls nor cuts a row. */
export const FittingList = <Row,>({ label, rows, keyOf, row, rowHeight }: Props<Row>) => {
  const frame = useRef<HTMLUListElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const list = frame.current;
    if (list === null) return undefined;
    const measure = (): void => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setRoom(Math.floor(list.clientHeight / (rowHeight * rem)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    return () => observer.disconnect();
  }, [rowHeight]);
  return (
    <ul ref={frame} className={css.list} style={{ flexBasis: `${rows.length * rowHeight}rem` }} aria-label={label}>
      {rows.slice(0, room).map((each) => (
        <li key={keyOf(each)} className="row min-w-0" style={{ blockSize: `${rowHeight}rem` }}>
          {row(each)}
        </li>
      ))}
    </ul>
  );
};
