import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import {
  ANNA,
  BOB,
  customer,
  NOTHING_GOES_ON,
  setUpRequest,
  setUpSecond,
} from '../../testing/session/session-rig.fake.ts';
import { done } from '../kernel/result.ts';
import { seconds } from '../kernel/units.ts';

const TO_MARK = { event: 'videoChat', receiverId: 'mark', receiverType: 'ROLE_CLIENT', until: expect.any(Number) };
const received = (content: object) => [{ ...TO_MARK, content: { performerId: ANNA, ...content } }];
const DECLINED = { _stateChange: 'REJPERF', RESPONSE: false };

it('tells the customer 3 s after the click that the request is declined, and lists it as missed', async () => {
  const { session, state, announced, why, pass, clock } = await setUpRequest();
  session.decline();
  expect(state().request.status).toBe('declining');
  pass(1_000);
  session.decline();
  pass(1_999);
  expect([announced, why()]).toEqual([[], []]);
  pass(1);
  expect(announced).toEqual(received(DECLINED));
  // 59 s later the same customer may have a new request.
  expect(announced[0]?.until).toBe(62_000);
  expect([state().status, state().request.status, why(), clock.pending()]).toEqual(['active', 'none', ['declined'], 0]);
});

it('names in the decline the latest request of the customer, also one that came while the earlier one rang', async () => {
  const { session, announced, asks, missed, pass, mark } = await setUpRequest();
  asks({ ...mark, requestId: '42' });
  session.decline();
  pass(3_000);
  expect(announced).toEqual(received({ ...DECLINED, requestId: '42' }));
  expect(missed).toHaveLength(1);
});

it('names in a decline that did not arrive the request that still waits at the platform', async () => {
  const { session, announced, knows, reconcile, pass, mark } = await setUpRequest();
  pass(10_000);
  session.decline();
  pass(3_000);
  const waits = { client: { ...mark, requestId: '42' }, waiting: seconds(13) };
  knows.snapshot = { ...NOTHING_GOES_ON, requests: [waits] };
  await reconcile();
  expect(announced.map(({ content }) => content['requestId'])).toEqual([undefined, '42']);
});

it('tells the customer of a busy performer again to try again in 120 s where that did not arrive', async () => {
  const { session, announced, knows, reconcile, pass, mark } = await setUpRequest();
  session.declineAsBusy();
  pass(3_000);
  knows.snapshot = { ...NOTHING_GOES_ON, requests: [{ client: mark, waiting: seconds(3) }] };
  await reconcile();
  const busy = received({ ...DECLINED, retryAfter: 120 });
  expect(announced).toEqual([...busy, ...busy]);
});

it.each([
  ['42', 'none', 2],
  ['43', 'pending', 1],
] as const)('takes request %s within 1 s after request 42 was declined: %s', async (requestId, status, declines) => {
  const { session, state, asks, announced, knows, reconcile, pass, mark } = await setUpRequest();
  asks({ ...mark, requestId: '42' });
  session.decline();
  pass(3_999);
  knows.snapshot = { ...NOTHING_GOES_ON, requests: [{ client: { ...mark, requestId }, waiting: seconds(0) }] };
  await reconcile();
  expect([state().request.status, announced.length]).toEqual([status, declines]);
});

it('takes the request up again when the decline is undone within 3 s', async () => {
  const { session, state, announced, accept, pass, mark } = await setUpRequest();
  pass(5_000);
  session.decline();
  pass(2_999);
  session.undoDecline();
  expect(state().request).toEqual({
    status: 'pending',
    client: mark,
    askedAt: 0,
    receivedAt: 7_999,
    accepting: false,
  });
  pass(60_000);
  expect(announced).toEqual([]);
  await accept();
  expect(state().client).toEqual(mark);
});

it('cannot undo a decline that the customer has heard', async () => {
  const { session, state, pass } = await setUpRequest();
  session.decline();
  pass(3_000);
  session.undoDecline();
  expect(state().request.status).toBe('none');
});

it('tells nothing and undoes nothing when the customer cancels within the 3 s', async () => {
  const { session, state, announced, cancels, why, pass, clock, mark } = await setUpRequest();
  session.decline();
  cancels(mark.id);
  session.undoDecline();
  pass(10_000);
  expect([state().request.status, announced, why(), clock.pending()]).toEqual(['none', [], ['cancelled'], 0]);
});

