/** Where letters are letters. */
export const TYPING_FIELDS = 'input, textarea, select, [contenteditable]';
