import { expect, it } from 'vitest';
import { ariaKeyShortcuts, chordLabels, letterLabel } from './shortcut-labels.ts';
import { shortcutFor, type PressedKey } from './shortcuts.ts';

const press = (key: string, more: Partial<PressedKey> = {}): PressedKey => ({
  key,
  code: '',
  main: false,
  ctrl: false,
  alt: false,
  shift: false,
  onMac: false,
  makesCharacter: false,
  goesOn: false,
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
  [press('1', { ...TYPING, alt: true, code: 'Digit1' }), 'quickReply'],
  [press('(', { ...TYPING, alt: true, code: 'Digit5' }), 'quickReply'],
  [press('1', { ...CTRL, ctrl: true, onMac: true, code: 'Digit1' }), 'quickReply'],
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
  ['p', 'ready', 'pause'],
  ['S', 'ready', 'stopToys'],
  ['m', 'ready', 'mute'],
  ['v', 'ready', 'camera'],
  ['?', 'notApproved', 'help'],
] as const)('takes the single key %s while %s as %s', (key, stage, action) => {
  expect(shortcutFor(press(key), stage)?.action).toBe(action);
});

it.each([
  ['e', 'ready'],
  ['Enter', 'request'],
  ['Escape', 'request'],
] as const)('leaves %s while %s to the page', (key, stage) => {
  expect(shortcutFor(press(key), stage)).toBeUndefined();
});

it('takes no single key in a session but ?', () => {
  const taken = 'abcdefghijklmnopqrstuvwxyzSMVPEG?'.split('').filter((key) => shortcutFor(press(key), 'connected'));
  expect(taken).toEqual(['?']);
});

it.each([
  [press('p', TYPING)],
  [press('p', { overWindow: true })],
  [press('s', { alt: true })],
  [press('p', CTRL)],
  [press('p', { goesOn: true })],
])('takes no letter from a field, a window, the browser or a text whose field has gone: %o', (pressed) => {
  expect(shortcutFor(pressed, 'ready')).toBeUndefined();
});

it.each([
  ['[ on a German Mac', press('[', { ...TYPING, alt: true, onMac: true, makesCharacter: true, code: 'Digit5' })],
  ['€ on a British Mac', press('€', { ...TYPING, alt: true, onMac: true, makesCharacter: true, code: 'Digit2' })],
  ['[ wherever it comes from', press('[', { ...TYPING, alt: true, code: 'Digit5' })],
  [
    'a digit that Option makes',
    press('1', { ...TYPING, alt: true, onMac: true, makesCharacter: true, code: 'Digit1' }),
  ],
  ['the first tab of a Mac', press('1', { ...TYPING, main: true, onMac: true, code: 'Digit1' })],
  ['€ by AltGr', press('€', { ...CTRL, alt: true, makesCharacter: true, code: 'KeyE' })],
])('leaves a press that makes a character to the field: %s', (_name, pressed) => {
  expect(shortcutFor(pressed, 'connected')).toBeUndefined();
});

it('takes a decline back by Ctrl+Z outside a field, where the key is the own of the field', () => {
  expect(shortcutFor(press('z', { main: true }), 'ready')?.action).toBe('undoDecline');
  expect(shortcutFor(press('z', CTRL), 'ready')).toBeUndefined();
});

it('takes chords and no letters once single keys are switched off', () => {
  expect(shortcutFor(press('p'), 'ready', false)).toBeUndefined();
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
  expect(shortcutFor(press('e', { ...CTRL, repeated: true }), 'connected')?.isBlocked).toBe(true);
  expect(shortcutFor(press('p', { repeated: true }), 'ready')).toBeUndefined();
});

it('leaves AltGr, which is Ctrl and Alt, to the keyboard', () => {
  expect(shortcutFor(press('1', { ...CTRL, alt: true, code: 'Digit1' }), 'connected')).toBeUndefined();
});

it('prints and announces the same chord that it takes', () => {
  expect(chordLabels('stopToys', false)).toEqual(['Ctrl+.', 'Esc Esc']);
  expect(chordLabels('camera', false)).toEqual(['Ctrl+Shift+M']);
  expect([chordLabels('panic', true), chordLabels('mute', true)]).toEqual([['⌘⇧X'], ['⌃M']]);
  expect([chordLabels('quickReply', false), chordLabels('quickReply', true)]).toEqual([['Alt+1…9'], ['⌃1…9']]);
  expect([chordLabels('quickReply', false, 3), chordLabels('quickReply', true, 3)]).toEqual([['Alt+3'], ['⌃3']]);
  expect([chordLabels('undoDecline', false), chordLabels('undoDecline', true)]).toEqual([['Ctrl+Z'], ['⌘Z']]);
  expect([ariaKeyShortcuts('quickReply', false, 3), ariaKeyShortcuts('quickReply', true, 3)]).toEqual([
    'Alt+3',
    'Control+3',
  ]);
  expect([ariaKeyShortcuts('end', false), ariaKeyShortcuts('end', true)]).toEqual(['Control+E', 'Meta+E']);
  expect([letterLabel('mute'), letterLabel('panic')]).toEqual(['M', undefined]);
});
