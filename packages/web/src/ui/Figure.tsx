import type { ReactNode } from 'react';

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
    {/* An amount is never cut from its sign. */}
    <dd
      className={`text-title bold tabular${isAmount ? ' nowrap' : ''}`}
      data-private={isAmount ? 'amount' : undefined}
    >
      {value}
    </dd>
    {note !== undefined && <dd className="quiet small">{note}</dd>}
  </div>
);
