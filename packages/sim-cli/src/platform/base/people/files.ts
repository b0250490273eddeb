import type { PlatformClock } from '../environment/platform-clock.ts';
import { SYSTEM_IDS, type Ids } from '../security/ids.ts';
import type { Store } from '../store/store.ts';

/** Files that were sent, under names the platform made itself. */
export const createFiles = (store: Store, clock: PlatformClock, ids: Ids = SYSTEM_IDS) => ({
  /** @returns its name */
  keep: async (owner: string, kind: string, content: Uint8Array, within: Store = store): Promise<string> => {
    const id = ids.id();
    const sent = { id, content: Buffer.from(content).toString('base64'), sent_at: clock.stamp() };
    // The last one counts.
    await within
      .insertInto('files')
      .values({ ...sent, owner, kind })
      .onConflict((conflict) => conflict.columns(['owner', 'kind']).doUpdateSet(sent))
      .execute();
    return id;
  },
  /** @returns undefined when nothing of this kind was sent */
  read: async (owner: string, kind: string): Promise<Uint8Array<ArrayBuffer> | undefined> => {
    const row = await store
      .selectFrom('files')
      .select('content')
      .where('owner', '=', owner)
      .where('kind', '=', kind)
      .executeTakeFirst();
    return row === undefined ? undefined : new Uint8Array(Buffer.from(row.content, 'base64'));
  },
  /** The kinds of what an owner has sent, by name. */
  of: async (owner: string, within: Store = store): Promise<ReadonlyMap<string, string>> => {
    const rows = await within.selectFrom('files').select(['id', 'kind']).where('owner', '=', owner).execute();
    return new Map(rows.map(({ id, kind }) => [id, kind]));
  },
});

export type Files = ReturnType<typeof createFiles>;
