/** Sample words for content that the platform forbids; its moderators know more. Matched whole and without case. */
const FORBIDDEN_WORDS = ['skypename', 'telegramme', 'paymehere'];

/** Beginning of a web address. */
const LINK = /\b(?:https?:\/\/|www\.)/iu;

/**
 * No references to other platforms and no payment requests: links and listed words are refused, everything else is for the moderators.
 * @spec §5 Profile information text
 */
export const isAllowedText = (text: string): boolean =>
  !LINK.test(text) &&
  !FORBIDDEN_WORDS.some((word) =>
    text
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .includes(word),
  );
