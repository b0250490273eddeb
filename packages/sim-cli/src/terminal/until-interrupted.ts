/** Waits until a person or a program ends this one. */
export const untilInterrupted = (): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  return promise;
};
