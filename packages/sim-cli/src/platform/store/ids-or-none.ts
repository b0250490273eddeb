/** Returns the ids, or the id of no row where there are none: PostgreSQL takes no empty list after `in`. */
export const idsOrNone = (ids: readonly string[]): readonly string[] => (ids.length === 0 ? [''] : ids);
