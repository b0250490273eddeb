/** A link to the same page with something of its address changed; the rest, such as a search, stays. */
export const withQuery = (
  query: URLSearchParams,
  change: Readonly<Record<string, string | undefined>>,
): { readonly search: string } => {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  return { search: next.size === 0 ? '' : `?${next}` };
};
