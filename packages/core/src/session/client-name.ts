import { seenLine } from '../kernel/outside-text.ts';
import { COUNTRY_PREFIX, isAnonymousName } from './anonymous-client.ts';

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
