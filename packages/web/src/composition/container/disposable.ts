import { fieldOf } from '@greenroom/core/kernel/json';

/** A value with an end: timers, listeners, a socket. */
export interface Disposable {
  readonly dispose: () => unknown;
}

const isDisposable = (made: unknown): made is Disposable => typeof fieldOf(made, 'dispose') === 'function';

/** Ends a value that has an end. It returns nothing: the container takes any value for a promise and stops ending the rest. */
export const disposeOf = (made: unknown): void => {
  if (isDisposable(made)) made.dispose();
};

/** Joins models that end together. */
export const joinModels = <Models extends object>(models: Models): Models & Disposable => ({
  ...models,
  dispose: () => Object.values(models).forEach((model) => disposeOf(model)),
});
