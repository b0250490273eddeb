/** A description that holds one of these is refused, as moderators refuse other platforms and requests for payment. @spec §5 */
const REFUSED_WORDS = ['otherplatform', 'paymehere'];

/** An item that is described with this word is rejected when its turn comes. */
export const REJECTED_WORD = 'rejectme';

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '');

/** @spec §5 Profile information text — no references to other platforms and no payment requests */
export const isTextRefused = (text: string): boolean => REFUSED_WORDS.some((word) => letters(text).includes(word));
