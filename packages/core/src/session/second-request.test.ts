import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { ANNA, BOB, customer, setUpConnected, setUpSecond } from '../../testing/session/session-rig.fake.ts';
import { done } from '../kernel/result.ts';

const CARL = customer('carl');
const told = (stateChange: string, response: boolean) => ({
  event: 'videoChat',
  content: { _stateChange: stateChange, RESPONSE: response, performerId: ANNA },
  receiverId: BOB.id,
  receiverType: 'ROLE_CLIENT',
  until: expect.any(Number),
});

it('waits beside the session, with no request pending and 59 s to answer', async () => {
  const { state, named, kpis, missed, pass, mark } = await setUpSecond();
  expect(state()).toMatchObject({
    status: 'connected',
    client: mark,
    request: { status: 'none' },
    second: { client: BOB, choice: 'none', secondsLeft: 59, clientCam: false },
  });
  expect([named('performer_received_request').length, missed]).toEqual([2, []]);
  expect(kpis.filter((kpi) => kpi === 'pf_camback_request_received')).toHaveLength(2);
  pass(1_000);
  expect(state()).toMatchObject({ clientTime: 11, second: { secondsLeft: 58 } });
});

it('counts its seconds also while the timers of the session have not started', async () => {
  const { state, asks, pass, session, leaves, mark } = await setUpConnected();
  leaves(mark.id);
  asks(mark);
  session.accept();
  await settle();
  asks(BOB);
  pass(1_000);
  expect(state()).toMatchObject({ status: 'connected', clientTime: 0, second: { secondsLeft: 58 } });
});

it.each([0, 5_000])(
  'lapses after 59 s, is listed as missed and told to the platform, timers %i ms late',
  async (late) => {
    const { state, named, why, pass, session } = await setUpSecond(late);
    pass(58_999);
    expect(state().second).toBeDefined();
    pass(1 + late);
    await settle();
    expect([state().second, why()]).toEqual([undefined, ['busy']]);
    session.second.keep();
    expect(why()).toEqual(['busy']);
    expect(named('timeout')).toEqual([{ performerId: ANNA, clientId: BOB.id }]);
    expect(state().status).toBe('connected');
  },
);

it('takes a choice after 59 s for too late when the timer fires late', async () => {
  const { state, announced, why, pass, session } = await setUpSecond(5_000);
  pass(59_001);
  session.second.take();
  expect([state().second, why(), announced, state().status]).toEqual([undefined, ['busy'], [], 'connected']);
});

it('declines, and the customer hears it', async () => {
  const { state, announced, why, session, pass, mark } = await setUpSecond();
  session.second.decline();
  expect(announced).toEqual([told('REJPERF', false)]);
  expect([state().second, state().client, why()]).toEqual([undefined, mark, ['declined']]);
  pass(120_000);
  expect(why()).toEqual(['declined']);
});

it('keeps the request for after the session, tells the customer, and accepts it when the session ends', async () => {
  const { state, announced, named, leaves, why, session, pass, mark } = await setUpSecond();
  session.second.keep();
  session.second.keep();
  expect(announced).toEqual([told('AFTERPERF', true)]);
  pass(600_000);
  expect(state().second).toMatchObject({ choice: 'after', secondsLeft: undefined });
  leaves(mark.id);
  expect(state().request).toMatchObject({ status: 'pending', client: BOB, accepting: true });
  await settle();
  expect(state()).toMatchObject({ status: 'connected', client: BOB, second: undefined, clientTime: 0 });
  expect([named('accept').at(-1), why()]).toEqual([{ clientId: BOB.id }, []]);
});

it('ends the session, tells the customer, and accepts when the platform has ended it', async () => {
  const { state, announced, named, hold, answer, session, toyStops, mark } = await setUpSecond();
  hold('end');
  session.second.take();
  expect(announced).toEqual([told('TAKEPERF', true)]);
  expect([named('end'), toyStops()]).toEqual([[{ performerId: ANNA, clientId: mark.id, blocked: false }], 1]);
  expect(state()).toMatchObject({ status: 'connected', client: mark });
  await answer('end', done);
  expect(state()).toMatchObject({ status: 'connected', client: BOB, second: undefined });
});

