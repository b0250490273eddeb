/**
 * Leaves out as much as it can while the rest still does what it did: halves first, then quarters, down to single items.
 * @param stillFails asked of each candidate, in order
 */
export const shrink = async <Item>(
  items: readonly Item[],
  stillFails: (candidate: readonly Item[]) => Promise<boolean>,
): Promise<readonly Item[]> => {
  let kept = items;
  for (let size = Math.ceil(kept.length / 2); size >= 1 && kept.length > 0;) {
    let isSmaller = false;
    for (let from = 0; from < kept.length;) {
      const candidate = kept.toSpliced(from, size);
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
