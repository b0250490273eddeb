import { afterAll, beforeAll, beforeEach, afterEach, expect, it } from 'vitest';
import {
  createBarePerformer,
  openCustomerSocket,
  type BareAccount,
  type BarePerformer,
  type BareSocket,
} from '../support/bare-performer.ts';
import { eventually } from '../support/eventually.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import type { TestCustomer, TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
let id: string;
let page: BarePerformer;
let account: BareAccount;
let socket: BareSocket;
let mark: TestCustomer;
let bram: TestCustomer;

beforeAll(async () => {
  // 30 s without a socket pass in 7.5 s.
  platform = await startPlatformHere({ clockRate: 20 });
});
beforeEach(async () => {
  id = await platform.hire();
  page = createBarePerformer(platform);
  account = await page.arrives(id);
  socket = await page.openSocket(account);
  mark = await platform.customer({ name: 'Mark', country: 'be' });
  bram = await platform.customer({ name: 'Bram' });
  await page.call('POST', 'session/one_on_one', { performerId: id });
  await page.call('POST', 'session/performer_ready', { performerId: id });
});
afterEach(() => socket.close());
afterAll(() => platform.stop());

const current = async () =>
  (await page.call('GET', `performer/performer_accounts/${id}/current_session`)).json as Record<string, unknown>;
const startsAnew = () => page.call('GET', 'check_session?login=1');
const inSession = async (): Promise<void> => {
  await mark.asks(id);
  await page.call('POST', 'session/accept_request', { clientId: mark.id });
};
const receivesState = (customerSocket: BareSocket, state: string) =>
  customerSocket.receives('videoChat', ({ _stateChange: change }) => change === state);
const endOf = async (customer: TestCustomer) =>
  (await platform.state()).requests.find(({ clientId }) => clientId === customer.id)?.endReason;

it('tells the session that runs, its streams and timers, and who asks', async () => {
  await inSession();
  await mark.startsBothTimers();
  await bram.asks(id, { sessionType: 'VIPVIDEO', type: 'vip' });
  const seconds: unknown = expect.any(Number);
  expect(await current()).toMatchObject({
    ready: true,
    wasReady: false,
    session: {
      clientId: mark.id,
      name: 'be|Mark',
      sessionType: 'VIDEO',
      camera: false,
      startTimer: seconds,
      startTimerDevice: seconds,
      publishStream: expect.stringContaining(id) as unknown,
      playToken: expect.any(String) as unknown,
    },
    requests: [{ clientId: bram.id, sessionType: 'VIPVIDEO', type: 'vip', waiting: seconds }],
    ended: null,
  });
});

it('holds a session for a page that is loaded anew', async () => {
  await inSession();
  socket.close();
  await startsAnew();
  expect(await endOf(mark)).toBeNull();
  socket = await page.openSocket(await page.arrives(id, { forced: true }));
  expect(await current()).toMatchObject({ ready: true, session: { clientId: mark.id } });
});

it('ends a held session after 30 s without a page, tells the customer, and the next page how it ended', async () => {
  await inSession();
  await mark.startsBothTimers();
  const customerSocket = await openCustomerSocket(platform, mark);
  socket.close();
  await eventually(async () => (await endOf(mark)) === 'PERFORMER_LOST');
  expect(await receivesState(customerSocket, 'LOSTPERF')).toMatchObject({ RESPONSE: false });
  customerSocket.close();
  await startsAnew();
  const told = await current();
  expect(told).toMatchObject({ ready: false, session: null, ended: { clientId: mark.id, reason: 'PERFORMER_LOST' } });
  expect((told['ended'] as { duration: number }).duration).toBeGreaterThanOrEqual(29);
  await page.call('POST', 'session/performer_ready', { performerId: id });
  expect((await current())['ended']).toBeNull();
});

