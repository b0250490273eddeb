import type { Seconds } from '../kernel/units.ts';
import { dayAndMonth, dayOf, mondayOf } from './dates.ts';
import { DAYS_PER_WEEK } from './formatting.constants.ts';

/** Label of a week; the interface translates the key. */
export type WeekLabel =
  | { readonly key: 'format.week.this' | 'format.week.last' | 'format.week.twoAgo' }
  | { readonly key: 'format.week.range'; readonly params: { readonly from: string; readonly until: string } };

const RECENT = ['format.week.this', 'format.week.last', 'format.week.twoAgo'] as const;

/**
 * Names the week of a moment as seen from now: this week, last week, two weeks ago, else Monday until Sunday as dd/MM.
 *
 * @param at any moment of the week in question
 * @spec §9 Display formats — weeks start on Monday
 */
export const weekLabel = (at: Seconds, now: Seconds): WeekLabel => {
  const monday = mondayOf(dayOf(at));
  const recent = RECENT[(mondayOf(dayOf(now)) - monday) / DAYS_PER_WEEK];
  if (recent !== undefined) return { key: recent };
  return {
    key: 'format.week.range',
    params: { from: dayAndMonth(monday), until: dayAndMonth(monday + DAYS_PER_WEEK - 1) },
  };
};
