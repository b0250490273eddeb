import { expect, it } from 'vitest';
import { ariaKeyShortcuts, chordLabels, letterLabel } from './shortcut-labels.ts';
import { shortcutFor, type PressedKey } from './shortcuts.ts';

const press = (key: string, more: Partial<PressedKey> = {}): PressedKey => ({
  key,
  code: '',
  main: false,
  alt: false,
  shift: false,
  repeated: false,
  inField: false,
  overWindow: false,
  ...more,
});
const TYPING = { inField: true } as const;
const CTRL = { ...TYPING, main: true } as const;

it.each([
  [press('.', CTRL), 'stopToys'],
  [press('.', { ...CTRL, shift: true }), 'stopToys'],
  [press('X', { ...CTRL, shift: true }), 'panic'],
  [press('m', CTRL), 'mute'],
  [press('M', { ...CTRL, shift: true }), 'camera'],
  [press('e', CTRL), 'end'],
  [press('D', { ...CTRL, shift: true }), 'secondDecline'],
  [press('A', { ...CTRL, shift: true }), 'secondAfter'],
  [press('E', { ...CTRL, shift: true }), 'secondTake'],
  [press('j', CTRL), 'note'],
  [press('\\', CTRL), 'page'],
  [press('#', { ...CTRL, code: 'Backslash' }), 'page'],
  [press('¡', { ...TYPING, alt: true, code: 'Digit1' }), 'quickReply'],
] as const)('takes a chord while typing in a session: %o is %s', (pressed, action) => {
  expect(shortcutFor(pressed, 'connected')).toMatchObject({ action, isBlocked: false });
});

it('counts Alt+1 to Alt+9 as the first to the ninth quick reply', () => {
  const indices = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(
    (digit) => shortcutFor(press(`${digit}`, { alt: true, code: `Digit${digit}` }), 'connected')?.index,
  );
  expect(indices).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

it.each([
  ['g', 'idle', 'goReady'],
  ['E', 'connected', 'end'],
  ['c', 'connected', 'focusChat'],
  ['p', 'ready', 'pause'],
  ['s', 'connected', 'stopToys'],
  ['m', 'ready', 'mute'],
  ['v', 'ready', 'camera'],
  ['?', 'notApproved', 'help'],
] as const)('takes the single key %s while %s as %s', (key, stage, action) => {
  expect(shortcutFor(press(key), stage)?.action).toBe(action);
});

it.each([
  ['e', 'ready'],
  ['g', 'connected'],
  ['Enter', 'request'],
  ['Escape', 'request'],
] as const)('leaves %s while %s to the page', (key, stage) => {
  expect(shortcutFor(press(key), stage)).toBeUndefined();
});

it.each([[press('e', TYPING)], [press('e', { overWindow: true })], [press('s', { alt: true })], [press('p', CTRL)]])(
  'takes no letter from a field, a window or the browser: %o',
  (pressed) => {
    expect(shortcutFor(pressed, 'connected')).toBeUndefined();
  },
);

it('takes chords and no letters once single keys are switched off', () => {
  expect(shortcutFor(press('e'), 'connected', false)).toBeUndefined();
  expect(shortcutFor(press('e', CTRL), 'connected', false)?.action).toBe('end');
});

it.each([
  ['.', {}, 'stopToys'],
  ['x', { shift: true }, 'panic'],
  ['m', {}, 'mute'],
  ['m', { shift: true }, 'camera'],
] as const)('takes Ctrl+%s %o over a window as well', (key, more, action) => {
  expect(shortcutFor(press(key, { ...CTRL, ...more, overWindow: true }), 'connected')).toMatchObject({
    action,
    isBlocked: false,
  });
});

it.each(['e', 'j', '\\'])('does nothing at Ctrl+%s over a window, and keeps the browser from acting', (key) => {
  expect(shortcutFor(press(key, { ...CTRL, overWindow: true }), 'connected')?.isBlocked).toBe(true);
});

it('counts a key that is held down once', () => {
  expect(shortcutFor(press('e', { ...CTRL, repeated: true }), 'connected')).toBeUndefined();
});

it('leaves AltGr, which is Ctrl and Alt, to the keyboard', () => {
  expect(shortcutFor(press('1', { ...CTRL, alt: true, code: 'Digit1' }), 'connected')).toBeUndefined();
});

it('prints and announces the same chord that it takes', () => {
  expect(chordLabels('stopToys', false)).toEqual(['Ctrl+.', 'Esc Esc']);
  expect(chordLabels('camera', false)).toEqual(['Ctrl+Shift+M']);
  expect([chordLabels('panic', true), chordLabels('mute', true)]).toEqual([['⌘⇧X'], ['⌃M']]);
  expect([ariaKeyShortcuts('end', false), ariaKeyShortcuts('end', true)]).toEqual(['Control+E', 'Meta+E']);
  expect([letterLabel('mute'), letterLabel('panic')]).toEqual(['M', undefined]);
});
