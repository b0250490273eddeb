import { expect, it } from 'vitest';
import { millis, seconds } from '@greenroom/core/kernel/units';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import { createTables } from '../../base/store/create-tables.ts';
import type { Sequence } from '../../base/store/sequence.ts';
import { openMemoryStore } from '../../base/store/store.ts';
import { seedWorld } from '../../base/world/seed-world.ts';
import { createInboxMessages } from './inbox-messages.ts';

it('keeps a message once for each performer, and finds it whatever the case and accents of the search', async () => {
  const store = openMemoryStore();
  await createTables(store);
  await seedWorld(store, 1, seconds(1_700_000_000));
  const clock = { stamp: () => millis(1), today: () => seconds(1_700_000_000) } as PlatformClock;
  let position = 0;
  const sequence = { next: () => ++position } as unknown as Sequence;
  const messages = createInboxMessages(store, clock, sequence);
  const message = { id: 'same', sentBy: 'PERFORMER', subject: '', content: 'Hi' } as const;
  expect(await messages.keep({ performerId: '1001', clientId: '5001' }, message)).toBe(true);
  expect(await messages.keep({ performerId: '1002', clientId: '5001' }, { ...message, content: 'Hello' })).toBe(true);
  expect(await messages.keep({ performerId: '1002', clientId: '5001' }, message)).toBe(false);
  const sent = { type: 'sent', search: 'hello', limit: 10, offset: 0 } as const;
  expect(await messages.page('1002', sent)).toMatchObject({ rows: [{ content: 'Hello' }], total: 1 });
  await messages.keep({ performerId: '1002', clientId: '5001' }, { ...message, id: 'accents', content: 'Élise, 100%' });
  const totalOf = async (search: string) => (await messages.page('1002', { ...sent, search })).total;
  expect([await totalOf('ÉLISE'), await totalOf('elise'), await totalOf('0%'), await totalOf('1_0')]).toEqual([
    1, 1, 1, 0,
  ]);
  await store.destroy();
});
