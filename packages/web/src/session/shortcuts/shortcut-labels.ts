import { shortcutOf, type Chord, type ShortcutAction } from './shortcuts.ts';

const PRINTED = { ' ': 'Space', Escape: 'Esc' } as const;

const printed = (key: string): string => {
  const named = Object.entries(PRINTED).find(([name]) => name === key)?.[1];
  return named ?? (key.length === 1 ? key.toUpperCase() : key);
};

const HELD = {
  apple: { main: '⌘', alt: '⌥', shift: '⇧' },
  other: { main: 'Ctrl', alt: 'Alt', shift: 'Shift' },
} as const;

/** Checks for what is printed as Ctrl also on a Mac. */
const isCtrlOnMac = (name: Chord['held'][number], { isSystemOnMac, isCtrlOnMac: isCtrl }: Chord): boolean =>
  (name === 'main' && isSystemOnMac === true) || (name === 'alt' && isCtrl === true);

const heldOf = (chord: Chord, apple: boolean): readonly string[] => {
  const names = HELD[apple ? 'apple' : 'other'];
  return chord.held.map((name) => (apple && isCtrlOnMac(name, chord) ? '⌃' : names[name]));
};

/** A chord as it is printed: `Ctrl+Shift+M`, on a Mac `⌘⇧X`. */
const chordLabel = (chord: Chord, apple: boolean, digit?: number): string =>
  [...heldOf(chord, apple), digit ?? printed(chord.key)].join(apple ? '' : '+');

/** Keys that work while typing. @param digit which of several digits */
export const chordLabels = (action: ShortcutAction, apple: boolean, digit?: number): readonly string[] => {
  const shortcut = shortcutOf(action);
  const labels = shortcut?.chord === undefined ? [] : [chordLabel(shortcut.chord, apple, digit)];
  return shortcut?.twice === undefined ? labels : [...labels, `${printed(shortcut.twice)} ${printed(shortcut.twice)}`];
};

/** Key that works only while no field has the focus. */
export const letterLabel = (action: ShortcutAction): string | undefined => {
  const letter = shortcutOf(action)?.letter;
  return letter === undefined ? undefined : printed(letter);
};

const ARIA_HELD = { main: 'Control', alt: 'Alt', shift: 'Shift' } as const;

/** For `aria-keyshortcuts`: `Control+Shift+M`. @param digit which of several digits */
export const ariaKeyShortcuts = (action: ShortcutAction, apple: boolean, digit?: number): string | undefined => {
  const chord = shortcutOf(action)?.chord;
  if (chord === undefined) return undefined;
  const held = chord.held.map((name) => {
    if (!apple) return ARIA_HELD[name];
    if (isCtrlOnMac(name, chord)) return 'Control';
    return name === 'main' ? 'Meta' : ARIA_HELD[name];
  });
  return [...held, digit ?? printed(chord.key)].join('+');
};
