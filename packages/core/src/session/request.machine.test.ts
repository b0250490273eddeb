import { expect, it } from 'vitest';
import { customer } from '../../testing/session/session-rig.fake.ts';
import { millis, seconds } from '../kernel/units.ts';
import { NO_REQUEST, request, type RequestEvent, type RequestState } from './request.machine.ts';

const MARK = customer('mark');
const BOB = customer('bob');
const at = { askedAt: millis(1_000), receivedAt: millis(2_000) };
const PENDING: RequestState = { status: 'pending', client: MARK, ...at, accepting: false };
const ACCEPTING: RequestState = { ...PENDING, accepting: true };
const DECLINING: RequestState = { status: 'declining', client: MARK, ...at };
const from = (client = MARK): RequestEvent => ({
  type: 'received',
  client,
  now: millis(3_000),
  askedAt: millis(3_000),
  availability: 'free',
});

it.each<readonly [string, RequestState, RequestEvent]>([
  ['a pending request from the same customer again', PENDING, from()],
  ['a declined request from the same customer again', DECLINING, from()],
  ['a pending request taken back by another customer', PENDING, { type: 'cancelled', clientId: BOB.id }],
  ['a pending request whose other customer left', PENDING, { type: 'disconnected', clientId: BOB.id }],
  ['a declined request taken back by another customer', DECLINING, { type: 'cancelled', clientId: BOB.id }],
  ['a declined request that is accepted', DECLINING, { type: 'acceptClicked' }],
  ['a declined request whose acceptance is confirmed late', DECLINING, { type: 'accepted' }],
  ['a declined request whose acceptance fails late', DECLINING, { type: 'acceptFailed' }],
  ['a request that is accepted twice', ACCEPTING, { type: 'acceptClicked' }],
  ['a request that is declined while it is being accepted', ACCEPTING, { type: 'declined' }],
  ['a declined request that is declined again', DECLINING, { type: 'declined' }],
  ['a request whose decline was never begun', PENDING, { type: 'declineUndone', now: millis(3_000) }],
  ['no request that is accepted', NO_REQUEST, { type: 'acceptClicked' }],
  ['no request that is cancelled', NO_REQUEST, { type: 'cancelled', clientId: MARK.id }],
])('changes nothing for %s', (_what, state, event) => {
  const step = request(state, event);
  expect(step.state).toBe(state);
  expect(step.effects).toEqual([]);
});

it('sends the decline at once, without a time to wait, when another customer asks during Undo', () => {
  expect(request(DECLINING, from(BOB))).toEqual({
    state: { status: 'pending', client: BOB, askedAt: 3_000, receivedAt: 3_000, accepting: false },
    effects: [
      { type: 'reportDeclined', client: MARK },
      { type: 'missed', client: MARK, why: 'declined' },
      { type: 'opened', client: BOB },
    ],
  });
});

it('tells the time to wait with *Busy*, and none with a plain decline', () => {
  const busy = request(PENDING, { type: 'declined', retryAfter: seconds(300) });
  expect(busy.state).toEqual({ ...DECLINING, retryAfter: 300 });
  expect(request(busy.state, { type: 'declineFinal' }).effects).toEqual([
    { type: 'reportDeclined', client: MARK, retryAfter: 300 },
    { type: 'missed', client: MARK, why: 'declined' },
  ]);
  expect(request(PENDING, { type: 'declined' }).state).toStrictEqual(DECLINING);
});

it('can be accepted again once accepting failed', () => {
  const failed = request(ACCEPTING, { type: 'acceptFailed' });
  expect(failed.state).toEqual({ ...PENDING, error: 'session.acceptFailed' });
  expect(request(failed.state, { type: 'acceptClicked' }).effects).toEqual([{ type: 'accept', client: MARK }]);
});

it.each(['notActive', 'busy'] as const)('opens no request while the performer is %s, and lists it as missed', (why) => {
  expect(request(NO_REQUEST, { ...from(), availability: why } as RequestEvent)).toEqual({
    state: NO_REQUEST,
    effects: [{ type: 'missed', client: MARK, why }],
  });
});
