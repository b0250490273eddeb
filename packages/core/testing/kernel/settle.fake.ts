/** Longer than any chain of promises in a test. */
const TURNS = 20;

/** Flushes pending promise callbacks. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve();
};
