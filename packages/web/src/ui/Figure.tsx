import type { ReactNode } from 'react';
import css from './Figure.module.css';

interface Props {
  readonly name: string;
  readonly value: string;
  /** A line below the value. */
  readonly note?: ReactNode;
  /** The value is money, which can be blurred. */
  readonly isAmount?: boolean;
}

/** One large figure of a description list: its name, its value and a note. */
export const Figure = ({ name, value, note, isAmount = false }: Props) => (
  <div>
    <dt className="quiet small strong">{name}</dt>
    <dd className={`bold tabular ${css.value}`} data-private={isAmount ? 'amount' : undefined}>
      {value}
    </dd>
    {note !== undefined && <dd className="quiet small">{note}</dd>}
  </div>
);
