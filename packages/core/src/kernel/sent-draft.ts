/**
 * Checks whether a draft can go away once a text has arrived. What was typed while that was on its way stays; spaces at either end and an
 * emptied draft are nothing.
 */
export const isSentDraft = (draft: string, sent: string): boolean => ['', sent.trim()].includes(draft.trim());
