import type { StudioStage } from './studio-stage.ts';

/**
 * One key for each thing she does with one hand. `during` lists the stages in which it does something; without it, always.
 * The request itself, which has the focus, hears Enter and Escape; the line of the chat hears its own Escape.
 */
export const SHORTCUTS = [
  { key: 'Enter', label: 'Enter', does: 'accept', during: ['request'] },
  { key: 'Escape', label: 'Esc', does: 'decline', during: ['request'] },
  { key: 'g', label: 'G', does: 'goReady', during: ['idle', 'failed'] },
  { key: 'c', label: 'C', does: 'focusChat', during: ['connected'] },
  { key: 'Escape', label: 'Esc', does: 'leaveChat', during: ['connected'] },
  { key: 'm', label: 'M', does: 'mute', during: ['ready', 'request', 'connected'] },
  { key: 'v', label: 'V', does: 'camera', during: ['ready', 'request', 'connected'] },
  { key: 'e', label: 'E', does: 'end', during: ['connected'] },
  { key: 's', label: 'S', does: 'stopToys', during: undefined },
  { key: 'p', label: 'P', does: 'pause', during: undefined },
  { key: '?', label: '?', does: 'help', during: undefined },
] as const satisfies readonly {
  readonly key: string;
  /** As it is printed on the key. */
  readonly label: string;
  readonly does: string;
  readonly during: readonly StudioStage[] | undefined;
}[];

export type ShortcutAction = (typeof SHORTCUTS)[number]['does'];

export interface PressedKey {
  readonly key: string;
  /** Ctrl, Alt or the command key is down as well: then the press means something to the browser. */
  readonly withModifier: boolean;
  /** Held down: only the first press counts. */
  readonly repeated: boolean;
  /** The press goes into a text field. */
  readonly inField: boolean;
}

/** What a press means at this stage; nothing while she types. */
export const shortcutFor = (pressed: PressedKey, stage: StudioStage): ShortcutAction | undefined => {
  if (pressed.inField || pressed.withModifier || pressed.repeated) return undefined;
  return SHORTCUTS.find(({ key, during }) => {
    const stages: readonly StudioStage[] | undefined = during;
    return key.toLowerCase() === pressed.key.toLowerCase() && (stages === undefined || stages.includes(stage));
  })?.does;
};
