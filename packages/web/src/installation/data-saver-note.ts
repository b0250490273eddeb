const CACHE = 'data-saver';
const NOTE = '/data-saver';

/** Notes for the service worker, which reads no storage of the page, whether data is saved on this device. */
export const noteDataSaver = async (store: CacheStorage, isSaved: boolean): Promise<void> => {
  const cache = await store.open(CACHE);
  if (isSaved) await cache.put(NOTE, new Response());
  else await cache.delete(NOTE);
};

/** Reads what the page noted last. */
export const readDataSaver = async (store: CacheStorage): Promise<boolean> =>
  (await (await store.open(CACHE)).match(NOTE)) !== undefined;
