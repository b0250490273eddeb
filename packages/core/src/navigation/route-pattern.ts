/** Splits a path or a pattern into its segments. */
export const segmentsOf = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '');

/** Splits an address, not a pattern, in which a question mark means something else. */
export const addressSegments = (address: string): readonly string[] => segmentsOf(address.split(/[?#]/, 1)[0] ?? '');

export const isValue = (pattern: string): boolean => pattern.startsWith(':');
const isOptional = (pattern: string): boolean => pattern.endsWith('?');

const matches = (pattern: readonly string[], path: readonly string[]): boolean =>
  path.length <= pattern.length &&
  pattern.every((part, index) => {
    const segment = path[index];
    return segment === undefined ? isOptional(part) : isValue(part) || part === segment;
  });

/** Makes the search for the first of these names whose path fits an address; a missing last slash, a query and a fragment do not matter. */
export const findByPath = <Name extends string>(
  names: readonly Name[],
  rows: Readonly<Record<Name, { readonly path: string }>>,
): ((address: string) => Name | undefined) => {
  const patterns = names.map((name) => ({ name, pattern: segmentsOf(rows[name].path) }));
  return (address) => {
    const segments = addressSegments(address);
    return patterns.find(({ pattern }) => matches(pattern, segments))?.name;
  };
};
