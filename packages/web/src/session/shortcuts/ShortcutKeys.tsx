import { Key } from './Key.tsx';
import { ariaKeyShortcuts, chordLabels, isApple } from './shortcut-labels.ts';
import type { ShortcutAction } from './shortcuts.ts';

const apple = isApple(navigator.platform);

/** Value of aria-keyshortcuts for the button of an action. */
export const keyShortcutsOf = (action: ShortcutAction): string | undefined => ariaKeyShortcuts(action, apple);

export const labelsOf = (action: ShortcutAction): readonly string[] => chordLabels(action, apple);

/** The chord of an action, printed on its button; it works wherever the focus is. */
export const ShortcutKeys = ({ action }: { readonly action: ShortcutAction }) => {
  const [label] = labelsOf(action);
  return label === undefined ? null : <Key name={label} silent />;
};
