/** Looks for a keyboard, as far as a page can: where a mouse is there is one. A touch screen shows its own instead. */
export const hasKeyboard = (): boolean => matchMedia('(any-pointer: fine)').matches;
