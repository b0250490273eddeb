import { expect, it } from 'vitest';
import { CONNECTED, disconnecting, type DisconnectingEvent } from './disconnecting.machine.ts';

const effectsOf = (...events: readonly DisconnectingEvent[]): readonly string[] => {
  let state = CONNECTED;
  const effects: string[] = [];
  for (const event of events) {
    const step = disconnecting(state, event);
    state = step.state;
    effects.push(...step.effects.map(({ type }) => type));
  }
  return effects;
};
const CONNECT: DisconnectingEvent = { type: 'connectRequested' };
const DISCONNECT: DisconnectingEvent = { type: 'endRequested', task: 'disconnect' };
const LOG_OUT: DisconnectingEvent = { type: 'endRequested', task: 'logOut' };
const ANSWERED: DisconnectingEvent = { type: 'stopAnswered' };

it('connects at once while no disconnect is under way', () => {
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

it('ends with the last of two tasks, and stops the toys for each', () => {
  expect(effectsOf(DISCONNECT, CONNECT, LOG_OUT, ANSWERED)).toEqual(['stopToys', 'stopToys', 'logOut']);
});

it('ignores an answered stop while no disconnect is under way', () => {
  expect(disconnecting(CONNECTED, ANSWERED).state).toBe(CONNECTED);
});
