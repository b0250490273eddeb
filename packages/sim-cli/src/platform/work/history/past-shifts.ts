import type { SessionRow, ShiftRow } from '../../base/store/tables/session-tables.ts';

/** Wait for the first customer of a shift in the past, in seconds. */
const WAIT = 600;

/** Makes the shifts of a past: one for each day with sessions, from shortly before the first until the end of the last. */
export const pastShifts = (sessions: readonly SessionRow[]): readonly ShiftRow[] => {
  const byDay = new Map<number, ShiftRow>();
  for (const { day, performer_id, started_at, duration } of sessions) {
    const known = byDay.get(day);
    const ended = started_at + duration;
    byDay.set(day, {
      id: `${performer_id}-${day}`,
      performer_id,
      began_at: Math.min(known?.began_at ?? Number.POSITIVE_INFINITY, started_at - WAIT),
      ended_at: Math.max(known?.ended_at ?? 0, ended),
    });
  }
  return [...byDay.values()];
};
