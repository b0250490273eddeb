import { SERVICES } from '@greenroom/core/services/service';
import { END_REASONS } from '@greenroom/core/session/end-reason';
import { SPECIAL_PATTERNS } from '@greenroom/core/toys/rules/special-rule';
import { WISH_NAMES } from '../actors/wishes.ts';
import type { FaultName } from '../platform/faults/faults.ts';
import type { Step } from '../scenario/scenario.wire.ts';
import { move, type Dice, type Move } from './move.ts';
import { RACE_MOVES } from './race-moves.ts';

export const CUSTOMERS = {
  mark: { country: 'nl' },
  victor: { country: 'be' },
  jonas: { country: 'de' },
  pieter: { country: 'nl' },
  lukas: { country: 'de' },
} as const;
export const NAMES = Object.keys(CUSTOMERS);
const TIPS = [1, 2, 3, 5, 7, 12];

const hers = (weight: number, action: string, more: Readonly<Record<string, unknown>> = {}): Move =>
  move(weight, () => [{ action, ...more }]);
const his = (
  weight: number,
  action: string,
  more: (dice: Dice) => Readonly<Record<string, unknown>> = () => ({}),
): Move => move(weight, (dice) => [{ actor: dice.actor(), action, mayFail: true, ...more(dice) }]);

const HER_MOVES: readonly Move[] = [
  hers(6, 'goReady'),
  hers(6, 'accept'),
  hers(2, 'decline'),
  hers(1, 'declineAsBusy'),
  hers(1, 'undoDecline'),
  hers(1, 'declineSecond'),
  hers(2, 'keepSecond'),
  hers(2, 'takeSecond'),
  hers(3, 'end'),
  hers(1, 'end', { block: true }),
  hers(2, 'stopWork'),
  hers(1, 'leaveSession'),
  hers(2, 'readSummary'),
  move(4, (dice) => [{ action: 'toggle', service: dice.one(SERVICES) }]),
  hers(2, 'pause'),
  hers(2, 'resume'),
  move(4, (dice) => [{ action: 'send', text: `line ${dice.upTo(1_000)}` }]),
  hers(1, 'sendAgain'),
  hers(1, 'write', { text: 'hm' }),
  move(2, (dice) => [{ action: 'openModal', modal: dice.one(['phone', 'session', 'notapproved', 'face-recog']) }]),
  hers(2, 'closeModal'),
  hers(2, 'closeModal', { modal: 'face-recog' }),
  hers(1, 'cycleFontSize'),
  hers(1, 'lookAgain'),
  hers(1, 'reconnect'),
  hers(2, 'connectToys'),
  hers(1, 'disconnectToys'),
  hers(1, 'stopToys'),
  hers(1, 'pauseToys'),
  hers(1, 'resumeToys'),
  hers(1, 'skipToy'),
  hers(1, 'logOut'),
  hers(4, 'beAtWork'),
];
const CUSTOMER_MOVES: readonly Move[] = [
  his(6, 'ask', (dice) => ({
    for: dice.one(WISH_NAMES),
    timers: dice.one(['both', 'both', 'platform', 'device', 'none']),
  })),
  his(2, 'cancel'),
  his(2, 'startTimer', (dice) => ({ timer: dice.one(['START_TIMER', 'START_TIMER_DEVICE']) })),
  his(5, 'say', (dice) => ({ text: `words ${dice.upTo(1_000)}` })),
  his(2, 'type'),
  his(1, 'show', (dice) => ({ on: dice.happens(0.5) })),
  his(3, 'leave', (dice) => ({ reason: dice.one(END_REASONS) })),
  his(3, 'pay', (dice) => ({ payment: { for: 'tip', value: dice.one(TIPS) } })),
  his(1, 'writeMessage', (dice) => ({ text: `letter ${dice.upTo(1_000)}` })),
  his(1, 'pay', (dice) => ({ payment: { for: 'special', value: dice.one(SPECIAL_PATTERNS) } })),
];
/** The usual course of things, without which chance seldom gets as far as a session. */
const MEETING: Move = move(8, (dice) => {
  const actor = dice.actor();
  return [
    { action: 'goReady' },
    { after: '500ms', actor, action: 'ask', for: dice.one(WISH_NAMES), mayFail: true },
    { after: '500ms', action: 'accept' },
    { after: '1s', actor, action: 'say', text: `hello ${dice.upTo(1_000)}`, mayFail: true },
  ];
});
/** Somebody asks while another customer is connected, and is answered one way or another. */
const SECOND: Move = move(4, (dice) => [
  { actor: dice.actor(), action: 'ask', for: dice.one(WISH_NAMES), mayFail: true },
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
  hers(3, 'cut'),
  move(2, (dice) => [{ action: 'line', opening: dice.one(['refuses', 'silent']) }, { action: 'cut' }]),
  move(2, (dice) => [{ action: 'line', up: dice.happens(0.5), down: dice.happens(0.5) }]),
  move(1, (dice) => [{ action: 'line', latency: dice.one(['200ms', '900ms', '2s']) }]),
  hers(1, 'line', { lingers: true }),
  hers(3, 'heal'),
  hers(3, 'allWell'),
  move(1, (dice) => [{ action: 'wallClock', seconds: dice.one([-3_600, 3_600]) }]),
];
const TOY_FAULTS: readonly Move[] = [
  hers(1, 'endApp'),
  hers(2, 'startApp'),
  move(1, (dice) => [
    { action: 'misbehave', ...dice.one([{ slow: 900 }, { silent: true }, { dieAfter: 2 }, { code: 506 }]) },
  ]),
];

/** What she does that a fault is there for. */
const BROKEN_BY: Partial<Readonly<Record<FaultName, (dice: Dice) => Step>>> = {
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

/** A customer leaves while the connection is broken, and nobody tells it later: only asking what goes on shows it. */
const MISSED: Move = move(6, (dice) => [
  { action: 'fault', name: 'lose-events' },
  { action: 'cut' },
  { actor: dice.actor(), action: 'leave', mayFail: true },
  { after: '5s', action: 'fault', name: 'lose-events', on: false },
]);

/** @param faults the platform's faults that may happen; with any, those of network and toys may as well */
export const movesWith = (faults: readonly FaultName[]): readonly Move[] => {
  const calm = [...HER_MOVES, ...CUSTOMER_MOVES, MEETING, SECOND, PLAYING, ...RACE_MOVES, ...PLATFORM_MOVES];
  if (faults.length === 0) return calm;
  const named = move(6, (dice) => [{ action: 'fault', name: dice.one(faults) }]);
  const over = move(6, (dice) => [{ action: 'fault', name: dice.one(faults), on: false }]);
  const missed = faults.includes('lose-events') ? [MISSED] : [];
  return [...calm, ...NETWORK_FAULTS, ...TOY_FAULTS, ...provoked(faults), ...missed, named, over];
};
