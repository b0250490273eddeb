import type { ToysErrorCode } from '@greenroom/core/toys/toys.errors';

export type ToyErrorKey = `error.${ToysErrorCode}`;

export const toyErrorKey = (code: ToysErrorCode | undefined): ToyErrorKey | undefined =>
  code === undefined ? undefined : `error.${code}`;
