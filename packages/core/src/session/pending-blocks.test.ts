import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import {
  ANNA,
  BOB,
  runningSession,
  customer,
  NOTHING_GOES_ON,
  setUpConnected,
  setUpSession,
  type SessionRig,
  UNANSWERED,
} from '../../testing/session/session-rig.fake.ts';
import { done } from '../kernel/result.ts';
import { seconds } from '../kernel/units.ts';

const MARK = customer('mark');
const AGAIN = { ...MARK, requestId: 'r2' };
const BLOCK = { performerId: ANNA, clientId: MARK.id, blocked: true };

const wait = async ({ pass }: SessionRig, time: number): Promise<void> => {
  for (let left = time; left > 0; left -= 1_000) {
    pass(1_000);
    await settle();
  }
};

/** Mark was to be blocked by the end of the session, which got no answer, and the session was left. */
const setUpLeft = async (): Promise<SessionRig> => {
  const rig = await setUpConnected();
  rig.refused.add('end');
  rig.session.end(true);
  await settle();
  rig.session.leave();
  await settle();
  return rig;
};

it('declines each request of a customer whose block is not confirmed, and goes on blocking', async () => {
  const rig = await setUpLeft();
  rig.asks(AGAIN);
  expect(rig.state().request).toEqual({ status: 'none' });
  expect(rig.announced).toMatchObject([{ event: 'videoChat', receiverId: MARK.id }]);
  await wait(rig, 10_000);
  rig.refused.clear();
  await wait(rig, 5_000);
  expect(rig.named('end').at(-1)).toEqual(BLOCK);
  expect([rig.named('end').length, rig.pendingBlocks.read(ANNA), rig.clock.pending()]).toEqual([5, [], 0]);
});

it('opens no card of a customer whose block is not confirmed beside the next session', async () => {
  const rig = await setUpLeft();
  rig.asks(BOB);
  await rig.accept();
  rig.asks(AGAIN);
  expect(rig.state()).toMatchObject({ client: BOB, second: undefined });
  expect(rig.announced).toHaveLength(1);
});

it('opens no request of such a customer that waits at the platform, ready or not', async () => {
  const rig = await setUpLeft();
  rig.knows.snapshot = { ...NOTHING_GOES_ON, requests: [{ client: AGAIN, waiting: seconds(0) }] };
  await wait(rig, 5_000);
  await rig.reconcile();
  expect(rig.state().request).toEqual({ status: 'none' });
  rig.session.stop();
  await rig.reconcile();
  expect(rig.state().waitingRequests).toEqual([]);
});

it('blocks on the next page, and takes up no session with the customer', async () => {
  const before = await setUpLeft();
  before.session.dispose();
  const rig = setUpSession(0, before.pendingBlocks);
  rig.knows.snapshot = { ...NOTHING_GOES_ON, session: runningSession(MARK) };
  rig.refused.add('end');
  rig.session.loadBlocks();
  await rig.reconcile();
  expect(rig.state()).toMatchObject({ status: 'idle', client: undefined });
  rig.refused.clear();
  await wait(rig, 5_000);
  expect(rig.named('end').at(-1)).toEqual(BLOCK);
  expect(rig.pendingBlocks.read(ANNA)).toEqual([]);
});

it('notes a block before its page can be closed', async () => {
  const rig = await setUpConnected();
  rig.hold('end');
  rig.session.end(true);
  expect(rig.pendingBlocks.read(ANNA)).toEqual([{ id: MARK.id, requestId: undefined }]);
  await rig.answer('end', done);
  expect(rig.pendingBlocks.read(ANNA)).toEqual([]);
});

it.each([400, 404, 409, 422])(
  'gives a block up that the platform refuses with %i, and reports it once',
  async (status) => {
    const rig = await setUpLeft();
    let notBlocked = 0;
    rig.session.onNotBlocked(() => (notBlocked += 1));
    rig.denied.set('end', status);
    await wait(rig, 60_000);
    expect([rig.named('end').length, notBlocked, rig.pendingBlocks.read(ANNA)]).toEqual([3, 1, []]);
    rig.asks(AGAIN);
    expect(rig.state().request).toMatchObject({ status: 'pending' });
  },
);

it.each([500, 503, 408, 429])('goes on blocking after an answer %i, which decides nothing', async (status) => {
  const rig = await setUpLeft();
  rig.denied.set('end', status);
  await wait(rig, 120_000);
  expect(rig.pendingBlocks.read(ANNA)).toHaveLength(1);
  rig.refused.clear();
  rig.denied.clear();
  await wait(rig, 5_000);
  expect(rig.pendingBlocks.read(ANNA)).toEqual([]);
});

it.each([401, 403])('keeps a block for the next login where the platform answers %i', async (status) => {
  const rig = await setUpLeft();
  let notBlocked = 0;
  rig.session.onNotBlocked(() => (notBlocked += 1));
  rig.denied.set('end', status);
  await wait(rig, 60_000);
  expect([rig.named('end').length, notBlocked, rig.pendingBlocks.read(ANNA).length]).toEqual([3, 0, 1]);
  rig.refused.clear();
  rig.denied.clear();
  rig.session.reset();
  rig.session.loadBlocks();
  await settle();
  expect(rig.pendingBlocks.read(ANNA)).toEqual([]);
});

it('forgets a block when the session is ended again without it', async () => {
  const rig = await setUpConnected();
  rig.refused.add('end');
  rig.session.end(true);
  await settle();
  rig.session.end(false);
  expect(rig.pendingBlocks.read(ANNA)).toEqual([]);
});

it('keeps a block whose answer comes after the log-out for the next login', async () => {
  const rig = await setUpConnected();
  rig.hold('end');
  rig.session.end(true);
  rig.session.reset();
  await rig.answer('end', UNANSWERED);
  await wait(rig, 60_000);
  expect(rig.named('end')).toHaveLength(1);
  expect(rig.pendingBlocks.read(ANNA)).toHaveLength(1);
});
