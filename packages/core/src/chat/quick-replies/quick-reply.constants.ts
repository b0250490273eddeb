/** Greatest number of quick replies in a language; more would not be found. */
export const MAX_REPLIES = 20;
/** The longest name of a quick reply, in characters. */
export const MAX_REPLY_NAME = 20;
/** The longest text of a quick reply, in characters; a chat line has at most 2,000. */
export const MAX_REPLY_TEXT = 300;
/** Placeholder of the customer's name in a text. */
export const NAME_PLACEHOLDER = '{name}';
/** A reply used more often is counted no further. */
export const MAX_USES = 9_999;
