import { expect, it } from 'vitest';
import { clientId } from '../kernel/ids.ts';
import { millis } from '../kernel/units.ts';
import { realtimeConnection } from './realtime-connection.machine.ts';
import { NEVER_CONNECTED, type RealtimeConnection, type RealtimeConnectionEvent } from './realtime-phase.ts';

const MOMENT = { at: millis(0), chance: 0.5 };
const moment = (at: number) => ({ at: millis(at), chance: 0.5 });
type Report = 'opened' | 'closed' | 'acknowledged' | 'refused' | 'pong' | 'received';
type Due = 'openTimedOut' | 'greetingDue' | 'acknowledgementTimedOut' | 'retryDue' | 'pingDue' | 'checkDue';

const after = (state: RealtimeConnection, event: RealtimeConnectionEvent): RealtimeConnection =>
  realtimeConnection(state, event).state;
const reports = (state: RealtimeConnection, type: Report, at = 0): RealtimeConnection =>
  after(state, { type, ...moment(at) });

const IDLE = NEVER_CONNECTED;
const OPENING = after(IDLE, { type: 'connectRequested', ...MOMENT });
const GREETING = reports(OPENING, 'opened');
const AUTHENTICATING = after(GREETING, { type: 'greetingDue', ...MOMENT });
const ONLINE = reports(AUTHENTICATING, 'acknowledged');
const STOPPED = reports(AUTHENTICATING, 'refused');
const WAITING = reports(ONLINE, 'closed', 20_000);
const PHASES = {
  idle: IDLE,
  opening: OPENING,
  greeting: GREETING,
  authenticating: AUTHENTICATING,
  online: ONLINE,
  stopped: STOPPED,
  waiting: WAITING,
};
type Phase = keyof typeof PHASES;

it('comes through each phase', () => {
  for (const [name, { phase }] of Object.entries(PHASES)) expect(phase).toBe(name);
});

/** Phases in which an event means something. */
const MEANS: Readonly<Record<Report | Due | 'callAnswered' | 'retryRequested', readonly Phase[]>> = {
  opened: ['opening'],
  closed: ['opening', 'greeting', 'authenticating', 'online'],
  acknowledged: ['authenticating'],
  refused: ['authenticating'],
  pong: ['online'],
  // Nothing is learned from a frame while no ping waits for its answer.
  received: [],
  openTimedOut: ['opening'],
  greetingDue: ['greeting'],
  acknowledgementTimedOut: ['authenticating'],
  retryDue: ['waiting'],
  pingDue: ['online'],
  checkDue: ['online'],
  // Only in the slow series, which has not begun.
  callAnswered: [],
  retryRequested: ['waiting', 'stopped'],
};

const cases = Object.entries(MEANS).flatMap(([type, phases]) =>
  Object.entries(PHASES).flatMap(([phase, state]) =>
    phases.some((each) => each === phase) ? [] : [[type, phase, state] as const],
  ),
);

it.each(cases)('takes %s for nothing while %s', (type, _phase, state) => {
  const event = { type, ...moment(30_000) } as RealtimeConnectionEvent;
  const step = realtimeConnection(state, event);
  expect(step.state).toBe(state);
  expect(step.effects).toEqual([]);
});

it.each(['idle', 'stopped'] as const)('keeps no message while %s, for nobody may ever hear it', (phase) => {
  const event = { event: 'typing', content: {}, receiverId: clientId('7'), receiverType: 'ROLE_CLIENT' } as const;
  expect(after(PHASES[phase], { type: 'sendRequested', event })).toBe(PHASES[phase]);
});

it('continues the series of tries of a connection that lasted 10 s, and begins a new one after 10.001 s', () => {
  const again = reports(
    after(reports(after(WAITING, { type: 'retryDue', ...moment(21_000) }), 'opened', 21_000), {
      type: 'greetingDue',
      ...moment(22_000),
    }),
    'acknowledged',
    22_000,
  );
  expect(reports(again, 'closed', 32_000)).toMatchObject({ phase: 'waiting', series: { tries: 1, lostAt: 20_000 } });
  expect(reports(again, 'closed', 32_001)).toMatchObject({ phase: 'waiting', series: { tries: 0, lostAt: 32_001 } });
});

it('starts a series anew by hand, as old as the loss where one waited, and as new as the press where it was stopped', () => {
  expect(after(WAITING, { type: 'retryRequested', ...moment(25_000) })).toMatchObject({
    phase: 'opening',
    series: { tries: 1, lostAt: 20_000, isSlow: false },
  });
  expect(after(STOPPED, { type: 'retryRequested', ...moment(25_000) })).toMatchObject({
    series: { tries: 1, lostAt: 25_000 },
  });
});

it('leaves the time asleep out of the 52 s, and no other lateness', () => {
  const due = WAITING.phase === 'waiting' ? WAITING.retryAt : 0;
  const late = (by: number) => after(WAITING, { type: 'retryDue', ...moment(due + by) });
  expect(late(6_000)).toMatchObject({ series: { since: 20_000 } });
  expect(late(60_000)).toMatchObject({ series: { since: 80_000 } });
});

/** In the slow series: the first greeting was never acknowledged. */
const SLOW = after(AUTHENTICATING, { type: 'acknowledgementTimedOut', ...moment(4_000) });

it('tries at once when a call is answered in the slow series, not sooner than 5 s after the last loss', () => {
  expect(SLOW).toMatchObject({ phase: 'waiting', series: { isSlow: true } });
  expect(after(SLOW, { type: 'callAnswered', ...moment(8_999) })).toBe(SLOW);
  expect(after(SLOW, { type: 'callAnswered', ...moment(9_000) }).phase).toBe('opening');
});

it('tries at once when the page is looked at again', () => {
  const hidden = after(WAITING, { type: 'becameHidden' });
  expect(hidden.isHidden).toBe(true);
  expect(after(hidden, { type: 'becameHidden' })).toBe(hidden);
  expect(after(hidden, { type: 'becameVisible', ...moment(20_100) })).toMatchObject({
    phase: 'opening',
    isHidden: false,
  });
  expect(after(IDLE, { type: 'becameVisible', ...MOMENT })).toBe(IDLE);
});

it('counts a look at the page as a try where one was due, and no earlier look', () => {
  const due = WAITING.phase === 'waiting' ? WAITING.retryAt : 0;
  const lookAt = (at: number) => after(WAITING, { type: 'becameVisible', ...moment(at) });
  expect(lookAt(due - 1)).toMatchObject({ phase: 'opening', series: { tries: 0, triedAt: due - 1 } });
  expect(lookAt(due)).toMatchObject({ phase: 'opening', series: { tries: 1, triedAt: due } });
});

it('sends no message once its time is over, to the millisecond', () => {
  const typing = { event: 'typing', content: {}, receiverId: clientId('7'), receiverType: 'ROLE_CLIENT' } as const;
  const event = { ...typing, until: millis(500) };
  const queued = after(AUTHENTICATING, { type: 'sendRequested', event });
  const sentAt = (at: number) =>
    realtimeConnection(queued, { type: 'acknowledged', ...moment(at) }).effects.filter(({ type }) => type === 'send');
  expect([sentAt(499), sentAt(500)]).toEqual([[{ type: 'send', event }], []]);
});
