import type { ServiceBlockCode } from '@greenroom/core/services/services.errors';

interface Row {
  readonly on: boolean;
  readonly reason: ServiceBlockCode | undefined;
}

/** The one reason that keeps several services off, to be told once instead of beside each. */
export const sharedReason = (rows: readonly Row[]): ServiceBlockCode | undefined => {
  const off = rows.filter(({ on }) => !on);
  const [first, ...others] = off;
  return others.length > 0 && others.every(({ reason }) => reason === first?.reason) ? first?.reason : undefined;
};
