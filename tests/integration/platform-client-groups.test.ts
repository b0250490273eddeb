import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  CLIENT_ORDERS,
  CLIENT_SEGMENTS,
  type ClientOrder,
  type ClientSegment,
} from '@greenroom/core/clients/client-record';
import { dayOf, isoDay } from '@greenroom/core/formatting/dates';
import { createSeededRandom } from '@greenroom/core/kernel/seeded-random';
import { seconds } from '@greenroom/core/kernel/units';
import { openWorld } from '@greenroom/sim-cli/platform/base/world/open-world';
import { createClientSums } from '@greenroom/sim-cli/platform/contacts/clients/client-sums';
import { createConversations } from '@greenroom/sim-cli/platform/contacts/inbox/conversations';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

const NOW = 1_772_697_600;
const DAY = 86_400;
const PERFORMER = 'p-groups';
const CUSTOMERS = 800;
const NAMES = ['Émile', 'Zoë', 'Mark', 'mark', '100 %', 'a_b', 'Łukasz', 'ÅSE', 'Bo'];

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

interface Known {
  readonly id: string;
  readonly name: string;
  readonly contacts: readonly { readonly at: number; readonly service: 'cam' | 'sms'; readonly earned: number }[];
  readonly isBlocked: boolean;
}

/** Makes customers whose first and last contacts lie around 30 days ago, to the second. */
const makeCustomers = (): readonly Known[] => {
  const random = createSeededRandom(17);
  const upTo = (limit: number): number => Math.floor(random.next() * limit);
  const edges = [30 * DAY, 30 * DAY - 1, 30 * DAY + 1];
  return Array.from({ length: CUSTOMERS }, (_, index) => ({
    id: `g${String(index).padStart(5, '0')}`,
    name: `${NAMES[index % NAMES.length]} ${upTo(300)}`,
    isBlocked: upTo(20) === 0,
    contacts: Array.from({ length: 1 + upTo(8) }, (_each, turn) => ({
      at: NOW - (turn === 0 && upTo(10) === 0 ? (edges[upTo(3)] ?? 0) : upTo(90 * DAY)),
      service: upTo(3) === 0 ? ('sms' as const) : ('cam' as const),
      earned: upTo(5_000),
    })),
  }));
};

const fold = (name: string): string => name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The list as it must be, made from the rows themselves. */
const expected = (
  all: readonly Known[],
  segment: ClientSegment,
  search: string,
  order: ClientOrder,
): readonly string[] => {
  const summed = all.map(({ id, name, contacts, isBlocked }) => {
    const times = contacts.map(({ at }) => at);
    return {
      id,
      name,
      isBlocked,
      earnings: contacts.reduce((sum, { earned }) => sum + earned, 0),
      visits: contacts.filter(({ service }) => service === 'cam').length,
      first_contact: Math.min(...times),
      last_contact: Math.max(...times),
    };
  });
  const inSegment = summed.filter((each) => {
    if (segment === 'all') return true;
    if (each.isBlocked) return false;
    if (segment === 'regulars') return each.visits >= 5;
    return segment === 'new' ? each.first_contact > NOW - 30 * DAY : each.last_contact <= NOW - 30 * DAY;
  });
  const found = inSegment.filter(({ name }) => fold(name).includes(fold(search)));
  const byId = (one: { id: string }, other: { id: string }): number => (one.id < other.id ? -1 : 1);
  if (order === 'username') {
    const byName = (one: { name: string }, other: { name: string }): number => (one.name < other.name ? -1 : 1);
    return found
      .toSorted((one, other) => (one.name === other.name ? byId(one, other) : byName(one, other)))
      .map(({ id }) => id);
  }
  return found.toSorted((one, other) => other[order] - one[order] || byId(one, other)).map(({ id }) => id);
};

it('finds, groups and orders 800 customers right to the row, on SQLite and on PostgreSQL', async () => {
  const all = makeCustomers();
  for (const database of [undefined, await postgres.createDatabase()]) {
    const clock = { today: () => seconds(NOW) };
    const world = await openWorld({ dataFolder: undefined, database, seed: 7 }, clock);
    const { store } = world;
    for (let start = 0; start < all.length; start += 200) {
      const part = all.slice(start, start + 200);
      const rows = part.map(({ id, name }) => ({ id, name, country: 'nl', language: 'nl' }));
      const rest = { token_hash: '', registered_at: NOW, gone_at: null };
      await store
        .insertInto('customers')
        .values(rows.map((row) => ({ ...row, ...rest })))
        .execute();
      const sessions = part.flatMap(({ id, contacts }) =>
        contacts.map(({ at, service, earned }, turn) => ({
          id: `${id}-${turn}`,
          performer_id: PERFORMER,
          client_id: id,
          service,
          day: dayOf(seconds(at)),
          started_at: at,
          duration: 60,
          earned,
        })),
      );
      for (let first = 0; first < sessions.length; first += 200)
        await store
          .insertInto('sessions')
          .values(sessions.slice(first, first + 200))
          .execute();
    }
    const blocks = all.filter(({ isBlocked }) => isBlocked);
    await store
      .insertInto('blocks')
      .values(blocks.map(({ id }) => ({ id: `b${id}`, performer_id: PERFORMER, client_id: id, reason: '', date: NOW })))
      .execute();
    const clientSums = createClientSums(store, clock as never, { open: async () => undefined } as never);
    for (const segment of CLIENT_SEGMENTS) {
      for (const search of ['', 'EMILE', 'zoe', 'mark 1', '%', '_', 'ase', 'nothing']) {
        for (const order of search === '' ? CLIENT_ORDERS : (['last_contact'] as const)) {
          const wanted = expected(all, segment, search, order);
          const found: string[] = [];
          for (let offset = 0; offset === 0 || offset < wanted.length; offset += 100) {
            const page = await clientSums.page(PERFORMER, { segment, search, order, limit: 100, offset });
            expect(page.total).toBe(wanted.length);
            found.push(...page.rows.map(({ client_id: id }) => id));
          }
          expect([segment, search, order, found]).toEqual([segment, search, order, wanted]);
        }
      }
      expect(expected(all, segment, '', 'earnings').length).toBeGreaterThan(20);
    }
    const [first] = all;
    const months = await clientSums.months({ performerId: PERFORMER, clientId: first?.id ?? '' });
    const earnedIn = (month: string): number =>
      (first?.contacts ?? [])
        .filter(({ at }) => isoDay(dayOf(seconds(at))).startsWith(month))
        .reduce((sum, { earned }) => sum + earned, 0);
    expect(months.map(({ month, earned }) => [month, earned])).toEqual(
      months.map(({ month }) => [month, earnedIn(month)]),
    );
    expect([months.length, months.at(-1)?.month]).toEqual([12, '2026-03']);
    await world.close();
  }
});

it('lists the same conversations on SQLite and on PostgreSQL', async () => {
  const pages: unknown[] = [];
  for (const database of [undefined, await postgres.createDatabase()]) {
    const world = await openWorld({ dataFolder: undefined, database, seed: 7 }, { today: () => seconds(NOW) });
    const conversations = createConversations(world.store);
    const asked = (type: 'inbox' | 'sent' | 'removed', search: string) =>
      conversations.page('1004', { type, search, limit: 100, offset: 0 });
    pages.push([
      await asked('inbox', ''),
      await asked('sent', ''),
      await asked('removed', ''),
      await asked('inbox', 'tijden'),
    ]);
    await world.close();
  }
  expect(pages[1]).toEqual(pages[0]);
  expect(JSON.stringify(pages[0]).length).toBeGreaterThan(1_000);
});
