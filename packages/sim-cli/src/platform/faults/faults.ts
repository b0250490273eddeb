import type { Millis } from '@greenroom/core/kernel/units';
import type { PlatformClock } from '../environment/platform-clock.ts';
import type { Remember } from '../store/remember.ts';
import type { Store } from '../store/store.ts';
import type { RowOf } from '../store/tables/table.ts';
import { FAULT_NAMES, type FaultName } from './fault.ts';
import type { FAULTS_TABLE } from '../store/tables/world-tables.ts';

/** Performer id that means all performers. */
const EVERYBODY = '';

export interface SwitchedFault {
  readonly name: FaultName;
  /** All performers when undefined. */
  readonly performerId: string | undefined;
}

type Row = RowOf<typeof FAULTS_TABLE>;

const switched = (rows: readonly Row[]): readonly SwitchedFault[] =>
  rows.flatMap(({ name, performer_id: id }) => {
    const known = FAULT_NAMES.find((fault) => fault === name);
    return known === undefined ? [] : [{ name: known, performerId: id === EVERYBODY ? undefined : id }];
  });

export const createFaults = (store: Store, remember: Remember, clock: Pick<PlatformClock, 'stamp'>) => {
  /** Time at which the next fault ends, on the platform's stamp; undefined when none ends by itself. */
  const firstEnd = remember('faults', async () => {
    const ends = store
      .selectFrom('faults')
      .select('ends_at')
      .where('ends_at', 'is not', null)
      .orderBy('ends_at')
      .limit(1);
    return (await ends.executeTakeFirst())?.ends_at ?? undefined;
  });
  const faultsOf = remember('faults', async (performerId: string) => {
    const rows = await store
      .selectFrom('faults')
      .selectAll()
      .where('performer_id', 'in', [EVERYBODY, performerId])
      .orderBy('name')
      .execute();
    const lasting = new Set(rows.filter(({ ends_at: end }) => end === null).map(({ name }) => name));
    return { lasting, ending: rows.filter(({ ends_at: end }) => end !== null) };
  });
  const isOn = ({ ends_at: end }: Row): boolean => end === null || end > clock.stamp();
  return {
    /** @param lasts after so much of the platform's time it is over by itself, also in another process */
    switch: async (name: FaultName, on: boolean, performerId: string | undefined = EVERYBODY, lasts?: Millis) => {
      if (!on) {
        await store.deleteFrom('faults').where('name', '=', name).where('performer_id', '=', performerId).execute();
        return;
      }
      const ends_at = lasts === undefined ? null : clock.stamp() + lasts;
      await store
        .insertInto('faults')
        .values({ name, performer_id: performerId, ends_at })
        .onConflict((conflict) => conflict.columns(['name', 'performer_id']).doUpdateSet({ ends_at }))
        .execute();
    },
    /** Faults that are on for this performer; without one, those that are on for all. */
    of: async (performerId: string | undefined = EVERYBODY): Promise<ReadonlySet<string>> => {
      const { lasting, ending } = await faultsOf(performerId);
      return ending.length === 0 ? lasting : new Set([...lasting, ...ending.filter(isOn).map(({ name }) => name)]);
    },
    list: async (): Promise<readonly SwitchedFault[]> => {
      const rows = await store.selectFrom('faults').selectAll().orderBy('name').orderBy('performer_id').execute();
      return switched(rows.filter(isOn));
    },
    /** Removes those that are over. @returns them, once each */
    endDue: async (): Promise<readonly SwitchedFault[]> => {
      const first = await firstEnd();
      if (first === undefined || first > clock.stamp()) return [];
      return switched(await store.deleteFrom('faults').where('ends_at', '<=', clock.stamp()).returningAll().execute());
    },
  };
};

export type Faults = ReturnType<typeof createFaults>;
