import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCookieFetch } from '@greenroom/sim-cli/actors/cookie-fetch';
import { createBarePerformer, type BarePerformer } from '../support/bare-performer.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import type { TestPlatform } from '../support/test-platform.ts';

interface Item {
  readonly id: string;
  readonly amount: number;
  readonly client: { readonly id: string };
}
interface Earnings {
  readonly items: readonly Item[];
  readonly total: number;
  readonly sum: number;
}
interface Payment {
  readonly id: string;
  readonly from: number;
  readonly amount: number;
  readonly sessions: number;
}

const ACCOUNT = 'performer/performer_accounts/1004';
const folder = mkdtempSync(join(tmpdir(), 'greenroom-earnings-'));
let platform: TestPlatform;
let demi: BarePerformer;
let database: DatabaseSync;

beforeAll(async () => {
  platform = await startPlatformHere({ data: folder });
  demi = createBarePerformer(platform);
  await demi.arrives('1004');
  await demi.call('GET', `${ACCOUNT}/earnings_left`);
  database = new DatabaseSync(join(folder, 'greenroom-sim.sqlite'), { readOnly: true });
});
afterAll(async () => {
  database.close();
  await platform.stop();
  rmSync(folder, { recursive: true });
});

const earnings = async (query: string) =>
  (await demi.call('GET', `${ACCOUNT}/earnings?${query}`)).json as unknown as Earnings;
const payments = async (query: string) =>
  (await demi.call('GET', `${ACCOUNT}/payments?${query}`)).json as unknown as {
    readonly items: readonly Payment[];
    readonly total: number;
  };
const now = (): number => Math.floor(Date.now() / 1000);
const MONTH_AGO = now() - 35 * 86_400;

it('answers with the very rows of its database, 20 a page', async () => {
  const query = `date=${MONTH_AGO}&scope=month&service=ALL&limit=20`;
  const first = await earnings(`${query}&offset=0`);
  const items = [...first.items];
  while (items.length < first.total) items.push(...(await earnings(`${query}&offset=${items.length}`)).items);
  expect(first.items).toHaveLength(20);
  const ids = items.map(({ id }) => `'${id}'`).join(',');
  const rows = database.prepare(`select id, earned, client_id from sessions where id in (${ids}) order by id`).all();
  const byId = items.toSorted((left, right) => (left.id < right.id ? -1 : 1));
  expect(byId.map(({ id, amount, client }) => ({ id, earned: amount, client_id: client.id }))).toEqual(
    rows.map((row) => ({ ...row })),
  );
  expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBe(first.sum);
});

it('pays each week its sum and has a document of each kind for it', async () => {
  const { items, total } = await payments('limit=20&offset=0');
  expect([items.length, total]).toEqual([20, (await payments('limit=100&offset=0')).items.length]);
  for (const { from, amount, sessions } of items.slice(0, 5)) {
    const week = await earnings(`date=${from}&scope=week&service=ALL&limit=1&offset=0`);
    expect([week.sum, week.total]).toEqual([amount, sessions]);
  }
  const [{ id }] = items as readonly [Payment];
  for (const paper of ['invoice', 'specification']) {
    const { status, json } = await demi.call('GET', `performer/payments/${id}/${paper}`, undefined, { ver: '' });
    expect([status, String(json['text']).slice(0, 5)]).toEqual([200, '%PDF-']);
  }
});

it('has a statement of each year up to now, and of no other', async () => {
  const year = new Date().getUTCFullYear();
  const statement = async (of: string) => await demi.call('GET', `performer/statements/${of}`, undefined, { ver: '' });
  for (const each of [year - 1, year]) {
    const { status, json } = await statement(String(each));
    expect([status, String(json['text']).slice(0, 5)]).toEqual([200, '%PDF-']);
  }
  for (const each of [String(year + 2), '1999', '20x6', '..%2F1']) expect((await statement(each)).status).toBe(404);
  const anonymous = await createCookieFetch()(`${platform.url}/api/performer/statements/${year}`);
  expect(anonymous.status).toBe(403);
});

it('keeps documents and earnings from other logins', async () => {
  const [{ id }] = (await payments('limit=1&offset=0')).items as readonly [Payment];
  const evi = createBarePerformer(platform);
  await evi.arrives('1005');
  expect((await evi.call('GET', `performer/payments/${id}/invoice`)).status).toBe(404);
  expect((await evi.call('GET', `${ACCOUNT}/payments?limit=20&offset=0`)).status).toBe(404);
  expect((await demi.call('GET', 'performer/payments/1004-19700101/invoice')).status).toBe(404);
  const anonymous = await createCookieFetch()(`${platform.url}/api/performer/payments/${id}/invoice`);
  expect(anonymous.status).toBe(403);
});

it('refuses a query it does not understand, and a document on a bad day', async () => {
  for (const query of [
    '',
    'date=x&scope=day&service=ALL&limit=20&offset=0',
    'date=1&scope=year&service=ALL&limit=20&offset=0',
  ])
    expect((await demi.call('GET', `${ACCOUNT}/earnings?${query}`)).status).toBe(400);
  const [{ id }] = (await payments('limit=1&offset=0')).items as readonly [Payment];
  await platform.fault('invoices-fail', true, '1004');
  expect((await demi.call('GET', `performer/payments/${id}/invoice`)).status).toBe(500);
  await platform.fault('invoices-fail', false, '1004');
});

it('tells the rank of the last payment, and pays the rest on a Monday at 10', async () => {
  const { json } = await demi.call('GET', `${ACCOUNT}/earnings_left`);
  const [last] = (await payments('limit=1&offset=0')).items;
  expect(json).toMatchObject({ rankWeek: last?.from });
  const at = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Amsterdam',
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  expect(at.format(Number(json['nextPayment']) * 1000)).toMatch(/^Monday (at )?10:00$/);
  expect(Number(json['nextPayment'])).toBeGreaterThan(now());
});
