import { once } from 'node:events';
// Measures the platform's time for the calls of the customer, message and earnings pages, with a year of 50 performers in its database.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createBarePerformer } from '../support/bare-performer.ts';
import { atMost, type BenchRow } from './bench-row.ts';
import { DEMI, MANY, MARK, PERFORMERS, startYearWorld } from './year-world.ts';

const CALLS = 150;
const WARM_UP = 10;
const LIMIT_MS = 50;

const ACCOUNTS_PATH = `performer/performer_accounts/${DEMI}`;
const ACCOUNT_PATH = `performer/performer_account/${DEMI}`;
const TODAY = Math.floor(Date.now() / 1_000);
const part = (limit: number, offset = 0): string => `limit=${limit}&offset=${offset}`;
const END = MANY - 100;

/** The longest of each list, and its last page too. */
const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  earnings: ['day', 'week', 'month'].map(
    (scope) => `${ACCOUNTS_PATH}/earnings?date=${TODAY}&scope=${scope}&service=ALL&${part(20)}`,
  ),
  'reports of earnings': ['week', 'month', 'year'].map(
    (scope) => `${ACCOUNTS_PATH}/earnings_report?date=${TODAY}&scope=${scope}&service=ALL`,
  ),
  'payments and what is left': [`${ACCOUNTS_PATH}/payments?${part(20)}`, `${ACCOUNTS_PATH}/earnings_left`],
  clients: ['earnings', 'username', 'last_contact', 'first_contact'].map(
    (order) => `${ACCOUNTS_PATH}/clients?order=${order}&${part(20)}`,
  ),
  'a client of 10,000 sessions': [
    `${ACCOUNTS_PATH}/clients/${MARK}`,
    ...[0, 12].map((months) => `${ACCOUNTS_PATH}/history/${MARK}?months=${months}&${part(5)}`),
    `${ACCOUNTS_PATH}/history/${MARK}?months=0&${part(100, END)}`,
  ],
  'customers searched and grouped': [
    `${ACCOUNTS_PATH}/clients?order=last_contact&search=guest+1&${part(20)}`,
    ...['regulars', 'new', 'quiet'].map(
      (segment) => `${ACCOUNTS_PATH}/clients?order=last_contact&segment=${segment}&${part(20)}`,
    ),
  ],
  'conversations of an inbox of 10,000 messages': [
    `${ACCOUNTS_PATH}/conversations?type=inbox&${part(10)}`,
    `${ACCOUNTS_PATH}/conversations?type=inbox&search=evening+9999&${part(10)}`,
  ],
  'an inbox of 10,000 messages': [
    `${ACCOUNTS_PATH}/inbox?type=inbox&${part(10)}`,
    `${ACCOUNTS_PATH}/inbox?type=inbox&${part(100, END)}`,
    `${ACCOUNTS_PATH}/inbox?type=inbox&search=evening+9999&${part(10)}`,
    `${ACCOUNTS_PATH}/inbox?type=removed&${part(10)}`,
  ],
  'memos, blocks, forum and news': [
    `${ACCOUNT_PATH}/memo?${part(20)}`,
    `${ACCOUNT_PATH}/block?${part(20)}`,
    `${ACCOUNTS_PATH}/forum/sections?limit=20&offset=0`,
    `${ACCOUNTS_PATH}/forum/threads?search=light&${part(20)}`,
  ],
};

const p99 = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.ceil(values.length * 0.99) - 1] ?? Number.NaN;

const timesOf = async (
  ask: (question: string) => Promise<unknown>,
  questions: readonly string[],
): Promise<number[]> => {
  const times: number[] = [];
  for (let count = -WARM_UP; count < CALLS; count += 1) {
    const from = performance.now();
    await ask(questions[(count + WARM_UP) % questions.length] ?? '');
    if (count >= 0) times.push(performance.now() - from);
  }
  return times;
};

/** The same way through the network, with nothing to find out. */
const bareAnswer = async (): Promise<number> => {
  const server = createServer((_request, response) => response.end('{"ok":true}')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const times = await timesOf(async () => (await fetch(`http://127.0.0.1:${port}/`)).text(), ['']);
  server.closeAllConnections();
  server.close();
  return p99(times);
};

export const run = async (): Promise<BenchRow[]> => {
  const floor = await bareAnswer();
  const world = await startYearWorld();
  try {
    const demi = createBarePerformer(world.platform);
    await demi.arrives(DEMI);
    const ask = async (question: string): Promise<void> => {
      const { status } = await demi.call('GET', question);
      if (status !== 200) throw new Error(`${question} answered ${status}.`);
    };
    const rows: BenchRow[] = [];
    for (const [what, questions] of Object.entries(QUESTIONS)) {
      const figure = p99(await timesOf(ask, questions));
      rows.push(atMost(`platform, a year of ${PERFORMERS}: ${what}, p99`, figure, 'ms', LIMIT_MS, floor));
    }
    return rows;
  } finally {
    await world.stop();
  }
};
