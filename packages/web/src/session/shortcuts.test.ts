import { expect, it } from 'vitest';
import { shortcutFor, type PressedKey } from './shortcuts.ts';

const press = (key: string, more: Partial<PressedKey> = {}): PressedKey => ({
  key,
  withModifier: false,
  repeated: false,
  inField: false,
  ...more,
});

it.each([
  ['Enter', 'request', 'accept'],
  ['Escape', 'request', 'decline'],
  ['g', 'idle', 'goReady'],
  ['E', 'connected', 'end'],
  ['c', 'connected', 'focusChat'],
  ['Escape', 'connected', 'leaveChat'],
  ['p', 'ready', 'pause'],
  ['s', 'connected', 'stopToys'],
  ['?', 'notApproved', 'help'],
] as const)('hears %s while %s as %s', (key, stage, action) => {
  expect(shortcutFor(press(key), stage)).toBe(action);
});

it.each([
  ['Enter', 'ready'],
  ['Escape', 'ready'],
  ['e', 'ready'],
  ['g', 'connected'],
] as const)('ignores %s while %s', (key, stage) => {
  expect(shortcutFor(press(key), stage)).toBeUndefined();
});

it('does nothing while she types', () => {
  expect(shortcutFor(press('e', { inField: true }), 'connected')).toBeUndefined();
});

it('leaves combinations to the browser', () => {
  expect(shortcutFor(press('p', { withModifier: true }), 'ready')).toBeUndefined();
});

it('counts a key that is held down once', () => {
  expect(shortcutFor(press('e', { repeated: true }), 'connected')).toBeUndefined();
});
