/** Takes items out of a list. */
export type Removal<Item> = (items: readonly Item[], from: number, size: number) => readonly Item[];

/**
 * Leaves out as much as it can while the rest still does what it did: halves first, then quarters, down to single items.
 * @param stillFails asked of each candidate, in order
 * @param remove what leaving out does to the rest; by itself nothing
 */
export const shrink = async <Item>(
  items: readonly Item[],
  stillFails: (candidate: readonly Item[]) => Promise<boolean>,
  remove: Removal<Item> = (all, from, size) => all.toSpliced(from, size),
): Promise<readonly Item[]> => {
  let kept = items;
  for (let size = Math.ceil(kept.length / 2); size >= 1 && kept.length > 0;) {
    let isSmaller = false;
    for (let from = 0; from < kept.length;) {
      const candidate = remove(kept, from, size);
      if (await stillFails(candidate)) {
        kept = candidate;
        isSmaller = true;
      } else {
        from += size;
      }
    }
    if (size === 1 && !isSmaller) break;
    size = size === 1 ? 1 : Math.ceil(size / 2);
  }
  return kept;
};
