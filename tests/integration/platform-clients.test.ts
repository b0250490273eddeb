import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createBarePerformer,
  openCustomerSocket,
  type BareAccount,
  type BarePerformer,
} from '../support/bare-performer.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import type { TestPlatform } from '../support/test-platform.ts';

interface Client {
  readonly id: string;
  readonly username: string;
  readonly earnings: number;
  readonly visits: number;
  readonly memos: number;
  readonly first_contact: number;
  readonly last_contact: number;
  readonly block: { readonly id: string; readonly reason: string } | null;
}

let platform: TestPlatform;
let demi: BarePerformer;
let account: BareAccount;
const CLIENTS = 'performer/performer_accounts/1004/clients';
const ACCOUNT = 'performer/performer_account/1004';

beforeAll(async () => {
  platform = await startPlatformHere();
  demi = createBarePerformer(platform);
  account = await demi.arrives('1004');
});
afterAll(() => platform.stop());

/** A customer who has written once: others do not exist for a performer. */
const met = async (who: Parameters<TestPlatform['customer']>[0]) => {
  const customer = await platform.customer(who);
  await customer.writes('1004', 'Hello', 'Are you there?');
  return customer;
};

const clients = async (query = 'order=last_contact&limit=100&offset=0') =>
  (await demi.call('GET', `${CLIENTS}?${query}`)).json as unknown as { clients: readonly Client[]; total: number };
const history = async (id: string, query: string) =>
  (await demi.call('GET', `performer/performer_accounts/1004/history/${id}?${query}`)).json as unknown as {
    sessions: { service: string; earned: number; date: number; duration: number }[];
    total: number;
    earned: number;
  };

it.each([
  ['earnings', ({ earnings }: Client) => -earnings],
  ['last_contact', (client: Client) => -client.last_contact],
  ['first_contact', (client: Client) => -client.first_contact],
] as const)('orders clients by %s, the most or latest first', async (order, key) => {
  const { clients: page } = await clients(`order=${order}&limit=50&offset=0`);
  const keys = page.map(key);
  expect(keys).toEqual(keys.toSorted((a, b) => a - b));
});

it('orders clients by username from A to Z, and gives every one of them on exactly one page', async () => {
  const first = await clients('order=username&limit=20&offset=0');
  const names = first.clients.map(({ username }) => username.slice(3));
  expect(names).toEqual(names.toSorted());
  const ids = new Set<string>();
  for (let offset = 0; offset < first.total; offset += 20) {
    const page = await clients(`order=username&limit=20&offset=${offset}`);
    for (const { id } of page.clients) ids.add(id);
  }
  expect(ids.size).toBe(first.total);
});

it('agrees to the cent: the earnings of a customer are the sum of the history, and the history of 12 months holds that of 3', async () => {
  const { clients: page } = await clients('order=earnings&limit=5&offset=0');
  for (const client of page) {
    const all = await history(client.id, 'months=0&limit=200&offset=0');
    while (all.sessions.length < all.total) {
      const more = await history(client.id, `months=0&limit=200&offset=${all.sessions.length}`);
      all.sessions.push(...more.sessions);
    }
    expect(all.earned).toBe(client.earnings);
    // What has no length is a message, a picture or a tip of the past: an earning and no visit.
    expect(all.sessions.filter(({ duration }) => duration > 0)).toHaveLength(client.visits);
    expect(all.sessions.reduce((sum, { earned }) => sum + earned, 0)).toBe(client.earnings);
    const [three, six, twelve] = await Promise.all(
      [3, 6, 12].map((months) => history(client.id, `months=${months}&limit=1&offset=0`)),
    );
    expect(three?.total).toBeLessThanOrEqual(six?.total ?? 0);
    expect(six?.total).toBeLessThanOrEqual(twelve?.total ?? 0);
    expect(twelve?.total).toBeLessThanOrEqual(all.total);
  }
});

it('keeps memos, new ones once with their latest text and changed ones, for one performer alone', async () => {
  const { clients: page } = await clients();
  const id = page[0]?.id ?? '';
  const before = page[0]?.memos ?? 0;
  for (const content of ['coffee', 'tea'])
    await demi.call('POST', `${ACCOUNT}/memo`, { id: 'm-once', content, client: { id } });
  const { json } = await demi.call('GET', `${ACCOUNT}/memo/client_account/${id}`);
  const { memos } = json as unknown as { memos: { id: string; content: string }[] };
  expect([memos[0]?.content, memos.length]).toEqual(['tea', before + 1]);
  const memo = `${ACCOUNT}/memo/${memos[0]?.id}`;
  expect((await demi.call('PUT', memo, { content: 'coffee', client: { id } })).status).toBe(200);
  expect((await demi.call('PUT', memo, { content: 'coffee', client: { id: '5012' } })).status).toBe(404);
  expect((await demi.call('PUT', `${ACCOUNT}/memo/m1001-1`, { content: 'x', client: { id } })).status).toBe(404);
  expect((await demi.call('GET', `${CLIENTS}/${id}`)).json).toMatchObject({ memo: { content: 'coffee' } });
});

