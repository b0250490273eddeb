import type { ReactNode } from 'react';
import css from './Facts.module.css';

export type FactRows = readonly (readonly [term: string, value: ReactNode])[];

/** What is known, as words and values, in as many columns as there is room for. */
export const Facts = ({ rows }: { readonly rows: FactRows }) => (
  <dl className={css.facts}>
    {rows.map(([term, value]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
