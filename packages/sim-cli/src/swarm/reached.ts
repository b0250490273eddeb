import type { Watchable } from '@greenroom/core/kernel/machine';

/** Waits for a state. @returns false when it did not come in time, in milliseconds, or `end` came first */
export const reached = <State>(
  watch: Watchable<State>,
  fits: (state: State) => boolean,
  within: number,
  end?: AbortSignal,
): Promise<boolean> => {
  if (fits(watch.state())) return Promise.resolve(true);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const over = (came: boolean): void => {
    clearTimeout(deadline);
    stop();
    end?.removeEventListener('abort', interrupted);
    resolve(came);
  };
  const interrupted = (): void => over(false);
  const deadline = setTimeout(interrupted, within);
  const stop = watch.subscribe((state) => {
    if (fits(state)) over(true);
  });
  end?.addEventListener('abort', interrupted, { once: true });
  return promise;
};
