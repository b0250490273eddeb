/** Reads the list of names that a column keeps as one text. */
export const readList = (text: string): readonly string[] => (text === '' ? [] : text.split(','));
export const writeList = (names: readonly string[]): string => names.join(',');
