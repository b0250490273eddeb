import { seenLine, seenText } from '../kernel/outside-text.ts';

/** Part of the user name of a customer without an account. @spec §3 Block */
const ANONYMOUS_FRAGMENT = 'annon';

/** Country-code prefix of a user name. @spec §3 Session — name with a country-code prefix before a bar */
const COUNTRY_PREFIX = /^([a-z]{2})?\|/iu;

/** Checks whether a user name is that of a customer without an account; a name that is empty behind its country counts as one. @spec §3 Block */
export const isAnonymousName = (username: string): boolean =>
  seenText(username.replace(COUNTRY_PREFIX, '')) === '' || username.toLowerCase().includes(ANONYMOUS_FRAGMENT);

/**
 * Returns the name to show for a customer. Whether the customer is anonymous was decided by the whole name, of which the screen has 25
 * characters.
 *
 * @param word the word for anonymous in the language of the interface
 * @spec §9 Display formats: anonymous names
 */
export const nameOrAnonymous = (
  { name, anonymous }: { readonly name: string; readonly anonymous: boolean },
  word: string,
): string => (anonymous || name === '' ? word : name);

/** Greatest length of a customer's name on screen, in characters; a longer one is cut. @spec §9 Session name display */
const MAX_CLIENT_NAME_LENGTH = 25;

/** A customer's name, ready to be shown. */
export interface ClientName {
  /** At most 25 characters. */
  readonly name: string;
  /** Two letters, lower case; undefined when the platform sends none. */
  readonly country: string | undefined;
  /** Shown as the translated word for anonymous. */
  readonly anonymous: boolean;
}

const CHARACTERS = new Intl.Segmenter();

/** More marks on one letter than any language writes. */
const HEAP_OF_MARKS = /(\p{M}{4})\p{M}+/gu;

/** Removes the characters of a name that could change the text around it. */
const tame = (name: string): string => seenLine(name).replaceAll(HEAP_OF_MARKS, '$1');

/** By characters as they are seen: half an emoji would be a broken one. */
const cut = (name: string): string =>
  Array.from(CHARACTERS.segment(name), ({ segment }) => segment)
    .slice(0, MAX_CLIENT_NAME_LENGTH)
    .join('');

/**
 * Splits a customer's user name into country and name, cut for the screen: `nl|Mark` is Mark from the Netherlands.
 * @spec §3 Session (country-code prefix before a bar), §9 Session name display, §3 Block ('annon')
 */
export const clientName = (raw: string): ClientName => {
  const prefix = COUNTRY_PREFIX.exec(raw);
  const name = raw.slice(prefix?.[0].length ?? 0);
  return {
    name: cut(tame(name)),
    country: prefix?.[1]?.toLowerCase(),
    anonymous: isAnonymousName(name),
  };
};
