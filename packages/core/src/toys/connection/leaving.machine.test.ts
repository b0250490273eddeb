import { expect, it } from 'vitest';
import { leaving, STAYING, type LeavingEvent } from './leaving.machine.ts';

const effectsOf = (...events: readonly LeavingEvent[]): readonly string[] => {
  let state = STAYING;
  const effects: string[] = [];
  for (const event of events) {
    const step = leaving(state, event);
    state = step.state;
    effects.push(...step.effects.map(({ type }) => type));
  }
  return effects;
};
const CONNECT: LeavingEvent = { type: 'connectAsked' };
const DISCONNECT: LeavingEvent = { type: 'leaveAsked', task: 'disconnect' };
const LOG_OUT: LeavingEvent = { type: 'leaveAsked', task: 'logOut' };
const ANSWERED: LeavingEvent = { type: 'stopAnswered' };

it('connects at once while nobody leaves', () => {
  expect(effectsOf(CONNECT, CONNECT)).toEqual(['connect', 'connect']);
});

it('disconnects once the stop is answered, and only then', () => {
  expect(effectsOf(DISCONNECT)).toEqual(['stopToys']);
  expect(effectsOf(DISCONNECT, ANSWERED, ANSWERED)).toEqual(['stopToys', 'disconnect']);
});

it('connects after the disconnect when it was asked for meanwhile', () => {
  expect(effectsOf(DISCONNECT, CONNECT, ANSWERED)).toEqual(['stopToys', 'disconnect', 'connect']);
  expect(effectsOf(DISCONNECT, CONNECT, ANSWERED, DISCONNECT, ANSWERED)).toEqual([
    'stopToys',
    'disconnect',
    'connect',
    'stopToys',
    'disconnect',
  ]);
});

it('does what was asked last when it is left twice, and stops the toys each time', () => {
  expect(effectsOf(DISCONNECT, CONNECT, LOG_OUT, ANSWERED)).toEqual(['stopToys', 'stopToys', 'logOut']);
});

it('means nothing that a stop is answered while nobody leaves', () => {
  expect(leaving(STAYING, ANSWERED).state).toBe(STAYING);
});
