import { isIban } from '@greenroom/core/personal-data/bank-account';
import { isBsn } from '@greenroom/core/personal-data/tax-numbers';

/** Names of values that are hidden in all places. */
const SECRET =
  /pass(word)?|token|codes?$|secret|cookie|bsn|iban|bic|vat|account.?holder|phone|street|birth|e-?mail|first.?name|last.?name|^current$|^proof$|^auth$|^p256dh$|^endpoint$|^signed$|^created$/i;
/** Names of what people wrote to each other. */
const WRITTEN = /^(msg|message|messageTranslate|text|translation|content|subject|description|draft|note|word)$/;

/** Stands in place of what is hidden. */
export const HIDDEN = '•••';

const LIKE_IBAN = /\b[a-z]{2}\d{2}(?: ?[a-z\d]){11,30}/i;
const SHORTEST_IBAN = 15;
/** Not within an id, whose digits belong to no person. */
const LIKE_BSN = /(?<![\w-])\d{9}(?![\w-])/g;

/**
 * Length of the account number at the beginning of a text, although the words after it may look like a part of it. 0
 * when there is none.
 */
const ibanLength = (text: string): number => {
  for (let length = text.length; length >= SHORTEST_IBAN; length -= 1)
    if (text[length - 1] !== ' ' && isIban(text.slice(0, length))) return length;
  return 0;
};
const withoutIban = (text: string): string => {
  let kept = '';
  let left = text;
  for (let found = LIKE_IBAN.exec(left); found !== null; found = LIKE_IBAN.exec(left)) {
    const length = ibanLength(found[0]);
    const next = found.index + Math.max(1, length);
    kept += length > 0 ? `${left.slice(0, found.index)}${HIDDEN}` : left.slice(0, next);
    left = left.slice(next);
  }
  return `${kept}${left}`;
};
/** Hides personal numbers under names that do not tell it, alone or within a text. */
const withoutPersonal = (text: string): string =>
  withoutIban(text).replaceAll(LIKE_BSN, (found) => (isBsn(found) ? HIDDEN : found));

type IsHidden = (name: string, of: object) => boolean;

const redactWith = (value: unknown, name: string, of: object, isHidden: IsHidden): unknown => {
  if (value === null || value === undefined || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map((item) => redactWith(item, name, of, isHidden));
  if (typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, redactWith(inner, key, value, isHidden)]),
    );
  if (isHidden(name, of)) return HIDDEN;
  return typeof value === 'string' ? withoutPersonal(value) : value;
};

/** Its message is the platform's own code. */
const isFailure = (value: object): boolean => 'kind' in value && value.kind === 'failed';

/** Takes out what must not be kept at all: passwords, codes, tokens, BSN, IBAN and the like. */
export const withoutSecrets = <Value>(value: Value): Value =>
  // The shape stays; only values become dots.
  redactWith(value, '', {}, (name) => SECRET.test(name)) as Value;

/** Takes out what people wrote to each other. A content that is a table stays, with the texts in it hidden. */
export const withoutTexts = <Value>(value: Value): Value =>
  redactWith(value, '', {}, (name, of) => WRITTEN.test(name) && !isFailure(of)) as Value;
