import type { PlatformClock } from '../clock/platform-clock.ts';
import type { Store } from '../store/store.ts';
import { SYSTEM_IDS, type Ids } from '../security/ids.ts';

/** Files that were sent, under names the platform made itself. */
export interface Files {
  /** @returns its name */
  readonly keep: (owner: string, kind: string, content: Uint8Array) => Promise<string>;
  /** @returns undefined when nothing of this kind was sent */
  readonly read: (owner: string, kind: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** The kinds of what an owner has sent, by name. */
  readonly of: (owner: string) => Promise<ReadonlyMap<string, string>>;
}

export const createFiles = (store: Store, clock: PlatformClock, ids: Ids = SYSTEM_IDS): Files => ({
  keep: async (owner, kind, content) => {
    const id = ids.id();
    const sent = { id, content: Buffer.from(content).toString('base64'), sent_at: clock.stamp() };
    // The last one counts.
    await store
      .insertInto('files')
      .values({ ...sent, owner, kind })
      .onConflict((conflict) => conflict.columns(['owner', 'kind']).doUpdateSet(sent))
      .execute();
    return id;
  },
  read: async (owner, kind) => {
    const row = await store
      .selectFrom('files')
      .select('content')
      .where('owner', '=', owner)
      .where('kind', '=', kind)
      .executeTakeFirst();
    return row === undefined ? undefined : new Uint8Array(Buffer.from(row.content, 'base64'));
  },
  of: async (owner) => {
    const rows = await store.selectFrom('files').select(['id', 'kind']).where('owner', '=', owner).execute();
    return new Map(rows.map(({ id, kind }) => [id, kind]));
  },
});