it('shows a pinned memo above newer ones, one on each customer, until it is unpinned', async () => {
  const { clients: page } = await clients();
  const id = page[1]?.id ?? '';
  const read = async () => {
    const { json } = await demi.call('GET', `${ACCOUNT}/memo/client_account/${id}`);
    return (json as unknown as { memos: { id: string; content: string; pinned: boolean }[] }).memos;
  };
  for (const content of ['tea', 'coffee', 'water'])
    await demi.call('POST', `${ACCOUNT}/memo`, { content, client: { id } });
  const [, coffee, tea] = await read();
  const pin = (memo: { id: string } | undefined, pinned: boolean) =>
    demi.call('PUT', `${ACCOUNT}/memo/${memo?.id}/pin`, { pinned });
  await Promise.all([pin(tea, true), pin(coffee, true)]);
  await pin(tea, true);
  expect((await read()).slice(0, 3).map(({ content, pinned }) => [content, pinned])).toEqual([
    ['tea', true],
    ['water', false],
    ['coffee', false],
  ]);
  expect((await demi.call('GET', `${CLIENTS}/${id}`)).json).toMatchObject({ memo: { content: 'tea', pinned: true } });
  const listed = (await clients()).clients.find((each) => each.id === id);
  expect(listed).toMatchObject({ memo: 'tea' });
  await pin(tea, false);
  expect((await read())[0]).toMatchObject({ content: 'water', pinned: false });
  expect((await demi.call('PUT', `${ACCOUNT}/memo/m1001-1/pin`, { pinned: true })).status).toBe(404);
});

it('blocks with a reason, so that the customer cannot ask, and unblocks', async () => {
  const mark = await met({ name: 'Mark' });
  const body = { performerAccount: { id: '1004' }, client: { id: mark.id }, reason: 'rude' };
  expect((await demi.call('POST', `${ACCOUNT}/block`, body)).status).toBe(200);
  await expect(mark.asks('1004')).rejects.toThrow('blocked');
  const { json } = await demi.call('GET', `${CLIENTS}/${mark.id}`);
  const { client } = json as unknown as { client: Client };
  expect(client.block?.reason).toBe('rude');
  expect((await demi.call('GET', `${ACCOUNT}/block?limit=20&offset=0`)).json).toMatchObject({
    blocks: [{ client: { name: 'nl|Mark' }, reason: 'rude' }],
    total: 1,
  });
  expect((await demi.call('DELETE', `${ACCOUNT}/block/${client.block?.id}`)).status).toBe(200);
  expect((await demi.call('DELETE', `${ACCOUNT}/block/${client.block?.id}`)).status).toBe(404);
  await mark.asks('1004');
});

it('finds blocked customers by words in their names, without case and accents', async () => {
  const found = async (search: string): Promise<unknown> => {
    const query = new URLSearchParams({ limit: '20', offset: '0', search });
    const { json } = await demi.call('GET', `${ACCOUNT}/block?${query}`);
    return [(json['blocks'] as { client: { name: string } }[]).map(({ client }) => client.name), json['total']];
  };
  for (const name of ['Zoë', 'Zoltan', '100 %']) {
    const { id } = await met({ name, country: 'nl' });
    await demi.call('POST', `${ACCOUNT}/block`, { performerAccount: { id: '1004' }, client: { id }, reason: '' });
  }
  expect(await found('ZOE')).toEqual([['nl|Zoë'], 1]);
  expect(await found('%')).toEqual([['nl|100 %'], 1]);
  expect(await found('nobody of this name')).toEqual([[], 0]);
});

it("blocks a customer without an account, whose name has 'annon' in it, by the other call only", async () => {
  const unknown = await met({ name: 'annon77' });
  const body = { performerAccount: { id: '1004' }, reason: '' };
  const regular = { ...body, client: { id: unknown.id } };
  expect((await demi.call('POST', `${ACCOUNT}/block`, regular)).status).toBe(404);
  expect((await demi.call('POST', `${ACCOUNT}/annon_block/${unknown.id}`, body)).status).toBe(200);
  await expect(unknown.asks('1004')).rejects.toThrow('blocked');
});

