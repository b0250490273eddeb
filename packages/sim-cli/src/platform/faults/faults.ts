import { isMediaFault, MEDIA_FAULTS } from '../media/media-faults.ts';
import type { Remember } from '../store/remember.ts';
import type { Store } from '../store/store.ts';
import { isToyFault, TOY_FAULTS } from '../toys/toy-faults.ts';
import type { Fault } from './fault.ts';
import { HTTP_FAULTS } from './http-faults.ts';
import { SOCKET_FAULTS } from './socket-faults.ts';
import { TCP_FAULTS } from '../tcp/tcp-faults.ts';

const ALL = [...HTTP_FAULTS, ...SOCKET_FAULTS, ...TCP_FAULTS, ...MEDIA_FAULTS, ...TOY_FAULTS] as const;

export type FaultName = (typeof ALL)[number]['name'];

export const FAULTS: readonly (Fault & { readonly name: FaultName })[] = ALL;

export const FAULT_NAMES: readonly FaultName[] = FAULTS.map(({ name }) => name);

export const happensOnce = (name: FaultName): boolean =>
  FAULTS.some((fault) => fault.name === name && fault.lasts === 'once');

/** There is one media server, one toy app, one vendor: who breaks them breaks them for all. */
export const isForEverybody = (name: FaultName): boolean =>
  isMediaFault(name) || (isToyFault(name) && !name.startsWith('toy-phone-'));

/** Stands for every performer. */
const EVERYBODY = '';

export interface Faults {
  readonly switch: (name: FaultName, on: boolean, performerId: string | undefined) => Promise<void>;
  /** What is on for this performer; without one, what is on for everybody. */
  readonly of: (performerId: string | undefined) => Promise<ReadonlySet<string>>;
  readonly list: () => Promise<readonly { readonly name: FaultName; readonly performerId: string | undefined }[]>;
}

export const createFaults = (store: Store, remember: Remember): Faults => {
  const faultsOf = remember('faults', async (performerId: string): Promise<ReadonlySet<string>> => {
    const rows = await store
      .selectFrom('faults')
      .select('name')
      .where('performer_id', 'in', [EVERYBODY, performerId])
      .orderBy('name')
      .execute();
    return new Set(rows.map(({ name }) => name));
  });
  return {
    switch: async (name, on, performerId = EVERYBODY) => {
      const row = { name, performer_id: performerId };
      await store.deleteFrom('faults').where('name', '=', name).where('performer_id', '=', performerId).execute();
      if (on) await store.insertInto('faults').values(row).execute();
    },
    of: (performerId = EVERYBODY) => faultsOf(performerId),
    list: async () => {
      const rows = await store.selectFrom('faults').selectAll().orderBy('name').orderBy('performer_id').execute();
      return rows.flatMap(({ name, performer_id: id }) => {
        const known = FAULT_NAMES.find((fault) => fault === name);
        return known === undefined ? [] : [{ name: known, performerId: id === EVERYBODY ? undefined : id }];
      });
    },
  };
};
