import type { StudioStage } from '@greenroom/core/session/session-state';

/** Keys pressed together. `main` is Ctrl, on a Mac also ⌘. */
export interface Chord {
  readonly held: readonly ('main' | 'alt' | 'shift')[];
  /** The character, in lower case. */
  readonly key: string;
  /** Printed with Ctrl also on a Mac, where ⌘ with this key belongs to the system. */
  readonly isSystemOnMac?: true;
  /** Ctrl takes the place of Alt on a Mac, where Option makes characters. */
  readonly isCtrlOnMac?: true;
}

interface Shortcut {
  readonly action: string;
  /** Works while typing. */
  readonly chord?: Chord;
  /** A second way that works while typing: Escape twice within a second. */
  readonly twice?: 'Escape';
  /** Works while no field has the focus and single keys are switched on; in a session none does but `?`. */
  readonly letter?: string;
  /** The stages in which it does something; without it, always. */
  readonly during?: readonly StudioStage[];
  /** Also while a window is open, whatever takes the key there. */
  readonly overWindows?: true;
  /** The key has a meaning of its own in a field. */
  readonly outsideFields?: true;
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
  { action: 'end', chord: { held: ['main'], key: 'e' }, during: IN_SESSION },
  { action: 'secondDecline', chord: { held: ['main', 'shift'], key: 'd' }, during: IN_SESSION },
  { action: 'secondAfter', chord: { held: ['main', 'shift'], key: 'a' }, during: IN_SESSION },
  { action: 'secondTake', chord: { held: ['main', 'shift'], key: 'e' }, during: IN_SESSION },
  { action: 'quickReply', chord: { held: ['alt'], key: '1…9', isCtrlOnMac: true }, during: IN_SESSION },
  { action: 'note', chord: { held: ['main'], key: 'j' }, during: IN_SESSION },
  { action: 'page', chord: { held: ['main'], key: '\\' }, during: IN_SESSION },
  { action: 'undoDecline', chord: { held: ['main'], key: 'z' }, overWindows: true, outsideFields: true },
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
  /** Ctrl alone, of the two that `main` stands for. */
  readonly ctrl: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
  readonly onMac: boolean;
  /** Makes a character, as with Option or AltGr: never a chord. */
  readonly makesCharacter: boolean;
  /** Goes on with a text whose field has gone: never a letter. */
  readonly goesOn: boolean;
  /** Held down: only the first press counts. */
  readonly repeated: boolean;
  /** Places for text input: a field, a window, a menu. */
  readonly inField: boolean;
  /** A window or a menu is open. */
  readonly overWindow: boolean;
}

export interface ShortcutPress {
  readonly action: ShortcutAction;
  /** The browser must not do what the chord means to it, although nothing happens over a window, or while it is held. */
  readonly isBlocked: boolean;
  /** 0 to 8: which quick reply. */
  readonly index: number;
}

const DIGIT = /^Digit([1-9])$/;
/** Characters of the digit keys without Shift: digits, in France and Belgium signs. Any other is what Option or AltGr makes of the key. */
const OF_DIGIT_KEY = /^[1-9&é"'(§\-è_!ç]$/;

const digitOf = ({ code, key }: PressedKey): number | undefined => {
  const digit = OF_DIGIT_KEY.test(key) ? DIGIT.exec(code)?.[1] : undefined;
  return digit === undefined ? undefined : Number(digit);
};

const isHeld = ({ held, isCtrlOnMac }: Chord, { onMac, ctrl, main, alt }: PressedKey): boolean => {
  if (isCtrlOnMac === true && onMac) return ctrl && !alt;
  return main === held.includes('main') && alt === held.includes('alt');
};

const isChord = (chord: Chord, pressed: PressedKey): boolean => {
  const { held, key } = chord;
  if (!isHeld(chord, pressed) || pressed.makesCharacter) return false;
  if (key === '1…9') return !pressed.shift && digitOf(pressed) !== undefined;
  // A point or a backslash may need Shift on another keyboard.
  const isLetter = /^[a-z]$/.test(key);
  if (isLetter && pressed.shift !== held.includes('shift')) return false;
  return pressed.key.toLowerCase() === key || (key === '\\' && pressed.code === 'Backslash');
};

const isDuring = ({ during }: Shortcut, stage: StudioStage): boolean => during?.includes(stage) ?? true;

/** A sentence may begin where no field has the focus: in a session its letters do nothing. */
const isLetterOf = ({ letter, action }: Shortcut, pressed: PressedKey, stage: StudioStage): boolean =>
  pressed.key.toLowerCase() === letter && !pressed.main && !pressed.alt && (stage !== 'connected' || action === 'help');

/** Finds the shortcut of a press at this stage. @param lettersOn switch of the single keys */
export const shortcutFor = (pressed: PressedKey, stage: StudioStage, lettersOn = true): ShortcutPress | undefined => {
  for (const shortcut of ALL) {
    if (shortcut.isHandledElsewhere === true || !isDuring(shortcut, stage)) continue;
    const { action, chord, overWindows, outsideFields } = shortcut;
    if (chord !== undefined && isChord(chord, pressed)) {
      if (outsideFields === true && pressed.inField) return undefined;
      const isBlocked = pressed.repeated || (overWindows !== true && pressed.overWindow);
      return { action, index: (digitOf(pressed) ?? 1) - 1, isBlocked };
    }
    const isLetter = lettersOn && !pressed.repeated && !pressed.goesOn && isLetterOf(shortcut, pressed, stage);
    if (isLetter && !pressed.inField && !pressed.overWindow) return { action, index: 0, isBlocked: false };
  }
  return undefined;
};

/** Two presses of Escape that close nothing, within this time, stop the toys. */
export const TWICE_WITHIN_MS = 1_000;
