/** Asks the browser for something that it may refuse; without it, all stays as it is. */
export const ignoreRejection = (asked: Promise<unknown> | undefined): void => {
  asked?.catch(() => undefined);
};
