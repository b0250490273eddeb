import { SERVICES } from '@greenroom/core/services/service';
import { END_REASONS } from '@greenroom/core/session/session-signal';
import { SPECIAL_PATTERNS } from '@greenroom/core/toys/rules/toy-rule';
import { REQUEST_TYPE_NAMES } from '../actors/request-types.ts';
import type { FaultName } from '../platform/base/faults/fault.ts';
import type { ScenarioStep } from '../scenario/scenario.wire.ts';
import { move, type Dice, type Move } from './move.ts';
import { RACE_MOVES, withdrawal } from './race-moves.ts';

export const CUSTOMERS = {
  mark: { country: 'nl' },
  victor: { country: 'be' },
  jonas: { country: 'de' },
  pieter: { country: 'nl' },
  lukas: { country: 'de' },
} as const;
export const NAMES = Object.keys(CUSTOMERS);
const TIPS = [1, 2, 3, 5, 7, 12];

const performerMove = (weight: number, action: string, more: Readonly<Record<string, unknown>> = {}): Move =>
  move(weight, () => [{ action, ...more }]);
const customerMove = (
  weight: number,
  action: string,
  more: (dice: Dice) => Readonly<Record<string, unknown>> = () => ({}),
): Move => move(weight, (dice) => [{ actor: dice.actor(), action, mayFail: true, ...more(dice) }]);

const PERFORMER_MOVES: readonly Move[] = [
  performerMove(6, 'goReady'),
  performerMove(6, 'accept'),
  performerMove(2, 'decline'),
  performerMove(1, 'declineAsBusy'),
  performerMove(1, 'undoDecline'),
  performerMove(1, 'declineSecond'),
  performerMove(2, 'keepSecond'),
  performerMove(2, 'takeSecond'),
  performerMove(3, 'end'),
  performerMove(1, 'end', { block: true }),
  performerMove(2, 'stopWork'),
  performerMove(1, 'leaveSession'),
  performerMove(2, 'readSummary'),
  move(4, (dice) => [{ action: 'toggle', service: dice.one(SERVICES) }]),
  performerMove(2, 'pause'),
  performerMove(2, 'resume'),
  move(4, (dice) => [{ action: 'send', text: `line ${dice.upTo(1_000)}` }]),
  performerMove(1, 'sendAgain'),
  performerMove(1, 'write', { text: 'hm' }),
  move(2, (dice) => [{ action: 'openModal', modal: dice.one(['phone', 'session', 'notapproved', 'face-recog']) }]),
  performerMove(2, 'closeModal'),
  performerMove(2, 'closeModal', { modal: 'face-recog' }),
  performerMove(1, 'cycleFontSize'),
  performerMove(1, 'lookAgain'),
  performerMove(1, 'reconnect'),
  performerMove(2, 'connectToys'),
  performerMove(1, 'disconnectToys'),
  performerMove(1, 'stopToys'),
  performerMove(1, 'pauseToys'),
  performerMove(1, 'resumeToys'),
  performerMove(1, 'skipToy'),
  performerMove(1, 'logOut'),
  performerMove(4, 'beAtWork'),
];
const CUSTOMER_MOVES: readonly Move[] = [
  customerMove(6, 'ask', (dice) => ({
    for: dice.one(REQUEST_TYPE_NAMES),
    timers: dice.one(['both', 'both', 'platform', 'device', 'none']),
  })),
  customerMove(2, 'cancel'),
  customerMove(2, 'startTimer', (dice) => ({ timer: dice.one(['START_TIMER', 'START_TIMER_DEVICE']) })),
  customerMove(5, 'say', (dice) => ({ text: `words ${dice.upTo(1_000)}` })),
  customerMove(2, 'type'),
  customerMove(1, 'show', (dice) => ({ on: dice.happens(0.5) })),
  customerMove(3, 'leave', (dice) => ({ reason: dice.one(END_REASONS) })),
  customerMove(3, 'pay', (dice) => ({ payment: { for: 'tip', value: dice.one(TIPS) } })),
  customerMove(1, 'writeMessage', (dice) => ({ text: `letter ${dice.upTo(1_000)}` })),
  customerMove(1, 'pay', (dice) => ({ payment: { for: 'special', value: dice.one(SPECIAL_PATTERNS) } })),
];
/** The usual course of things, without which chance seldom gets as far as a session. */
const MEETING: Move = move(8, (dice) => {
  const actor = dice.actor();
  return [
    { action: 'goReady' },
    { after: '500ms', actor, action: 'ask', for: dice.one(REQUEST_TYPE_NAMES), mayFail: true },
    { after: '500ms', action: 'accept' },
    { after: '1s', actor, action: 'say', text: `hello ${dice.upTo(1_000)}`, mayFail: true },
  ];
});
/** A customer asks while another is connected, and is answered one way or another. */
const SECOND: Move = move(4, (dice) => [
  { actor: dice.actor(), action: 'ask', for: dice.one(REQUEST_TYPE_NAMES), mayFail: true },
  { after: '1s', action: dice.one(['declineSecond', 'keepSecond', 'takeSecond', 'keepSecond']) },
  { after: `${dice.upTo(4_000)}ms`, ...dice.one([{ action: 'end' }, { action: 'cut' }, { action: 'keepSecond' }]) },
]);
/** A toy that runs, and what brings it to rest before its time. */
const PLAYING: Move = move(4, (dice) => [
  { action: 'trigger', event: 'toy', content: { type: 'tip', value: String(dice.one(TIPS)) } },
  {
    after: '1500ms',
    ...dice.one([{ action: 'stopToys' }, { action: 'end' }, { action: 'skipToy' }, { action: 'stopWork' }]),
  },
]);
const PLATFORM_MOVES: readonly Move[] = [
  move(1, (dice) => [{ action: 'trigger', event: 'voyeur', content: { type: 'peek', value: dice.upTo(9) } }]),
  move(1, (dice) => [
    {
      action: 'trigger',
      event: 'status_change',
      content: { services: { [dice.one(['peek', 'phone', 'sms'])]: false } },
    },
  ]),
];
const NETWORK_FAULTS: readonly Move[] = [
  performerMove(3, 'cut'),
  move(2, (dice) => [{ action: 'line', opening: dice.one(['refuses', 'silent']) }, { action: 'cut' }]),
  move(2, (dice) => [{ action: 'line', up: dice.happens(0.5), down: dice.happens(0.5) }]),
  move(1, (dice) => [{ action: 'line', latency: dice.one(['200ms', '900ms', '2s']) }]),
  performerMove(1, 'line', { lingers: true }),
  performerMove(3, 'heal'),
  performerMove(3, 'allWell'),
  move(1, (dice) => [{ action: 'wallClock', seconds: dice.one([-3_600, 3_600]) }]),
];
const TOY_FAULTS: readonly Move[] = [
  performerMove(1, 'endApp'),
  performerMove(2, 'startApp'),
  move(1, (dice) => [
    { action: 'misbehave', ...dice.one([{ slow: 900 }, { silent: true }, { dieAfter: 2 }, { code: 506 }]) },
  ]),
];

