import { isApple } from '../../ui/input-guard.ts';
import { Key } from './Key.tsx';
import { ariaKeyShortcuts, chordLabels } from './shortcut-labels.ts';
import type { ShortcutAction } from './shortcuts.ts';

const apple = isApple(navigator.platform);

/** Value of aria-keyshortcuts for the button of an action. @param digit which of several digits */
export const keyShortcutsOf = (action: ShortcutAction, digit?: number): string | undefined =>
  ariaKeyShortcuts(action, apple, digit);

/** Keys of an action as they are printed. @param digit which of several digits */
export const labelsOf = (action: ShortcutAction, digit?: number): readonly string[] =>
  chordLabels(action, apple, digit);

/** The chord of an action, printed on its button; it works wherever the focus is. */
export const ShortcutKeys = ({ action }: { readonly action: ShortcutAction }) => {
  const [label] = labelsOf(action);
  return label === undefined ? null : <Key name={label} silent />;
};
