// @module-tag night
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAdminClient } from '@greenroom/sim-cli/actors/admin-client';
import { createCustomer } from '@greenroom/sim-cli/actors/customer';
import { openCustomerLink, type ReturningLink } from '@greenroom/sim-cli/actors/customer-link.socket';
import { createPerformer, type Performer } from '@greenroom/sim-cli/actors/performer';
import { requestTypeNamed } from '@greenroom/sim-cli/actors/request-types';
import { createBarePerformer } from '../support/bare-performer.ts';
import { eventually, until } from '../support/eventually.ts';
import { findDamage } from '../support/kill/kill-checks.ts';
import { startPlatform, type PlatformProcess } from '../support/platform.ts';
import { queryDatabase } from '../support/postgres.ts';

const COUPLES = 6;
const TIP = { for: 'tip', value: 5 } as const;

let platform: PlatformProcess;
beforeAll(async () => {
  platform = await startPlatform({ nodes: 3 });
});
afterAll(() => platform.stop());

const rows = (statement: string) => queryDatabase(platform.database ?? '', statement);
/** The IDs of people with a connection to a node. */
const connectedTo = async (which: string) =>
  (await rows(`select distinct room from connections c join nodes n on n.id = c.node_id where ${which}`)).map(
    ({ room }) => String(room).split(' ')[1] ?? '',
  );

interface Pair {
  readonly id: string;
  readonly performer: Performer;
  readonly link: ReturningLink;
  readonly customer: ReturnType<typeof createCustomer>;
  /** Lines that the platform acknowledged. */
  readonly said: string[];
}

const openPair = async (): Promise<Pair> => {
  const admin = createAdminClient({ url: platform.url, token: platform.token });
  const id = await platform.hire({ services: ['chat'] });
  const performer = createPerformer({ url: platform.url, clockRate: 1 });
  const { login, realtime, session } = performer.app;
  performer.app.start();
  await until(login.watch, ({ checkedOnce }) => checkedOnce);
  login.logIn({ performerId: id, password: platform.password });
  await until(realtime.watch, ({ authenticated }) => authenticated);
  session.goReady();
  await until(session.watch, ({ status }) => status === 'active');
  const opened = await openCustomerLink(platform.url, admin, { name: 'Mark' }, 20_000);
  if (!opened.ok) throw new Error(opened.error.error);
  const timers = ['START_TIMER', 'START_TIMER_DEVICE'] as const;
  const plan = { performerId: id, requestType: requestTypeNamed('chat'), timers, camera: false } as const;
  const customer = createCustomer(opened.value, plan);
  customer.ask();
  await until(session.watch, ({ request }) => request.status === 'pending');
  session.accept();
  await until(session.watch, ({ timers: run }) => run.platform && run.device);
  return { id, performer, link: opened.value, customer, said: [] };
};
const say = async ({ link, said }: Pair, text: string): Promise<void> => {
  const told = await link.say(text);
  if (told.ok) said.push(text);
};
const linesOf = ({ performer }: Pair, text: string): number =>
  [...performer.app.chat.watch.state().messages].filter(({ content }) => content === text).length;

it('has the people of a killed node on others within 20 s, with every acknowledged line once, due work done once and equal sums', async () => {
  const pairs: Pair[] = [];
  // The first node does the due work, and has connections.
  const onFirst = async () => (await connectedTo('n.slot = 0')).filter((id) => pairs.some((pair) => pair.id === id));
  while (pairs.length < COUPLES || (pairs.length < 20 && (await onFirst()).length === 0)) pairs.push(await openPair());
  expect(await rows('select slot from nodes where does_due_work = 1')).toEqual([{ slot: 0 }]);
  const moved = await onFirst();
  expect(moved.length).toBeGreaterThan(0);
  for (const pair of pairs) await say(pair, 'before');
  for (const pair of pairs) expect((await pair.link.pay(TIP)).ok).toBe(true);
  // This customer goes away for good just before: the session has to be ended by another node.
  const [left] = pairs.filter(({ id }) => moved.includes(id));
  if (left === undefined) throw new Error('The first node has no connection.');
  left.link.close();

  const killedAt = performance.now();
  process.kill(platform.nodes[0]?.pid ?? 0, 'SIGKILL');
  // During the gap: a durable event for a performer whose node is dead, and lines for all pairs.
  const cancelled = pairs.find(({ id }) => moved.includes(id) && id !== left.id);
  await Promise.all(pairs.filter((pair) => pair !== left).map((pair) => say(pair, 'during')));
  await cancelled?.link.leave('CLICK');

  const staying = pairs.filter((pair) => pair !== left && pair !== cancelled);
  await eventually(async () => {
    const there = new Set(await connectedTo('n.slot > 0'));
    return pairs.every(({ id }) => there.has(id)) && staying.every(({ link }) => there.has(link.id));
  });
  const backAfter = performance.now() - killedAt;
  expect(backAfter).toBeLessThan(20_000);
  await eventually(async () => (await rows('select id from nodes')).length === 2);
  expect(await rows('select count(*)::int as n from nodes where does_due_work = 1')).toEqual([{ n: 1 }]);
  if (cancelled !== undefined) {
    await until(cancelled.performer.app.session.watch, ({ status }) => status !== 'connected');
  }

  // The node that took over the due work counts the customer who left as gone, and the session ends once.
  await eventually(
    async () =>
      (await rows(`select id from requests where client_id = '${left.link.id}' and status = 'ended'`)).length === 1,
  );
  for (const pair of staying) {
    await eventually(async () => {
      await say(pair, 'after');
      return pair.said.includes('after');
    });
    const wanted = new Set(pair.said);
    await eventually(() => [...wanted].every((text) => linesOf(pair, text) >= 1));
    expect([...wanted].map((text) => [text, linesOf(pair, text)])).toEqual(
      [...wanted].map((text) => [text, pair.said.filter((each) => each === text).length]),
    );
  }
  for (const { said, link } of pairs) {
    const kept = (await rows(`select content from messages where client_id = '${link.id}'`)).map(
      ({ content }) => content,
    );
    for (const text of said) expect(kept.filter((content) => content === text).length).toBeGreaterThanOrEqual(1);
  }
  for (const pair of staying) {
    pair.customer.leave('CLICK');
    await pair.customer.done();
  }
  await eventually(async () => (await rows(`select id from requests where status <> 'ended'`)).length === 0);
  expect(await findDamage(rows, { acknowledged: [], once: [] })).toEqual([]);
  for (const { id, link, performer } of pairs) {
    performer.dispose();
    const [booked] = await rows(
      `select sum(earned)::int as sum, count(*)::int as count from sessions where performer_id = '${id}'`,
    );
    // The tip and the talk, each once.
    expect(booked?.['count']).toBe(2);
    const page = createBarePerformer(platform);
    await page.arrives(id, { forced: true });
    const today = Math.floor(Date.now() / 1_000);
    const { json } = await page.call(
      'GET',
      `performer/performer_accounts/${id}/earnings?date=${today}&scope=day&service=ALL&limit=20&offset=0`,
    );
    const items = json['items'] as readonly { amount: number; client: { id: string } }[];
    expect(json['sum']).toBe(booked?.['sum']);
    expect(items.filter(({ client }) => client.id === link.id).reduce((sum, { amount }) => sum + amount, 0)).toBe(
      booked?.['sum'],
    );
  }
});
