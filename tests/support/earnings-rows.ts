import { DatabaseSync } from 'node:sqlite';

const HOUR = 3_600;
const DAY = 86_400;
/** Number of days of the past that a performer of the world has. */
const PAST = 364;

const amsterdam = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Amsterdam',
  hourCycle: 'h23',
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  hour: '2-digit',
});
/** Weekday, hour and month as clocks in Amsterdam show them. */
export const shownAt = (at: number) => {
  const parts = new Map(amsterdam.formatToParts(at * 1_000).map(({ type, value }) => [type, value]));
  return {
    hour: `${parts.get('weekday')} ${parts.get('hour')}`,
    month: `${parts.get('month')} ${parts.get('year')}`,
  };
};

interface Hour {
  earned: number;
  onAir: number;
}

/** The rows of one performer, read from the file of the database, with sums made by the test alone. */
export const readRows = (file: string, performerId: string) => {
  const database = new DatabaseSync(file, { readOnly: true });
  const sessions = database
    .prepare('select client_id, started_at, earned from sessions where performer_id = ?')
    .all(performerId)
    .map((row) => ({
      client: String(row['client_id']),
      at: Number(row['started_at']),
      earned: Number(row['earned']),
      month: shownAt(Number(row['started_at'])).month,
      year: shownAt(Number(row['started_at'])).month.slice(-4),
    }));
  const quarters = database
    .prepare('select began_at, ended_at from shifts where performer_id = ?')
    .all(performerId)
    .flatMap((row) => {
      const [began, ended] = [Number(row['began_at']), Number(row['ended_at'])];
      // Clocks change at whole quarters of an hour only.
      const cuts = Array.from(
        { length: Math.ceil(ended / 900) - Math.floor(began / 900) + 1 },
        (_, index) => (Math.floor(began / 900) + index) * 900,
      );
      return cuts.flatMap((cut) => {
        const [from, until] = [Math.max(began, cut), Math.min(ended, cut + 900)];
        const { month } = shownAt(from);
        return until > from ? [{ at: from, time: until - from, month, year: month.slice(-4) }] : [];
      });
    });
  database.close();
  /** Checks whether a row belongs to a month or a year, by its name. */
  const isIn =
    (period: string) =>
    ({ month, year }: { readonly month: string; readonly year: string }): boolean =>
      month === period || year === period;
  const sumBy = (
    period: string,
    keyOf: (session: (typeof sessions)[number]) => string,
  ): ReadonlyMap<string, number> => {
    const sums = new Map<string, number>();
    for (const session of sessions.filter(isIn(period)))
      sums.set(keyOf(session), (sums.get(keyOf(session)) ?? 0) + session.earned);
    return sums;
  };
  return {
    hoursOf: (period: string): ReadonlyMap<string, Hour> => {
      const hours = new Map<string, Hour>();
      const put = (at: number, earned: number, onAir: number): void => {
        const { hour } = shownAt(at);
        const known = hours.get(hour) ?? { earned: 0, onAir: 0 };
        hours.set(hour, { earned: known.earned + earned, onAir: known.onAir + onAir });
      };
      for (const { at, earned } of sessions.filter(isIn(period))) put(at, earned, 0);
      for (const { at, time } of quarters.filter(isIn(period))) put(at, 0, time);
      return hours;
    },
    customersOf: (period: string) => sumBy(period, ({ client }) => `/clients/${client}/`),
    monthsOf: (period: string) => sumBy(period, ({ month }) => month),
    /** Years on the calendar with sessions, the latest first, with a moment in each. */
    years: [...new Map(sessions.map(({ year, at }) => [year, at]))].toSorted(([one], [other]) =>
      one < other ? 1 : -1,
    ),
  };
};

/** Noon of the last Sunday of March and of October in the past of the world, when the clocks change. */
export const clockChanges = (): readonly number[] => {
  const now = Math.floor(Date.now() / 1_000);
  const sundays = Array.from({ length: PAST }, (_, day) => new Date((now - day * DAY) * 1_000)).filter(
    (date) => date.getUTCDay() === 0 && date.getUTCDate() > 24 && [2, 9].includes(date.getUTCMonth()),
  );
  return sundays.map((date) => Math.floor(date.setUTCHours(12, 0, 0, 0) / 1_000));
};

/** Cents per hour as a page writes them; none below ten minutes on air. */
export const rate = ({ earned, onAir }: Hour): number | undefined =>
  onAir < 600 ? undefined : Math.floor((earned * HOUR) / onAir);
