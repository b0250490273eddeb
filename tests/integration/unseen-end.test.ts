import { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { millis, seconds } from '@greenroom/core/kernel/units';
import { fillVirtualStore } from '@greenroom/sim-cli/compositions/virtual/virtual-store';
import { openPostgres } from '@greenroom/sim-cli/platform/base/store/postgres';
import type { Store } from '@greenroom/sim-cli/platform/base/store/store';
import { createRequests } from '@greenroom/sim-cli/platform/work/session/requests';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

const PAIR = { performerId: '1004', clientId: '5001' };
const START = Date.parse('2026-11-21T20:00:00Z');
const CLOCK = { stamp: () => millis(START), today: () => seconds(START / 1_000), rate: 1 };

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

it('shows a performer the end of a session that waited while the performer left', async () => {
  const { dialect, shared, release } = await openPostgres(await postgres.createDatabase());
  const store: Store = new Kysely({ dialect });
  const pool = shared.openPool(2);
  onTestFinished(async () => {
    await Promise.all([pool.end(), store.destroy(), release()]);
  });
  await fillVirtualStore(store);
  const paidSessions = { record: async () => undefined };
  const requests = createRequests({ store, clock: CLOCK, paidSessions, payRates: async () => ({ video: 100 }) });
  await requests.ask(PAIR, { sessionType: 'VIDEO', type: 'chat' });
  await requests.accept(PAIR);
  const other = await pool.connect();
  await other.query('begin');
  await other.query(`select id from requests where client_id = '5001' for update`);
  const ended = requests.end(PAIR, 'CLICK');
  const waiting = 'select count(*)::int as waits from pg_locks where not granted';
  await expect.poll(async () => (await pool.query(waiting)).rows[0].waits).toBeGreaterThan(0);
  await other.query(`update performers set gone_at = ${START} where id = '1004'`);
  await other.query('commit');
  other.release();
  const { id } = (await ended) ?? {};
  expect(await requests.unseenEnd('1004')).toMatchObject({ id, end_reason: 'CLICK' });
});
