import { useEffect, useRef } from 'react';
import type { Cents } from '@greenroom/core/kernel/units';
import { drawEarnings } from './draw-earnings.ts';
import css from './EarningsChart.module.css';

export interface EarningsChartProps {
  /** Of the parts, along the foot. */
  readonly labels: readonly string[];
  readonly amounts: readonly (Cents | undefined)[];
  readonly amountsBefore: readonly (Cents | undefined)[];
  readonly words: { readonly label: string; readonly now: string; readonly before: string };
}

/** Bars for the period, on wide outlined bars for the one before: told apart by shape, not only by colour. A table beside it says the same. */
export const EarningsChart = ({ labels, amounts, amountsBefore, words }: EarningsChartProps) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current === null) return undefined;
    return drawEarnings(place.current, { labels, amounts, amountsBefore });
  }, [labels, amounts, amountsBefore]);
  return (
    <figure className="stack gap-2 min-w-0">
      <div ref={place} className={css.canvas} data-private="amount" role="img" aria-label={words.label} />
      <figcaption className="flex wrap gap-1 gap-x-4 quiet small">
        <span className={css.now}>{words.now}</span>
        <span className={css.before}>{words.before}</span>
      </figcaption>
    </figure>
  );
};
