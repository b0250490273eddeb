import type { WeekLabel } from '@greenroom/core/formatting/dates';
import { useTranslation } from '../i18n/i18n.ts';

/** A week in words: this week, last week, two weeks ago, else from when until when. @spec §9 Display formats: week label */
export const useWeekName = (): ((week: WeekLabel) => string) => {
  const { t } = useTranslation();
  return (week) => (week.key === 'format.week.range' ? t(week.key, { ...week.params }) : t(week.key));
};
