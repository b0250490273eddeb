import type { StudioStage } from '@greenroom/core/session/session-state';

/** Keys pressed together. `main` is Ctrl, on a Mac also ⌘. */
export interface Chord {
  readonly held: readonly ('main' | 'alt' | 'shift')[];
  /** The character, in lower case; of a digit the key that carries it, for Alt makes another character of it on a Mac. */
  readonly key: string;
  /** Printed with Ctrl also on a Mac, where ⌘ with this key belongs to the system. */
  readonly isSystemOnMac?: true;
}

interface Shortcut {
  readonly action: string;
  /** Works while typing. */
  readonly chord?: Chord;
  /** A second way that works while typing: Escape twice within a second. */
  readonly twice?: 'Escape';
  /** Works while no field has the focus and single keys are switched on. */
  readonly letter?: string;
  /** The stages in which it does something; without it, always. */
  readonly during?: readonly StudioStage[];
  /** Also while a window is open. */
  readonly overWindows?: true;
  /** Handled by the element with the focus; listed only. */
  readonly isHandledElsewhere?: true;
}

const IN_SESSION = ['connected'] as const;
const ON_AIR = ['ready', 'request', 'connected'] as const;

/**
 * All shortcuts, as the handler takes them, the window lists them and the buttons announce them. Each chord was pressed in a Chromium with a window:
 * it comes
 * to the page first, and its meaning for the browser can be prevented.
 */
export const SHORTCUTS = [
  { action: 'accept', letter: 'Enter', during: ['request'], isHandledElsewhere: true },
  { action: 'decline', letter: 'Escape', during: ['request'], isHandledElsewhere: true },
  { action: 'stopToys', chord: { held: ['main'], key: '.' }, twice: 'Escape', letter: 's', overWindows: true },
  { action: 'panic', chord: { held: ['main', 'shift'], key: 'x' }, overWindows: true },
  {
    action: 'mute',
    chord: { held: ['main'], key: 'm', isSystemOnMac: true },
    letter: 'm',
    during: ON_AIR,
    overWindows: true,
  },
  {
    action: 'camera',
    chord: { held: ['main', 'shift'], key: 'm', isSystemOnMac: true },
    letter: 'v',
    during: ON_AIR,
    overWindows: true,
  },
  { action: 'end', chord: { held: ['main'], key: 'e' }, letter: 'e', during: IN_SESSION },
  { action: 'secondDecline', chord: { held: ['main', 'shift'], key: 'd' }, during: IN_SESSION },
  { action: 'secondAfter', chord: { held: ['main', 'shift'], key: 'a' }, during: IN_SESSION },
  { action: 'secondTake', chord: { held: ['main', 'shift'], key: 'e' }, during: IN_SESSION },
  { action: 'quickReply', chord: { held: ['alt'], key: '1…9' }, during: IN_SESSION },
  { action: 'note', chord: { held: ['main'], key: 'j' }, during: IN_SESSION },
  { action: 'page', chord: { held: ['main'], key: '\\' }, during: IN_SESSION },
  { action: 'focusChat', letter: 'c', during: IN_SESSION },
  { action: 'leaveChat', letter: 'Escape', during: IN_SESSION, isHandledElsewhere: true },
  { action: 'goReady', letter: 'g', during: ['idle', 'failed'] },
  { action: 'pause', letter: 'p' },
  { action: 'help', letter: '?' },
] as const satisfies readonly Shortcut[];

export type ShortcutAction = (typeof SHORTCUTS)[number]['action'];

const ALL: readonly (Shortcut & { readonly action: ShortcutAction })[] = SHORTCUTS;

export const shortcutOf = (action: ShortcutAction): Shortcut | undefined =>
  ALL.find((shortcut) => shortcut.action === action);

export interface PressedKey {
  readonly key: string;
  /** The place of the key, such as `Digit1`. */
  readonly code: string;
  readonly main: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
  /** Held down: only the first press counts. */
  readonly repeated: boolean;
  /** Places for text input: a field, a window, a menu. */
  readonly inField: boolean;
  /** A window or a menu is open. */
  readonly overWindow: boolean;
}

export interface ShortcutPress {
  readonly action: ShortcutAction;
  /** The browser must not do what the chord means to it, although nothing happens over a window. */
  readonly isBlocked: boolean;
  /** 0 to 8: which quick reply. */
  readonly index: number;
}

const DIGIT = /^Digit([1-9])$/;

const digitOf = ({ code }: PressedKey): number | undefined => {
  const digit = DIGIT.exec(code)?.[1];
  return digit === undefined ? undefined : Number(digit);
};

const isChord = ({ held, key }: Chord, pressed: PressedKey): boolean => {
  if (pressed.main !== held.includes('main') || pressed.alt !== held.includes('alt')) return false;
  if (key === '1…9') return !pressed.shift && digitOf(pressed) !== undefined;
  // A point or a backslash may need Shift on another keyboard.
  const isLetter = /^[a-z]$/.test(key);
  if (isLetter && pressed.shift !== held.includes('shift')) return false;
  return pressed.key.toLowerCase() === key || (key === '\\' && pressed.code === 'Backslash');
};

const isDuring = ({ during }: Shortcut, stage: StudioStage): boolean => during?.includes(stage) ?? true;

/** Finds the shortcut of a press at this stage. @param lettersOn switch of the single keys */
export const shortcutFor = (pressed: PressedKey, stage: StudioStage, lettersOn = true): ShortcutPress | undefined => {
  if (pressed.repeated) return undefined;
  for (const shortcut of ALL) {
    if (shortcut.isHandledElsewhere === true || !isDuring(shortcut, stage)) continue;
    const { action, chord, letter, overWindows } = shortcut;
    if (chord !== undefined && isChord(chord, pressed)) {
      return { action, index: (digitOf(pressed) ?? 1) - 1, isBlocked: pressed.overWindow && overWindows !== true };
    }
    const isLetter = lettersOn && pressed.key.toLowerCase() === letter && !pressed.main && !pressed.alt;
    if (isLetter && !pressed.inField && !pressed.overWindow) return { action, index: 0, isBlocked: false };
  }
  return undefined;
};

/** Two presses of Escape that close nothing, within this time, stop the toys. */
export const TWICE_WITHIN_MS = 1_000;
