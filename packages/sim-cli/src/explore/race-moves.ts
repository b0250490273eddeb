import { END_REASONS } from '@greenroom/core/session/session-signal';
import { REQUEST_TYPE_NAMES } from '../actors/request-types.ts';
import type { ScenarioStep } from '../scenario/scenario.wire.ts';
import { move, type Dice, type Move } from './move.ts';

/** Milliseconds in which an answer or an event is on its way. */
const ANSWER_ON_ITS_WAY = 400;
const EVENT_ON_ITS_WAY = 60;

/** A customer takes a request back, or leaves the session that it became. */
export const withdrawal = (dice: Dice, actor: string): ScenarioStep =>
  dice.happens(0.6)
    ? { actor, action: 'cancel', mayFail: true }
    : { actor, action: 'leave', reason: dice.one(END_REASONS), mayFail: true };

/** A customer takes the request back at the moment in which it is accepted; which comes first is chance. */
const RACE = move(6, (dice) => {
  const actor = dice.actor();
  const withdraws = withdrawal(dice, actor);
  const both: readonly ScenarioStep[] = dice.happens(0.5)
    ? [
        { after: '600ms', action: 'accept' },
        { after: `${dice.upTo(ANSWER_ON_ITS_WAY)}ms`, ...withdraws },
      ]
    : [
        { after: '600ms', ...withdraws },
        { after: `${dice.upTo(EVENT_ON_ITS_WAY)}ms`, action: 'accept' },
      ];
  return [
    { action: 'goReady' },
    { after: '500ms', actor, action: 'ask', for: dice.one(REQUEST_TYPE_NAMES), mayFail: true },
    ...both,
    // Whatever was on its way has arrived.
    { after: '6s' },
    { after: '6s' },
  ];
});

/** A session that lasts longer than the time to join. */
const LONG_SESSION = move(2, (dice) => {
  const actor = dice.actor();
  return [
    { action: 'goReady' },
    { after: '500ms', actor, action: 'ask', for: dice.one(REQUEST_TYPE_NAMES), mayFail: true },
    { after: '500ms', action: 'accept' },
    { after: `${30_000 + dice.upTo(15_000)}ms`, actor, action: 'say', text: 'still here', mayFail: true },
    { after: '30s', actor, action: 'say', text: 'and here', mayFail: true },
  ];
});

/** A step of a customer while the performer's page is not there. */
const meanwhile = (dice: Dice): ScenarioStep => {
  const actor = dice.actor();
  return dice.one<ScenarioStep>([
    { actor, action: 'say', text: `while away ${dice.upTo(1_000)}`, mayFail: true },
    { actor, action: 'pay', payment: { for: 'tip', value: 3 }, mayFail: true },
    { actor, action: 'leave', mayFail: true },
    { actor, action: 'cancel', mayFail: true },
    { actor, action: 'ask', for: dice.one(REQUEST_TYPE_NAMES), mayFail: true },
    { actor, action: 'writeMessage', text: 'Are you there?', mayFail: true },
  ]);
};

/** The page goes and comes back, in the middle of whatever goes on. */
const PAGE_MOVES: readonly Move[] = [
  move(2, () => [{ action: 'reloadPage' }]),
  move(1, () => [{ action: 'openTab' }]),
  move(2, (dice) => [
    { action: 'leavePage' },
    { after: `${dice.upTo(3_000)}ms`, ...meanwhile(dice) },
    { after: `${dice.happens(0.8) ? dice.upTo(20_000) : dice.upTo(60_000)}ms`, action: 'openPage' },
  ]),
];

/** All faults end in the middle of a session in which a connection broke, and both sides have the same state. */
const HEALED = move(3, (dice) => {
  const actor = dice.actor();
  return [
    { action: 'allWell' },
    { after: '8s', action: 'checkLogin' },
    { after: '2s', action: 'beAtWork' },
    { action: 'reconnect' },
    { after: '2s', action: 'goReady' },
    { after: '500ms', actor, action: 'ask', for: dice.one(REQUEST_TYPE_NAMES), mayFail: true },
    { after: '500ms', action: 'accept' },
    { after: '1s', actor, action: 'say', text: `before ${dice.upTo(1_000)}`, mayFail: true },
    { action: 'cut' },
    { actor, action: 'say', text: `in between ${dice.upTo(1_000)}`, mayFail: true },
    { actor, action: 'writeMessage', text: 'Did you get this?', mayFail: true },
    { after: '60s', action: 'compare', healed: '60s' },
  ];
});

/** Moves that meet each other on the way, and the end of a page in the middle of one. */
export const RACE_MOVES: readonly Move[] = [RACE, LONG_SESSION, ...PAGE_MOVES, HEALED];
