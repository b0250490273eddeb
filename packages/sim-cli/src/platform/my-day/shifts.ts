import type { Seconds } from '@greenroom/core/kernel/units';
import type { PlatformClock } from '../environment/platform-clock.ts';
import type { Ids } from '../security/ids.ts';
import type { Store } from '../store/store.ts';
import type { ShiftRow } from '../store/tables/session-tables.ts';

/** Readiness of performers, and the times on air that follow from it: both change in one transaction. */
export interface Shifts {
  /** Makes the performer ready and begins a shift; one that is open goes on. */
  readonly begin: (performerId: string) => Promise<void>;
  readonly end: (performerId: string) => Promise<void>;
  /** Seconds on air between a moment and now. */
  readonly onAirSince: (performerId: string, from: Seconds) => Promise<number>;
}

/** Time that intervals cover together, oldest first: the made-up past of today may overlap the shift that runs. */
const lengthOf = (intervals: readonly (readonly [from: number, until: number])[]): number => {
  let covered = 0;
  let end = 0;
  for (const [from, until] of intervals) {
    covered += Math.max(0, until - Math.max(from, end));
    end = Math.max(end, until);
  }
  return covered;
};

const setReady = async (within: Store, performerId: string, readyAt: number | null): Promise<void> => {
  await within
    .updateTable('performers')
    .set({ ready_at: readyAt, interrupted_at: null })
    .where('id', '=', performerId)
    .execute();
};

export const createShifts = (store: Store, clock: Pick<PlatformClock, 'today' | 'stamp'>, ids: Ids): Shifts => ({
  begin: async (performerId) => {
    const row: ShiftRow = { id: ids.id(), performer_id: performerId, began_at: clock.today(), ended_at: null };
    await store.transaction().execute(async (within) => {
      await setReady(within, performerId, clock.stamp());
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
      await within
        .updateTable('shifts')
        .set({ ended_at: clock.today() })
        .where('performer_id', '=', performerId)
        .where('ended_at', 'is', null)
        .execute();
    });
  },
  onAirSince: async (performerId, from) => {
    const now = clock.today();
    const rows = await store
      .selectFrom('shifts')
      .select(['began_at', 'ended_at'])
      .where('performer_id', '=', performerId)
      .where((each) => each.or([each('ended_at', 'is', null), each('ended_at', '>', from)]))
      .orderBy('began_at')
      .execute();
    return lengthOf(rows.map(({ began_at, ended_at }) => [Math.max(began_at, from), ended_at ?? now]));
  },
});
