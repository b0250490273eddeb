import type { Seconds } from '@greenroom/core/kernel/units';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import type { Ids } from '../../base/security/ids.ts';
import type { Store } from '../../base/store/store.ts';
import type { ShiftRow } from '../../base/store/tables/session-tables.ts';

/** A time on air, in epoch seconds. */
export type Interval = readonly [from: number, until: number];

/** Readiness of performers, and the times on air that follow from it: both change in one transaction. */
export interface Shifts {
  /** Makes the performer ready on the device of this login and begins a shift; one that is open goes on. */
  readonly begin: (performerId: string, loginId?: string) => Promise<void>;
  /** Ends the work of the performer on every device. */
  readonly end: (performerId: string) => Promise<void>;
  /** Notes that one device is no longer ready; the shift goes on. */
  readonly leave: (loginId: string) => Promise<void>;
  /** Seconds on air between a moment and now. */
  readonly onAirSince: (performerId: string, from: Seconds) => Promise<number>;
  /** Times on air between two moments and not after now, oldest first, none over another. */
  readonly onAirIn: (performerId: string, from: Seconds, until: Seconds) => Promise<readonly Interval[]>;
}

/** Intervals without what an earlier one covers, oldest first: the made-up past of today may overlap the shift that runs. */
const withoutOverlap = (intervals: readonly Interval[]): readonly Interval[] => {
  const covered: Interval[] = [];
  let end = 0;
  for (const [from, until] of intervals) {
    const begin = Math.max(from, end);
    if (until > begin) covered.push([begin, until]);
    end = Math.max(end, until);
  }
  return covered;
};

/** Total length of intervals in seconds. */
export const totalSeconds = (intervals: readonly Interval[]): number =>
  intervals.reduce((sum, [from, until]) => sum + until - from, 0);

const setReady = async (within: Store, performerId: string, readyAt: number | null): Promise<void> => {
  await within
    .updateTable('performers')
    .set({ ready_at: readyAt, interrupted_at: null, ...(readyAt === null ? { lost_at: null } : {}) })
    .where('id', '=', performerId)
    .execute();
};

const setReadyDevices = async (
  within: Store,
  of: { readonly column: 'id' | 'performer_id'; readonly id: string },
  readyAt: number | null,
): Promise<void> => {
  await within.updateTable('logins').set({ ready_at: readyAt }).where(of.column, '=', of.id).execute();
};

export const createShifts = (store: Store, clock: Pick<PlatformClock, 'today' | 'stamp'>, ids: Ids): Shifts => {
  const onAirIn: Shifts['onAirIn'] = async (performerId, from, until) => {
    const end = Math.min(until, clock.today());
    const rows = await store
      .selectFrom('shifts')
      .select(['began_at', 'ended_at'])
      .where('performer_id', '=', performerId)
      .where('began_at', '<', end)
      .where((each) => each.or([each('ended_at', 'is', null), each('ended_at', '>', from)]))
      .orderBy('began_at')
      .execute();
    return withoutOverlap(
      rows.map(({ began_at, ended_at }) => [Math.max(began_at, from), Math.min(ended_at ?? end, end)]),
    );
  };
  return {
    begin: async (performerId, loginId) => {
      const row: ShiftRow = { id: ids.id(), performer_id: performerId, began_at: clock.today(), ended_at: null };
      await store.transaction().execute(async (within) => {
        await setReady(within, performerId, clock.stamp());
        if (loginId !== undefined) await setReadyDevices(within, { column: 'id', id: loginId }, clock.stamp());
        await within
          .insertInto('shifts')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      });
    },
    end: async (performerId) => {
      await store.transaction().execute(async (within) => {
        await setReady(within, performerId, null);
        await setReadyDevices(within, { column: 'performer_id', id: performerId }, null);
        await within
          .updateTable('shifts')
          .set({ ended_at: clock.today() })
          .where('performer_id', '=', performerId)
          .where('ended_at', 'is', null)
          .execute();
      });
    },
    leave: (loginId) => setReadyDevices(store, { column: 'id', id: loginId }, null),
    onAirSince: async (performerId, from) => totalSeconds(await onAirIn(performerId, from, clock.today())),
    onAirIn,
  };
};
