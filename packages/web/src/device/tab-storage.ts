/**
 * Storage that survives a reload but not the tab. Where the browser forbids it, memory serves: then a draft is lost with the page,
 * but nothing breaks.
 */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

const inMemory = (): TabStorage => {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => items.set(key, value),
    removeItem: (key) => items.delete(key),
    clear: () => items.clear(),
  };
};

/**
 * @param storage touching `sessionStorage` throws where it is forbidden, so it is handed in as a function
 * @returns undefined where the browser stores nothing
 */
export const workingStorage = (storage: () => Storage): TabStorage | undefined => {
  try {
    const found = storage();
    found.setItem('greenroom.probe', '1');
    found.removeItem('greenroom.probe');
    return found;
  } catch {
    return undefined;
  }
};

/** Likewise, with memory where the browser stores nothing. */
export const tabStorage = (storage: () => Storage): TabStorage => workingStorage(storage) ?? inMemory();
