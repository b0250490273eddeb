interface Row<Reason> {
  readonly on: boolean;
  readonly reason: Reason | undefined;
}

/** The one reason that keeps several services off, to be told once instead of beside each. */
export const sharedReason = <Reason extends string>(rows: readonly Row<Reason>[]): Reason | undefined => {
  const off = rows.filter(({ on }) => !on);
  const [first, ...others] = off;
  return others.length > 0 && others.every(({ reason }) => reason === first?.reason) ? first?.reason : undefined;
};
