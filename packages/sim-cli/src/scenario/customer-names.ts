import type { Seen } from '../actors/watched-state.ts';

/**
 * Translates between the names of customers in a scenario and their ids on the platform: values are shown with the
 * names.
 */
export const createCustomerNames = () => {
  const names = new Map<string, string>();
  const withNames = (text: string): string =>
    names.get(text) ?? text.replace(/^(\d+) /, (all, id: string) => (names.has(id) ? `${names.get(id)} ` : all));
  const inWords = (value: unknown): unknown => {
    if (typeof value === 'string') return withNames(value);
    if (Array.isArray(value)) return value.map(inWords);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inWords(inner)]));
  };
  const seen = (value: Seen): Seen => {
    if (typeof value === 'string') return withNames(value);
    return Array.isArray(value) ? value.map(withNames) : value;
  };
  return { add: (id: string, name: string) => names.set(id, name), inWords, seen };
};

export type CustomerNames = ReturnType<typeof createCustomerNames>;
