import { expect, it } from 'vitest';
import {
  askedBy,
  askingMeanwhile,
  connectedWith,
  decliningOf,
  IDLE,
  MARK,
  READY,
} from '../../testing/session/session-state.fake.ts';
import { clientId } from '../kernel/ids.ts';
import { after, leave } from '../kernel/slots.ts';
import { millis, seconds } from '../kernel/units.ts';
import type { SessionState } from '../session/session-state.ts';
import {
  NO_NOTIFICATION_ANSWER,
  notificationAnswer,
  type NotificationAnswer,
  type NotificationAnswerEvent,
  type NotificationAnswerState,
} from './notification-answer.machine.ts';

type Press = NotificationAnswer['press'];

const TIMED_OUT: NotificationAnswerEvent = { type: 'timedOut' };
const KNOWN = after('deadline', millis(20_000), TIMED_OUT);
const EVENT = after('deadline', millis(3_000), TIMED_OUT);
const CANCEL = leave('deadline');
const WAITING: SessionState = { ...IDLE, waitingRequests: [{ client: MARK, since: seconds(5) }] };

const pressed = (press: Press, session: SessionState, mayWork = true) =>
  notificationAnswer(NO_NOTIFICATION_ANSWER, {
    type: 'pressed',
    answer: { clientId: MARK.id, press },
    facts: { session, mayWork },
  });
const changed = (state: NotificationAnswerState, session: SessionState, mayWork = true) =>
  notificationAnswer(state, { type: 'factsChanged', facts: { session, mayWork } });
/** Pressed on Accept while the request waits and the performer is not ready. */
const goingReady = pressed('accept', WAITING).state;

it.each<[Press, readonly unknown[]]>([
  ['accept', [KNOWN, CANCEL, { type: 'accept' }]],
  ['decline', [KNOWN, CANCEL, { type: 'decline' }]],
  ['open', [KNOWN, CANCEL]],
])('carries out the press %s on a request that is on the screen', (press, effects) => {
  expect(pressed(press, askedBy(MARK))).toEqual({ state: NO_NOTIFICATION_ANSWER, effects });
});

it.each([
  ['is being accepted', askedBy(MARK, { accepting: true })],
  ['is being declined', decliningOf(MARK)],
  ['has become the session', connectedWith(MARK)],
  ['is the card of the second customer', connectedWith({ ...MARK, id: clientId('c2') }, askingMeanwhile(MARK))],
])('does nothing for a request that %s', (_what, session) => {
  expect(pressed('accept', session)).toEqual({ state: NO_NOTIFICATION_ANSWER, effects: [KNOWN, CANCEL] });
});

it.each<[string, SessionState, boolean]>([
  ['the performer may not work yet', WAITING, false],
  ['it is not known what goes on', { ...WAITING, startup: 'pending' }, true],
  ['the broadcast is being started', { ...WAITING, starting: true }, true],
])('waits up to 20 s while %s', (_why, session, mayWork) => {
  expect(pressed('accept', session, mayWork)).toMatchObject({ state: { status: 'open' }, effects: [KNOWN] });
});

it('goes ready for Accept alone', () => {
  expect(pressed('accept', WAITING)).toMatchObject({
    state: { status: 'goingReady' },
    effects: [KNOWN, { type: 'goReady' }],
  });
  expect(pressed('decline', WAITING).effects).toEqual([KNOWN, CANCEL, { type: 'declineWaiting', clientId: MARK.id }]);
  expect(pressed('open', WAITING).effects).toEqual([KNOWN, CANCEL, { type: 'reportWaiting', name: 'nl|Mark' }]);
});

it('goes ready once, and accepts when the request is on the screen', () => {
  expect(changed(goingReady, WAITING)).toEqual({ state: goingReady, effects: [] });
  expect(changed(goingReady, READY).state).toBe(goingReady);
  expect(changed(goingReady, askedBy(MARK)).effects).toEqual([CANCEL, { type: 'accept' }]);
});

it('gives up without a word when going ready fails, which is told elsewhere', () => {
  const failed: SessionState = { ...IDLE, status: 'error', error: 'session.startFailed' };
  expect(changed(goingReady, failed)).toEqual({ state: NO_NOTIFICATION_ANSWER, effects: [CANCEL] });
});

it.each(['idle', 'error'] as const)(
  'tells that a request is over that a session in the state %s does not have',
  (status) => {
    expect(pressed('accept', { ...IDLE, status }).effects).toEqual([KNOWN, CANCEL, { type: 'reportOver' }]);
  },
);

it('waits 3 s on the air for the event of a request, and tells then that it is over', () => {
  const { state, effects } = pressed('accept', READY);
  expect(effects).toEqual([KNOWN, EVENT]);
  expect(notificationAnswer(state, { type: 'timedOut' })).toEqual({
    state: NO_NOTIFICATION_ANSWER,
    effects: [CANCEL, { type: 'reportOver' }],
  });
});

it('means nothing to change or time out without a press', () => {
  expect(changed(NO_NOTIFICATION_ANSWER, askedBy(MARK)).state).toBe(NO_NOTIFICATION_ANSWER);
  expect(notificationAnswer(NO_NOTIFICATION_ANSWER, { type: 'timedOut' }).effects).toEqual([]);
});

it('forgets the press at a log-out', () => {
  expect(notificationAnswer(goingReady, { type: 'reset' })).toEqual({
    state: NO_NOTIFICATION_ANSWER,
    effects: [CANCEL],
  });
});
