/** Elements with text input. */
export const TYPING_FIELDS = 'input, textarea, select, [contenteditable]';
