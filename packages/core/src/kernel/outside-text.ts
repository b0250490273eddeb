const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/gu;
/** Blanks of any width, and the empty pattern of Braille, which is drawn as one. */
const BLANK = /[\p{Zs}\t\u2800]/gu;
/** Characters without a shape that no script needs, and marks that turn the text around them. */
const SHAPELESS =
  /(?!\n)[\u034F\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\p{Bidi_Control}\u00AD\u180E\u200B\u2060-\u2064\u206A-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]/gu;
/** Joiners and selectors of a shape, where there is no sign before them to shape. */
const SHAPING_NOTHING = /(^|\s)\p{Default_Ignorable_Code_Point}+/gu;
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;
const DASH = /[\p{Pd}\u2212]/gu;
/** Signs by which a number or a code is written in groups. */
const BETWEEN_GROUPS = /[\s.-]/gu;

/**
 * Reduces an outside text to its visible part: no controls, direction marks or zero-width blanks, plain blanks only, none at the ends. A
 * text that shows nothing becomes empty.
 */
export const seenText = (text: string): string =>
  text
    .replaceAll(LINE_END, '\n')
    .replaceAll(BLANK, ' ')
    .replaceAll(SHAPELESS, '')
    .replaceAll(SHAPING_NOTHING, '$1')
    .trim();

/** Reduces a text to what is seen of it, in one line and with single blanks, as names are kept. */
export const seenLine = (text: string): string => seenText(text).replaceAll(/\s+/gu, ' ');

/** Reduces a text of plain signs, such as an address or a number, to them: every dash is the one of the keyboard. */
export const plainLine = (text: string): string => seenLine(text).replaceAll(IGNORABLE, '').replaceAll(DASH, '-');

/** Reduces a number or a code to its letters and digits, without the blanks, dots and dashes between its groups. */
export const bareCode = (text: string): string => plainLine(text).replaceAll(BETWEEN_GROUPS, '');
