import { expect, it } from 'vitest';
import { createTables } from '../../base/store/create-tables.ts';
import { openMemoryStore } from '../../base/store/store.ts';
import { createViolations } from './violations.ts';

it('goes on to keep reports of the policy after 200, of which the oldest goes', async () => {
  const store = openMemoryStore();
  await createTables(store);
  let now = 0;
  const violations = createViolations(store, { stamp: () => (now += 1) } as never);
  for (let count = 1; count <= 205; count += 1)
    await violations.record({
      'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': `https://x/${count}` },
    });
  const kept = (await violations.list()).map(({ blocked }) => blocked);
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([200, 'https://x/6', 'https://x/205']);
  await store.destroy();
});
