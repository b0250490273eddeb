import { useEffect, useEffectEvent } from 'react';
import { TYPING_FIELDS } from '../ui/typing-fields.ts';
import { shortcutFor, type PressedKey, type ShortcutAction } from './shortcuts.ts';
import type { StudioStage } from './studio-stage.ts';

/** Fields, and whatever lies over the page and has keys of its own. */
const DEAF = `${TYPING_FIELDS}, dialog, [role="dialog"], [role="alertdialog"], [role="menu"]`;

const pressedKey = (event: KeyboardEvent): PressedKey => ({
  key: event.key,
  withModifier: event.ctrlKey || event.altKey || event.metaKey,
  repeated: event.repeat,
  inField: event.target instanceof Element && event.target.closest(DEAF) !== null,
});

/** Keys work wherever the focus is, except in a field. */
export const useShortcuts = (
  stage: StudioStage,
  on: boolean,
  actions: Readonly<Partial<Record<ShortcutAction, () => void>>>,
): void => {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const action = on ? shortcutFor(pressedKey(event), stage) : undefined;
    const act = action === undefined ? undefined : actions[action];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
};
