const MARKS = /\p{M}/gu;

/** Folds a name for a comparison: without case and accents. SQL's `lower` knows only the letters from a to z in SQLite. */
export const foldName = (name: string): string => name.normalize('NFKD').replaceAll(MARKS, '').toLowerCase().trim();
