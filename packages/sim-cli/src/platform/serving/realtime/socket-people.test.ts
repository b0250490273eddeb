import { expect, it } from 'vitest';
import { millis, seconds } from '@greenroom/core/kernel/units';
import { createCustomers } from '../../base/people/customers.ts';
import { createPerformers } from '../../base/people/performers.ts';
import { createTables } from '../../base/store/create-tables.ts';
import { NO_CACHE } from '../../base/store/query-cache.ts';
import { openMemoryStore } from '../../base/store/store.ts';
import { seedWorld } from '../../base/world/seed-world.ts';
import { createPresence, type Person, type PresenceDeps } from './socket-people.ts';

const PERFORMER: Person = { role: 'ROLE_PERFORMER', id: '1004', rooms: [] };
const CUSTOMER: Person = { role: 'ROLE_CLIENT', id: '5001', rooms: [] };

it.each([
  ['performer', PERFORMER],
  ['customer', CUSTOMER],
])('notes no %s as gone whose next page comes while the last one goes', async (_who, person) => {
  const store = openMemoryStore();
  await createTables(store);
  await seedWorld(store, 1, seconds(1));
  const clock = { stamp: () => millis(1_000) } as never;
  const performers = createPerformers(store, NO_CACHE.memoize);
  const customers = createCustomers(store, clock);
  let pages = 0;
  let comes = true;
  /** The next page comes between the question who is there and the mark. */
  const isThere = async (): Promise<boolean> => {
    const wasThere = pages > 0;
    if (!wasThere && comes) {
      comes = false;
      pages += 1;
      await presence.came(person, true);
    }
    return wasThere;
  };
  const presence = createPresence({
    performers,
    customers,
    clock,
    performerService: { cameBack: async () => [] },
    publisher: { isPerformerThere: isThere, isCustomerThere: isThere, catchUp: async () => undefined },
  } as unknown as PresenceDeps);
  await presence.went(person);
  expect([...(await performers.gone()), ...(await customers.gone())]).toEqual([]);
  pages = 0;
  await presence.went(person);
  expect([...(await performers.gone()), ...(await customers.gone())]).toEqual([{ id: person.id, goneAt: 1_000 }]);
  await store.destroy();
});