it('keeps the camera of the customer who waits, and shows it once that one is connected', async () => {
  const { state, session, leaves, mark } = await setUpSecond();
  session.onEvent({ type: 'clientCameraChanged', clientId: BOB.id, on: true });
  session.onEvent({ type: 'clientCameraChanged', clientId: CARL.id, on: true });
  expect([state().clientCam, state().second?.clientCam]).toEqual([false, true]);
  session.second.keep();
  leaves(mark.id);
  await settle();
  expect(state()).toMatchObject({ status: 'connected', client: BOB, clientCam: true });
});

it('keeps the customer for after the session when ending it fails', async () => {
  const { state, refused, session, pass } = await setUpSecond();
  refused.add('end');
  session.second.take();
  await settle();
  expect(state()).toMatchObject({ status: 'connected', error: 'session.endFailed', second: { choice: 'after' } });
  pass(60_000);
  session.leave();
  await settle();
  expect(state().client).toEqual(BOB);
});

it('becomes an ordinary request when the session ends before a choice', async () => {
  const { state, leaves, pass, why, clock, mark } = await setUpSecond();
  pass(30_000);
  leaves(mark.id);
  expect(state()).toMatchObject({
    status: 'active',
    second: undefined,
    request: { status: 'pending', client: BOB, accepting: false, askedAt: 10_000, receivedAt: 40_000 },
  });
  expect(clock.pending()).toBe(0);
  pass(600_000);
  expect([state().request.status, why(), clock.pending()]).toEqual(['pending', [], 0]);
});

it.each([
  ['cancelled', 'cancels'],
  ['disconnected', 'leaves'],
] as const)('is listed as %s when the customer %s meanwhile, whatever was chosen', async (why, move) => {
  const rig = await setUpSecond();
  rig.session.second.keep();
  rig[move](BOB.id);
  expect([rig.state().second, rig.why(), rig.state().status]).toEqual([undefined, [why], 'connected']);
});

it('lists a third customer as missed', async () => {
  const { state, asks, why } = await setUpSecond();
  asks(BOB);
  asks(CARL);
  expect([state().second?.client.id, why()]).toEqual([BOB.id, ['busy']]);
});

it('lists a third customer as missed also while the session is being ended for the second one', async () => {
  const { state, asks, hold, session, why, mark } = await setUpSecond();
  hold('end');
  session.second.take();
  asks(CARL);
  expect([state().client, state().second?.client, why()]).toEqual([mark, BOB, ['busy']]);
});

it('is declined when work stops', async () => {
  const { state, announced, why, session, clock } = await setUpSecond();
  session.stop();
  await settle();
  expect(announced).toEqual([told('REJPERF', false)]);
  expect([state().status, state().second, why(), clock.pending()]).toEqual(['idle', undefined, ['declined'], 0]);
});

it('is listed as lost by the performer when the connection is given up', async () => {
  const { state, announced, why, session } = await setUpSecond();
  session.connectionLost();
  expect([state().status, state().second, announced, why()]).toEqual(['idle', undefined, [], ['performerLost']]);
});

it('is a request that can be tried again when accepting it after the session fails', async () => {
  const { state, refused, leaves, session, mark } = await setUpSecond();
  session.second.keep();
  refused.add('accept');
  leaves(mark.id);
  await settle();
  expect(state().request).toMatchObject({ client: BOB, accepting: false, error: 'session.acceptFailed' });
  refused.clear();
  session.accept();
  await settle();
  expect(state().client).toEqual(BOB);
});

it('ends the session once, however often the second customer is taken', async () => {
  const { session, hold, named } = await setUpSecond();
  hold('end');
  session.second.take();
  session.second.take();
  expect(named('end')).toHaveLength(1);
});

it('is kept for after the session once: a second press tells the customer nothing more', async () => {
  const { session, announced } = await setUpSecond();
  session.second.keep();
  session.second.keep();
  expect(announced).toHaveLength(1);
});

it('means nothing to choose where no second customer asks', async () => {
  const { session, state, announced, named } = await setUpConnected();
  const before = state();
  session.second.decline();
  session.second.keep();
  session.second.take();
  expect(state()).toBe(before);
  expect([announced, named('end')]).toEqual([[], []]);
});

it('comes before the customer of the session, who asks again while the end is still being confirmed', async () => {
  const { state, why, hold, session, asks, mark } = await setUpSecond();
  hold('end');
  session.second.take();
  asks(mark);
  await settle();
  expect([state().client, why()]).toEqual([BOB, ['busy']]);
});