it('sends the decline at once when another customer asks within the 3 s', async () => {
  const { session, state, announced, asks, why, pass, clock } = await setUpRequest();
  session.decline();
  asks(customer('bob'));
  expect(announced).toEqual(received(DECLINED));
  expect([state().request, why()]).toMatchObject([{ status: 'pending', client: { id: 'bob' } }, ['declined']]);
  session.undoDecline();
  pass(10_000);
  expect([announced.length, clock.pending()]).toEqual([1, 0]);
});

it('sends the decline when the 59 s end within the 3 s, and reports no timeout', async () => {
  const { session, announced, named, timer, why, pass, clock, mark } = await setUpRequest();
  timer(mark.id, 'platform');
  pass(57_000);
  session.decline();
  pass(2_000);
  expect([named('timeout').length, why(), announced]).toEqual([0, ['declined'], received(DECLINED)]);
  await settle();
  pass(10_000);
  expect([announced.length, clock.pending()]).toEqual([1, 0]);
});

it('takes an undo after the 59 s for too late when the timer fires late', async () => {
  const { session, state, timer, why, pass, mark } = await setUpRequest(5_000);
  timer(mark.id, 'platform');
  pass(57_000);
  session.decline();
  pass(2_000);
  session.undoDecline();
  expect([state().request.status, why()]).toEqual(['none', ['declined']]);
});

it('does not leave the timers and the camera of a declined customer to the next one', async () => {
  const { session, state, asks, timer, clock, mark } = await setUpRequest();
  timer(mark.id, 'platform');
  session.onEvent({ type: 'clientCameraChanged', clientId: mark.id, on: true });
  session.decline();
  asks(customer('bob'));
  expect(state()).toMatchObject({
    request: { client: { id: 'bob' } },
    timers: { platform: false, device: false },
    clientCam: false,
    joinSecondsLeft: undefined,
  });
  expect(clock.pending()).toBe(0);
});

it('runs no 3 s any more once the decline is undone', async () => {
  const { session, clock } = await setUpRequest();
  session.decline();
  expect(clock.pending()).toBe(1);
  session.undoDecline();
  expect(clock.pending()).toBe(0);
});

it('sends the decline at once when work stops within the 3 s', async () => {
  const { session, state, announced, clock } = await setUpRequest();
  session.decline();
  session.stop();
  await settle();
  expect(announced).toEqual(received(DECLINED));
  expect([state().status, clock.pending()]).toEqual(['idle', 0]);
});

it('declines the request of a blocked customer at once, with nothing to undo', async () => {
  const { session, state, announced, why, pass, clock, mark } = await setUpRequest();
  session.customerBlocked(customer('bob').id);
  expect(state().request.status).toBe('pending');
  session.customerBlocked(mark.id);
  expect(announced).toEqual(received(DECLINED));
  expect([state().request.status, why(), clock.pending()]).toEqual(['none', ['declined'], 0]);
  session.undoDecline();
  pass(10_000);
  expect([state().request.status, announced.length]).toEqual(['none', 1]);
});

it('does not take back an acceptance because the customer is blocked meanwhile', async () => {
  const { session, state, announced, hold, answer, mark } = await setUpRequest();
  hold('accept');
  session.accept();
  session.customerBlocked(mark.id);
  await answer('accept', done);
  expect([state().status, announced]).toEqual(['connected', []]);
});

it('declines a blocked customer who waits beside a session', async () => {
  const { session, state, announced, why } = await setUpSecond();
  session.customerBlocked(BOB.id);
  expect([state().second, state().status, why()]).toEqual([undefined, 'connected', ['declined']]);
  expect(announced).toMatchObject([{ content: DECLINED, receiverId: BOB.id }]);
});

it('names the request in its timeout and in the end of its session', async () => {
  const ringing = await setUpRequest();
  ringing.asks({ ...ringing.mark, requestId: '42' });
  ringing.timer(ringing.mark.id, 'platform');
  ringing.pass(59_000);
  const { session, accept, asks, named, mark } = await setUpRequest();
  asks({ ...mark, requestId: '43' });
  await accept();
  session.end(false);
  expect([ringing.named('timeout'), named('end')]).toMatchObject([[{ requestId: '42' }], [{ requestId: '43' }]]);
});