it('answers for a performer whose device is away: 60 s to wait, then missed, and told with the reason', async () => {
  const customerSocket = await openCustomerSocket(platform, mark);
  socket.close();
  await eventually(async () => (await platform.performer(id)).online === false);
  await mark.asks(id);
  expect(await customerSocket.receives('videoChat')).toEqual({
    _stateChange: 'AWAYPERF',
    RESPONSE: true,
    performerId: id,
    waits: 60,
  });
  // The end of work after 30 s leaves the request as it is.
  await eventually(async () => !(await platform.performer(id)).ready);
  expect(await endOf(mark)).toBeNull();
  await eventually(async () => (await endOf(mark)) === 'UNREACHABLE');
  expect(await receivesState(customerSocket, 'GONEPERF')).toMatchObject({ RESPONSE: false, performerId: id });
  customerSocket.close();
  socket = await page.openSocket(await page.arrives(id, { forced: true }));
  expect((await current())['missed']).toMatchObject([{ clientId: mark.id, name: 'be|Mark', why: 'unreachable' }]);
});

it('tells who asked and who talks that a performer is away, and that the same page is back', async () => {
  await inSession();
  await bram.asks(id);
  const marks = await openCustomerSocket(platform, mark);
  const brams = await openCustomerSocket(platform, bram);
  socket.close();
  expect(await receivesState(marks, 'AWAYPERF')).toMatchObject({ waits: 30 });
  expect(await receivesState(brams, 'AWAYPERF')).toMatchObject({ waits: 60 });
  socket = await page.openSocket(account);
  for (const one of [marks, brams]) {
    expect(await receivesState(one, 'BACKPERF')).toMatchObject({ RESPONSE: true });
    one.close();
  }
  expect(await current()).toMatchObject({
    session: { clientId: mark.id },
    requests: [{ clientId: bram.id }],
    missed: [],
  });
});

it('tells nobody to wait for a performer who stopped work before the device went away', async () => {
  await page.call('GET', 'session/kpi/pf_camback_stopped');
  const customerSocket = await openCustomerSocket(platform, mark);
  socket.close();
  await eventually(async () => (await platform.performer(id)).online === false);
  await mark.asks(id);
  await mark.cancels();
  expect((await current())['missed']).toEqual([]);
  expect(customerSocket.events).toEqual([]);
  customerSocket.close();
});

it('tells the next page the reason of a session that its customer left meanwhile', async () => {
  await inSession();
  socket.close();
  await eventually(async () => (await platform.performer(id)).online === false);
  await mark.leaves('BROKE');
  await startsAnew();
  expect(await current()).toMatchObject({ session: null, ended: { clientId: mark.id, reason: 'BROKE' } });
});

it('says to a new page that the one before was ready, and lists the performer as ready no more', async () => {
  await startsAnew();
  expect(await current()).toMatchObject({ ready: false, wasReady: true, session: null });
  await startsAnew();
  expect(await current()).toMatchObject({ wasReady: true });
  await page.call('POST', 'session/performer_ready', { performerId: id });
  expect(await current()).toMatchObject({ ready: true, wasReady: false });
});

it.each([
  ['AFTERPERF', true, null],
  ['TAKEPERF', true, null],
  ['REJPERF', false, 'DECLINED'],
] as const)('tells a second customer %s while the session runs', async (stateChange, response, end) => {
  await inSession();
  await bram.asks(id);
  await expect(bram.asks(id)).rejects.toThrow('409 already_asking');
  const customerSocket = await openCustomerSocket(platform, bram);
  const content = { _stateChange: stateChange, RESPONSE: response, performerId: id };
  socket.sends('videoChat', content, bram.id);
  expect(await customerSocket.receives('videoChat')).toEqual(content);
  expect([await endOf(bram), await endOf(mark)]).toEqual([end, null]);
  customerSocket.close();
});

it('tells a declined customer when to try again', async () => {
  await mark.asks(id);
  const customerSocket = await openCustomerSocket(platform, mark);
  const content = { _stateChange: 'REJPERF', RESPONSE: false, performerId: id, retryAfter: 120 };
  socket.sends('videoChat', content, mark.id);
  expect(await customerSocket.receives('videoChat')).toEqual(content);
  expect(await endOf(mark)).toBe('DECLINED');
  customerSocket.close();
});
