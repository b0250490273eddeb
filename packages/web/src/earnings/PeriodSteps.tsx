import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Seconds } from '@greenroom/core/kernel/units';
import { buttonClass } from '../ui/button-class.ts';
import { withQuery } from '../ui/with-query.ts';
import css from './PeriodSteps.module.css';

interface Step {
  /** A moment of the other period. */
  readonly to: Seconds;
  readonly label: string;
}

interface Props {
  readonly before: Step;
  /** Undefined when it lies in the future. */
  readonly after: Step | undefined;
  /** Name of the period. */
  readonly children: ReactNode;
}

/** The address at another date: a page of the old one would mean nothing. */
export const atDate = (query: URLSearchParams, date: Seconds) =>
  withQuery(query, { date: String(date), page: undefined, offset: undefined });

/** Name of the period between links to the one before and the one after. */
export const PeriodSteps = ({ before, after, children }: Props) => {
  const [query] = useSearchParams();
  return (
    <div className={`stack items-center gap-3 ${css.steps}`}>
      <Link className={buttonClass({})} to={atDate(query, before.to)} aria-label={before.label}>
        <IconChevronLeft size={20} aria-hidden="true" />
      </Link>
      <h2 className={css.name}>{children}</h2>
      {after === undefined ? (
        <span className={css.noStep} />
      ) : (
        <Link className={buttonClass({})} to={atDate(query, after.to)} aria-label={after.label}>
          <IconChevronRight size={20} aria-hidden="true" />
        </Link>
      )}
    </div>
  );
};
