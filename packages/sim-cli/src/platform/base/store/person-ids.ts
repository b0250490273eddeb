import type { Store } from './store.ts';

type People = 'performers' | 'customers';

/** A person whose last socket broke, with the time of it. */
export interface Vanished {
  readonly id: string;
  readonly goneAt: number;
}

/** Highest number of a deleted account, whose payments are kept under it; 0 without any. */
const highestDeleted = async (store: Store): Promise<number> => {
  const { highest } = await store
    .selectFrom('deleted_accounts')
    .select(({ fn, cast }) => fn.max(cast<number>('performer_id', 'integer')).as('highest'))
    .executeTakeFirstOrThrow();
  return highest ?? 0;
};

/**
 * IDs are numbers in both tables: each is one more than the highest there is or was in a deleted account, and none is given
 * twice at the same moment.
 */
export const createNextId = (store: Store, people: People, first: number): (() => Promise<string>) => {
  let last = first - 1;
  return async () => {
    const { highest } = await store
      .selectFrom(people)
      .select(({ fn, cast }) => fn.max(cast<number>('id', 'integer')).as('highest'))
      .executeTakeFirstOrThrow();
    const deleted = people === 'performers' ? await highestDeleted(store) : 0;
    last = Math.max(last, highest ?? 0, deleted) + 1;
    return String(last);
  };
};

/** Reads the people who vanished, and no others, because it is called every few seconds. */
export const vanished = async (store: Store, people: People): Promise<readonly Vanished[]> => {
  const rows = await store
    .selectFrom(people)
    .select(['id', 'gone_at'])
    .where('gone_at', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id, gone_at: goneAt }) => ({ id, goneAt: goneAt ?? 0 }));
};
