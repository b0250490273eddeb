/** How a column keeps a list of names. */
export const readList = (text: string): readonly string[] => (text === '' ? [] : text.split(','));
export const writeList = (names: readonly string[]): string => names.join(',');
