const HIDDEN = '[hidden]';

/** Shapes that betray a person in free text: e-mail, IBAN, a telephone number or any longer number, a long word of chance such as a token. */
const PERSONAL_SHAPES = [
  /[\w.+-]{1,64}@[\w.-]{1,255}/g,
  /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?\d{1,3})?\b/gi,
  /\+?\d[\d\s()/-]{4,}\d/g,
  /\b\d{3,}\b/g,
  /\b(?=[\w-]*\d)[\w-]{16,}\b/g,
  // Quoted parts of a sentence are user input or answers of the platform.
  /"[^"]*"|“[^”]*”|'[^']*'|`[^`]*`/g,
] as const;

/** A sentence without what could tell who it is about. */
export const hidePersonalData = (text: string): string =>
  PERSONAL_SHAPES.reduce((clean, shape) => clean.replaceAll(shape, HIDDEN), text);

/** An address without query and fragment, its numbers hidden. */
export const hideInAddress = (address: string): string => hidePersonalData(address.split(/[?#]/, 1)[0] ?? '');
