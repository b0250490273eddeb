import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import {
  BOB,
  runningSession,
  customer,
  NOTHING_GOES_ON,
  setUpRequest,
  setUpSecond,
} from '../../testing/session/session-rig.fake.ts';
import { seconds } from '../kernel/units.ts';

const CARL = customer('carl');
const DAVE = customer('dave');
const asking = (client = BOB, waiting = 4) => ({ client, waiting: seconds(waiting) });

/** In a session with Mark; Bob asks, and Carl 5 s later. */
const setUpThird = async () => {
  const rig = await setUpSecond();
  const listed: string[] = [];
  rig.session.onMissed(({ client, why }) => listed.unshift(`${client.id} ${why}`));
  rig.session.onStillAsks(({ client }) => listed.splice(listed.indexOf(`${client.id} busy`), 1));
  rig.pass(5_000);
  rig.asks(CARL);
  return {
    ...rig,
    queue: () => rig.state().queue.map(({ client }) => client.id),
    listed: () => listed,
  };
};

it('keeps a third customer waiting behind the second one, in the order of their requests and each once', async () => {
  const { asks, queue, listed, state } = await setUpThird();
  asks(DAVE);
  asks(CARL);
  expect([state().second?.client, queue(), listed()]).toEqual([BOB, ['carl', 'dave'], ['dave busy', 'carl busy']]);
});

it('gives the place of a second customer who goes to the third, who is missed no longer', async () => {
  const { session, state, queue, listed, named } = await setUpThird();
  session.second.decline();
  expect(state().second).toMatchObject({ client: CARL, choice: 'none', askedAt: 15_000, secondsLeft: 59 });
  expect([queue(), listed()]).toEqual([[], ['bob declined']]);
  expect(named('performer_received_request')).toHaveLength(3);
});

it.each([
  ['declined', ({ session }: Awaited<ReturnType<typeof setUpThird>>) => session.second.decline()],
  ['cancelled', ({ cancels }: Awaited<ReturnType<typeof setUpThird>>) => cancels(BOB.id)],
  ['disconnected', ({ leaves }: Awaited<ReturnType<typeof setUpThird>>) => leaves(BOB.id)],
  ['too late after 59 s', ({ pass }: Awaited<ReturnType<typeof setUpThird>>) => pass(54_000)],
])('gives the place on when the second customer is %s', async (_what, go) => {
  const rig = await setUpThird();
  go(rig);
  await settle();
  expect([rig.state().second?.client, rig.queue()]).toEqual([CARL, []]);
});

it('shows the third customer beside the session of the second one', async () => {
  const { session, state, leaves, mark, queue } = await setUpThird();
  session.second.keep();
  leaves(mark.id);
  await settle();
  expect(state()).toMatchObject({ status: 'connected', client: BOB, second: { client: CARL } });
  expect(queue()).toEqual([]);
});

it('rings for the third customer once the request of the second one is declined after the session', async () => {
  const { session, state, leaves, mark, pass } = await setUpThird();
  leaves(mark.id);
  session.decline();
  expect(state().request.status).toBe('declining');
  pass(3_000);
  expect(state().request).toMatchObject({ status: 'pending', client: CARL, askedAt: 15_000 });
});

it('rings for a customer who asked while another request was ringing', async () => {
  const { asks, cancels, state, mark, why } = await setUpRequest();
  asks(BOB);
  expect([state().request, why()]).toMatchObject([{ client: mark }, ['busy']]);
  cancels(mark.id);
  expect(state()).toMatchObject({ request: { status: 'pending', client: BOB }, queue: [] });
});

it.each([
  ['takes the request back', 'cancels'],
  ['is gone', 'leaves'],
] as const)('forgets a third customer who %s, and rings for none', async (_what, go) => {
  const rig = await setUpThird();
  rig[go](CARL.id);
  rig.session.second.decline();
  expect([rig.state().second, rig.queue(), rig.listed()]).toEqual([undefined, [], ['bob declined', 'carl busy']]);
});

it('declines a third customer who is blocked', async () => {
  const { session, queue, announced } = await setUpThird();
  session.customerBlocked(CARL.id);
  expect(queue()).toEqual([]);
  expect(announced).toMatchObject([{ receiverId: CARL.id, content: { _stateChange: 'REJPERF', RESPONSE: false } }]);
});

it('declines all who wait when work stops, and tells nobody when the connection is given up', async () => {
  const stopped = await setUpThird();
  stopped.session.stop();
  expect(stopped.announced.map(({ receiverId }) => receiverId)).toEqual([BOB.id, CARL.id]);
  const lost = await setUpThird();
  lost.session.connectionLost();
  expect([lost.announced, lost.queue()]).toEqual([[], []]);
});

it('declines in a pause who would take the place, and rings for none', async () => {
  const { session, state, queue, announced } = await setUpThird();
  session.pauseChanged(true);
  session.second.decline();
  expect([state().second, queue()]).toEqual([undefined, []]);
  expect(announced.map(({ receiverId }) => receiverId)).toEqual([BOB.id, CARL.id]);
});

it('rings for nobody in a long outage; who still waits at the platform rings afterwards', async () => {
  const { session, state, queue, knows, reconcile } = await setUpThird();
  session.outageBegan();
  expect([state().request.status, queue()]).toEqual(['none', []]);
  knows.snapshot = { ...NOTHING_GOES_ON, requests: [asking(CARL, 3)] };
  await reconcile();
  expect(state().request).toMatchObject({ status: 'pending', client: CARL });
});

it('takes from the platform who waits: one more, and one less', async () => {
  const { knows, reconcile, queue, state, mark } = await setUpThird();
  const timers = { sinceStartTimer: seconds(15), sinceDeviceTimer: seconds(15) };
  const session = runningSession(mark, timers);
  knows.snapshot = { ...NOTHING_GOES_ON, session, requests: [asking(BOB, 9), asking(DAVE, 2)] };
  await reconcile();
  expect([state().second?.client, queue()]).toEqual([BOB, ['dave']]);
});
