import type { Random } from '@greenroom/core/kernel/random.port';
import { createSeededRandom } from '@greenroom/core/kernel/seeded-random';

/** FNV-1a, 32 bits. */
const [OFFSET, PRIME] = [0x811c9dc5, 0x01000193];

/**
 * Creates randomness that depends on its subject alone: the 5th of March of a performer is the same for every reader
 * and on every day.
 */
export const stableRandom = (...parts: readonly (string | number)[]): Random => {
  let hash = OFFSET;
  for (const character of parts.join('/')) hash = Math.imul(hash ^ character.charCodeAt(0), PRIME);
  return createSeededRandom(hash);
};

/** Draws an item as often as its weight says. */
export const drawWeighted = <Item extends { readonly weight: number }>(
  random: Random,
  items: readonly [Item, ...(readonly Item[])],
): Item => {
  let left = random.next() * items.reduce((sum, { weight }) => sum + weight, 0);
  for (const item of items) {
    left -= item.weight;
    if (left < 0) return item;
  }
  return items[0];
};
