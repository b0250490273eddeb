import { isIban } from '@greenroom/core/personal-data/iban';
import { isBsn } from '@greenroom/core/personal-data/bsn';

/** Names of what nobody may see, wherever they stand. */
const SECRET =
  /pass(word)?|token|code$|secret|cookie|bsn|iban|bic|vat|account.?holder|phone|street|birth|e-?mail|first.?name|last.?name/i;
/** Names of what people wrote to each other. */
const WRITTEN = /^(msg|message|messageTranslate|text|translation|content|subject|description|draft|note)$/;

const HIDDEN = '•••';

/** A number that is somebody's, though its name does not say so. */
const isPersonal = (text: string): boolean => (text.length >= 15 && isIban(text)) || (text.length === 9 && isBsn(text));

const redactWith = (value: unknown, name: string, isHidden: (name: string) => boolean): unknown => {
  if (value === null || value === undefined || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map((item) => redactWith(item, name, isHidden));
  if (typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, redactWith(inner, key, isHidden)]));
  if (isHidden(name)) return HIDDEN;
  return typeof value === 'string' && isPersonal(value) ? HIDDEN : value;
};

/** Takes out what must not be kept at all: passwords, codes, tokens, BSN, IBAN and the like. */
export const withoutSecrets = <Value>(value: Value): Value =>
  // The shape stays; only values become dots.
  redactWith(value, '', (name) => SECRET.test(name)) as Value;

/** Takes out what people wrote to each other. A content that is a table stays, with the texts in it hidden. */
export const withoutTexts = <Value>(value: Value): Value =>
  redactWith(value, '', (name) => WRITTEN.test(name)) as Value;
