import {
  earnedPerHour,
  bestRate,
  heatLevel,
  heatmapRows,
  type WeekHour,
  type WeekHourEarnings,
} from '@greenroom/core/earnings/earnings-report';
import { hoursAndMinutes } from '@greenroom/core/formatting/durations';
import { DAYS_PER_WEEK } from '@greenroom/core/formatting/formatting.constants';
import { currency, shortCurrency } from '@greenroom/core/formatting/money';
import { cents, type Cents } from '@greenroom/core/kernel/units';
import type { HeatmapCell, HeatmapModel, HourRow, Place } from './Heatmap.tsx';

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

const placeOf = ({ weekday, hour }: WeekHour): Place => ({ weekday, from: clock(hour), until: clock(hour + 1) });

/** Whole euros without the sign, which a narrow cell has no room for. */
const wholeEuros = (amount: Cents): string => shortCurrency(amount).replace(/^\D*?(?=-?\d)/, '');

const rateOf = ({ amount, onAir }: WeekHourEarnings): Cents => earnedPerHour(amount, onAir) ?? cents(0);

const sumOf = (hours: readonly WeekHourEarnings[]): Cents => cents(hours.reduce((sum, { amount }) => sum + amount, 0));

/** Writes the hours of the week as the heatmap and its table show them. */
export const toHeatmap = (weekHours: readonly WeekHourEarnings[]): HeatmapModel => {
  const highest = Math.max(0, ...weekHours.map(({ amount }) => amount));
  const highestRate = Math.max(0, ...weekHours.map(rateOf));
  const toCell = (each: WeekHourEarnings | undefined): HeatmapCell | undefined => {
    if (each === undefined) return undefined;
    const perHour = earnedPerHour(each.amount, each.onAir);
    return {
      amount: { short: wholeEuros(each.amount), exact: currency(each.amount), level: heatLevel(each.amount, highest) },
      rate:
        perHour === undefined
          ? undefined
          : { short: wholeEuros(perHour), exact: currency(perHour), level: heatLevel(perHour, highestRate) },
    };
  };
  const best = bestRate(weekHours);
  return {
    rows: heatmapRows(weekHours).map((row) =>
      row.kind === 'idle'
        ? { kind: 'idle', from: clock(row.from), until: clock(row.until) }
        : { kind: 'hour', from: clock(row.hour), days: row.days.map(toCell) },
    ),
    totals: Array.from({ length: DAYS_PER_WEEK }, (_, day) => {
      const sum = sumOf(weekHours.filter(({ weekday }) => weekday === day));
      return { short: wholeEuros(sum), exact: currency(sum) };
    }),
    bestRate: best && { place: placeOf(best.at), amount: currency(best.perHour) },
    hours: weekHours.map((each): HourRow => {
      const perHour = earnedPerHour(each.amount, each.onAir);
      return {
        place: placeOf(each),
        amount: currency(each.amount),
        onAir: hoursAndMinutes(each.onAir),
        perHour: perHour === undefined ? '' : currency(perHour),
      };
    }),
    total: currency(sumOf(weekHours)),
  };
};
