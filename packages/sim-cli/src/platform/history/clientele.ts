import { stableRandom } from './stable-random.ts';

/** A customer of the past: just enough for lists. Customers who ask for a session come in through `customers/`. */
export interface PastCustomer {
  readonly id: string;
  readonly name: string;
  readonly country: string;
  readonly language: string;
}

/** First id, after the dozen of `world/customers.ts` and before the new ones of a run. */
const FIRST_ID = 5101;
const HOW_MANY = 240;
/** One in so many stays anonymous. @spec §3 Block — a username containing 'annon' is anonymous */
const ANONYMOUS_EACH = 9;

const FIRST = ['Aart', 'Boris', 'Cas', 'Daan', 'Erik', 'Floris', 'Guus', 'Hugo', 'Ivo', 'Joost', 'Kees', 'Leon'];
const SECOND = ['noord', 'zee', 'berg', 'wind', 'ster', 'bos', 'rivier', 'duin', 'steen', 'vuur', 'maan', 'wolk'];
const COUNTRIES = ['nl', 'nl', 'nl', 'nl', 'be', 'be', 'de', 'de', 'at', 'uk'] as const;

const pick = <Item>(items: readonly [Item, ...(readonly Item[])], chance: number): Item =>
  items[Math.floor(chance * items.length)] ?? items[0];
const isSpokenIn = (country: string): string => {
  if (country === 'uk') return 'en';
  return country === 'de' || country === 'at' ? 'de' : 'nl';
};

/** Makes all past customers of the platform from the seed alone, without surnames, so that no real person is meant. */
export const createClientele = (seed: number): readonly PastCustomer[] => {
  const { next } = stableRandom('clientele', seed);
  return Array.from({ length: HOW_MANY }, (_, index) => {
    const country = pick(COUNTRIES, next());
    const id = String(FIRST_ID + index);
    const isAnonymous = index % ANONYMOUS_EACH === ANONYMOUS_EACH - 1;
    // The position makes each name the only one of its kind.
    const known = `${FIRST[index % FIRST.length] ?? ''}${SECOND[Math.floor(index / FIRST.length) % SECOND.length] ?? ''}`;
    return { id, name: isAnonymous ? `annon${id}` : known, country, language: isSpokenIn(country) };
  });
};
