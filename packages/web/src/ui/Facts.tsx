import type { ReactNode } from 'react';
import css from './Facts.module.css';

export type FactRows = readonly (readonly [term: string, value: ReactNode])[];

/** Facts as terms and values, in as many columns as fit. */
export const Facts = ({ rows }: { readonly rows: FactRows }) => (
  <dl className={`stack gap-3 gap-x-4 tabular ${css.facts}`}>
    {rows.map(([term, value]) => (
      <div key={term}>
        <dt className="quiet small">{term}</dt>
        <dd className="strong break-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
);
