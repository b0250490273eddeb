import { shortDate, weekLabel, type WeekLabel } from '@greenroom/core/formatting/dates';
import { monthName, weekdayName } from '../i18n/calendar-words.ts';
import { useTranslation } from '../i18n/i18n.ts';
import type { PeriodModel } from './period-model.ts';

/** A week in words: this week, last week, two weeks ago, else from when until when. @spec §9 Display formats: week label */
export const useWeekName = (): ((week: WeekLabel) => string) => {
  const { t } = useTranslation();
  return (week) => (week.key === 'format.week.range' ? t(week.key, { ...week.params }) : t(week.key));
};

/** Names a period: `Thursday 5-3-2026`, `last week`, `March 2026`. @spec §9 Display formats: short date, §9 Display formats: week label */
export const usePeriodName = (): ((period: Pick<PeriodModel, 'scope' | 'from' | 'now'>) => string) => {
  const { i18n } = useTranslation();
  const weekName = useWeekName();
  return ({ scope, from, now }) => {
    if (scope === 'week') return weekName(weekLabel(from, now));
    if (scope === 'month') return monthName(i18n.language, from);
    return `${weekdayName(i18n.language, from, 'long')} ${shortDate(from)}`;
  };
};