it('tells a performer who waits when the customer comes online, once, and none who is blocked', async () => {
  const socket = await demi.openSocket(account);
  const [mark, bob] = [await met({ name: 'Mark' }), await met({ name: 'Bob' })];
  for (const { id } of [mark, bob])
    expect((await demi.call('PUT', `${CLIENTS}/${id}/await`, { awaited: true })).status).toBe(200);
  expect((await demi.call('GET', `${CLIENTS}/${mark.id}`)).json).toMatchObject({
    awaited: true,
    client: { online: false },
  });
  await bob.blocks('1004', true);
  const bobsSocket = await openCustomerSocket(platform, bob);
  const customerSocket = await openCustomerSocket(platform, mark);
  await socket.receives('clientonline', ({ clientId, name }) => clientId === mark.id && name === 'nl|Mark');
  const second = await openCustomerSocket(platform, mark);
  for (const each of [customerSocket, second]) each.close();
  const again = await openCustomerSocket(platform, mark);
  expect((await demi.call('GET', `${CLIENTS}/${mark.id}`)).json).toMatchObject({ client: { online: true } });
  expect(socket.events.filter(({ name }) => name === 'clientonline')).toHaveLength(1);
  expect((await demi.call('PUT', `${CLIENTS}/${mark.id}/await`, { awaited: false })).status).toBe(200);
  expect((await demi.call('GET', `${CLIENTS}/${mark.id}`)).json).toMatchObject({ awaited: false });
  expect((await demi.call('PUT', `${CLIENTS}/unknown/await`, { awaited: true })).status).toBe(404);
  for (const each of [bobsSocket, again]) each.close();
  socket.close();
});

it('sends of a customer country and blocked flag', async () => {
  const guest = await met({ name: 'Guest' });
  const card = async () => (await demi.call('GET', `${CLIENTS}/${guest.id}`)).json;
  const [country] = String(((await card()) as { client: Client }).client.username).split('|');
  expect(await card()).toMatchObject({ client: { country, blocked: false } });
  const order = { performerAccount: { id: '1004' }, client: { id: guest.id }, reason: '' };
  expect(await demi.call('POST', `${ACCOUNT}/block`, order)).toMatchObject({ status: 200 });
  expect(await card()).toMatchObject({ client: { country, blocked: true } });
});

it('sends the newest memo of a customer with the list', async () => {
  const { clients: page } = await clients();
  const id = page[0]?.id ?? '';
  await demi.call('POST', `${ACCOUNT}/memo`, { content: 'likes jazz', client: { id } });
  expect((await clients()).clients[0]).toMatchObject({ id, memo: 'likes jazz', online: false });
});

it('knows no customer that does not exist, and none of another performer', async () => {
  expect((await demi.call('GET', `${CLIENTS}/nobody`)).status).toBe(404);
  const other = 'performer/performer_accounts/1001/clients?order=earnings&limit=20&offset=0';
  expect((await demi.call('GET', other)).status).toBe(404);
  expect((await demi.call('GET', `${CLIENTS}?order=age&limit=20&offset=0`)).status).toBe(400);
});

it('counts a session with two tips as one visit, and each tip to the cent in client, history and earnings', async () => {
  const tipper = await met({ name: 'Tipper' });
  const today = Math.floor(Date.now() / 1_000);
  const earned = async () => {
    const { json } = await demi.call(
      'GET',
      `performer/performer_accounts/1004/earnings?date=${today}&scope=day&service=ALL&limit=20&offset=0`,
    );
    return (json as unknown as { sum: number }).sum;
  };
  const card = async () => {
    const { json } = await demi.call('GET', `${CLIENTS}/${tipper.id}`);
    return (json as unknown as { client: Client }).client;
  };
  const before = await earned();
  expect(await card()).toMatchObject({ visits: 0, earnings: 0, first_contact: null });
  await demi.call('POST', 'session/performer_ready', { performerId: '1004' });
  await tipper.asks('1004');
  await demi.call('POST', 'session/accept_request', { clientId: tipper.id });
  await tipper.startsBothTimers();
  await tipper.pays({ for: 'tip', value: 10 });
  await tipper.pays({ for: 'tip', value: 3 });
  // A tip during the first session is an earning, and no visit yet.
  expect(await card()).toMatchObject({ visits: 0, earnings: 208 });
  await tipper.leaves('CLICK');
  const { sessions, earned: ofHistory } = await history(tipper.id, 'months=0&limit=20&offset=0');
  const tips = sessions.filter(({ service }) => service === 'toy').map((tip) => tip.earned);
  expect(tips.toSorted((a, b) => a - b)).toEqual([48, 160]);
  expect(sessions.map(({ service }) => service).toSorted()).toEqual(['cam', 'toy', 'toy']);
  expect(await card()).toMatchObject({ visits: 1, earnings: ofHistory });
  expect((await earned()) - before).toBe(ofHistory);
});
