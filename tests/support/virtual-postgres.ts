import { Kysely, PostgresDialect } from 'kysely';
import { fillVirtualStore, type WorldImage } from '@greenroom/sim-cli/compositions/virtual/virtual-store';
import { openPostgres } from '@greenroom/sim-cli/platform/base/store/postgres';
import { NO_CACHE } from '@greenroom/sim-cli/platform/base/store/query-cache';
import type { Store } from '@greenroom/sim-cli/platform/base/store/store';
import type { TestPostgres } from './postgres.ts';

const open = async (address: string) => {
  const { dialect, shared, release } = await openPostgres(address);
  await shared.prepared();
  // One connection answers in the order in which it was asked, as SQLite does.
  const pool = shared.openPool(1);
  const store: Store = new Kysely({ dialect: new PostgresDialect({ pool }) });
  // The pool of the dialect opens no connection before it is used.
  const unused = new Kysely({ dialect });
  const close = async (): Promise<void> => {
    await store.destroy();
    await unused.destroy();
    await release();
  };
  return { store, pending: () => pool.waitingCount + pool.totalCount - pool.idleCount, shared, close };
};

/** Makes images whose runs each have a PostgreSQL database of their own. */
export const createPostgresImages = (postgres: TestPostgres): ((performerId: string) => Promise<WorldImage>) => {
  const templates = new Map<string, Promise<{ readonly key: string; readonly address: string }>>();
  const makeTemplate = async (performerId: string) => {
    const address = await postgres.createDatabase();
    const { store, close } = await open(address);
    const key = await fillVirtualStore(store, performerId);
    await close();
    return { key, address };
  };
  return async (performerId) => {
    const template = templates.get(performerId) ?? makeTemplate(performerId);
    templates.set(performerId, template);
    const { key, address } = await template;
    const { store, ...opened } = await open(await postgres.createDatabase(address));
    return {
      key,
      open: (performers) => {
        const change = async (): Promise<void> => {
          for (const { id, services, status, settings = '{"theme":"dark"}' } of performers) {
            const changed = { services: services.toSorted().join(','), status, settings };
            await store.updateTable('performers').set(changed).where('id', '=', id).execute();
          }
        };
        void change();
        return { store, queryCache: NO_CACHE, seed: 1, ...opened };
      },
    };
  };
};