/** The step that each fault breaks. */
const BROKEN_BY: Partial<Readonly<Record<FaultName, (dice: Dice) => ScenarioStep>>> = {
  'save-fails': (dice) => ({ action: 'toggle', service: dice.one(SERVICES) }),
  'start-fails': () => ({ action: 'goReady' }),
  'accept-fails': () => ({ action: 'accept' }),
  'end-fails': () => ({ action: 'end' }),
  'send-fails': () => ({ action: 'send', text: 'lost?' }),
  'logout-fails': () => ({ action: 'logOut' }),
};
/** A fault at just the wrong moment, and over. */
const provoked = (faults: readonly FaultName[]): readonly Move[] => {
  const known = faults.filter((name) => BROKEN_BY[name] !== undefined);
  if (known.length === 0) return [];
  return [
    move(8, (dice) => {
      const name = dice.one(known);
      const step = BROKEN_BY[name]?.(dice);
      return [
        { action: 'fault', name },
        { after: '100ms', ...step },
        { after: '2s', action: 'fault', name, on: false },
      ];
    }),
  ];
};

/**
 * A customer leaves while the connection is broken, and no event reports it later: only asking for the state shows it.
 */
const MISSED: Move = move(6, (dice) => [
  { action: 'fault', name: 'lose-events' },
  { action: 'cut' },
  { actor: dice.actor(), action: 'leave', mayFail: true },
  { after: '5s', action: 'fault', name: 'lose-events', on: false },
]);

/** Faults of the calls by which a new page learns what goes on and what it earned. */
const SNAPSHOT_FAULTS: readonly FaultName[] = ['current-session-fails', 'session-pay-fails', 'earnings-fail'];
/** A way in which the event about the customer's leaving gets lost. */
const losesEvents = (dice: Dice, faults: readonly FaultName[]): ScenarioStep =>
  faults.includes('lose-events') && dice.happens(0.5)
    ? { action: 'fault', name: 'lose-events' }
    : { action: 'line', latency: '2s' };
/**
 * A page is loaded again in a session while one of its snapshots fails, the customer leaves at that moment, and no event tells of it.
 */
const unseenEnds = (faults: readonly FaultName[]): readonly Move[] => {
  const known = faults.filter((name) => SNAPSHOT_FAULTS.includes(name));
  if (known.length === 0) return [];
  return [
    move(4, (dice) => {
      const [actor, name] = [dice.actor(), dice.one(known)];
      return [
        { action: 'goReady' },
        { after: '500ms', actor, action: 'ask', for: dice.one(REQUEST_TYPE_NAMES), mayFail: true },
        { after: '500ms', action: 'accept' },
        { after: `${dice.upTo(2_000)}ms`, ...losesEvents(dice, faults) },
        { action: 'fault', name },
        { after: `${dice.upTo(2_000)}ms`, action: 'reloadPage' },
        { after: `${dice.upTo(1_500)}ms`, action: 'goReady' },
        { after: `${dice.upTo(500)}ms`, ...withdrawal(dice, actor) },
        { after: `${dice.upTo(10_000)}ms`, action: 'allWell' },
      ];
    }),
  ];
};

/** @param faults the platform's faults that may happen; with any, those of network and toys may as well */
export const movesWith = (faults: readonly FaultName[]): readonly Move[] => {
  const calm = [...PERFORMER_MOVES, ...CUSTOMER_MOVES, MEETING, SECOND, PLAYING, ...RACE_MOVES, ...PLATFORM_MOVES];
  if (faults.length === 0) return calm;
  const named = move(6, (dice) => [{ action: 'fault', name: dice.one(faults) }]);
  const over = move(6, (dice) => [{ action: 'fault', name: dice.one(faults), on: false }]);
  const missed = faults.includes('lose-events') ? [MISSED] : [];
  return [
    ...calm,
    ...NETWORK_FAULTS,
    ...TOY_FAULTS,
    ...provoked(faults),
    ...unseenEnds(faults),
    ...missed,
    named,
    over,
  ];
};
