import { useEffect, type RefObject } from 'react';
import { TYPING_FIELDS } from '../ui/typing-fields.ts';

/**
 * Puts the cursor in the line when somebody comes in: her first words would otherwise be shortcuts, E for end among them.
 * A field in which she already types keeps it; on a touch screen the keyboard would jump over the picture.
 */
export const useLineReady = (field: RefObject<HTMLTextAreaElement | null>, isTalking: boolean): void => {
  useEffect(() => {
    const typesElsewhere = document.activeElement?.matches(TYPING_FIELDS) ?? false;
    if (isTalking && !typesElsewhere && matchMedia('(any-pointer: fine)').matches) {
      field.current?.focus({ preventScroll: true });
    }
  }, [field, isTalking]);
};
