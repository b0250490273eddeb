import { useEffect, type RefObject } from 'react';
import { hasKeyboard } from '../device/has-keyboard.ts';
import { TYPING_FIELDS } from '../ui/typing-fields.ts';

/**
 * Puts the cursor into the message line when a customer connects; otherwise the first letters would be shortcuts, E for end among them.
 * A field in use keeps the cursor; on a touch screen the keyboard would cover the picture.
 */
export const useLineReady = (field: RefObject<HTMLTextAreaElement | null>, isTalking: boolean): void => {
  useEffect(() => {
    const typesElsewhere = document.activeElement?.matches(TYPING_FIELDS) ?? false;
    if (isTalking && !typesElsewhere && hasKeyboard()) {
      field.current?.focus({ preventScroll: true });
    }
  }, [field, isTalking]);
};
