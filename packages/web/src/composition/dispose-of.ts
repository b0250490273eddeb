/** Anything with an end: timers, listeners, a socket. */
export interface Disposable {
  readonly dispose?: () => unknown;
}

/**
 * Ends what the container made. It gives nothing back: the container takes any value for a promise and stops ending the rest, and
 * what an unsubscribed listener gives back is often a boolean.
 */
export const disposeOf = (made: Disposable): void => {
  made.dispose?.();
};
