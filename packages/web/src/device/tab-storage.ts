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

/** @param storage touching `sessionStorage` throws where it is forbidden, so it is handed in as a function */
export const tabStorage = (storage: () => Storage): TabStorage => {
  try {
    const found = storage();
    found.setItem('greenroom.probe', '1');
    found.removeItem('greenroom.probe');
    return found;
  } catch {
    return inMemory();
  }
};
