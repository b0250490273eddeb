/** More than any chain of answers that a test waits for is long. */
const TURNS = 20;

/** Lets every answer that is there be heard. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve();
};
