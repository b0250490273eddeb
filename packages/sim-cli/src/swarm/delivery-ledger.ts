interface Line {
  readonly saidAt: number;
  readonly taken: boolean | undefined;
  readonly isReceived: boolean;
  readonly isFound: boolean;
}

/** Lines from one person to another, with the outcome of each. */
export const createDeliveryLedger = (now: () => number) => {
  const hasArrived = ({ isReceived, isFound }: Line): boolean => isReceived || isFound;
  const lines = new Map<string, Line>();
  let doubled = 0;
  const change = (text: string, to: (line: Line) => Line): void => {
    const line = lines.get(text);
    if (line !== undefined) lines.set(text, to(line));
  };
  const count = (fits: (line: Line) => boolean): number => [...lines.values()].filter(fits).length;
  return {
    say: (text: string) => lines.set(text, { saidAt: now(), taken: undefined, isReceived: false, isFound: false }),
    /** Records the platform's answer; a line that was taken once stays taken. */
    answer: (text: string, answer: 'taken' | 'refused') =>
      change(text, (line) => ({ ...line, taken: answer === 'taken' || line.taken === true })),
    /** @returns the milliseconds that the line took; undefined for an unknown line, or one that came before */
    receive: (text: string): number | undefined => {
      const line = lines.get(text);
      if (line === undefined) return undefined;
      if (line.isReceived) {
        doubled += 1;
        return undefined;
      }
      change(text, () => ({ ...line, isReceived: true }));
      return line.isFound ? undefined : now() - line.saidAt;
    },
    /** Does the same for a line that was read in the conversation: it may still arrive once. */
    find: (text: string): number | undefined => {
      const line = lines.get(text);
      if (line === undefined || hasArrived(line)) return undefined;
      change(text, () => ({ ...line, isFound: true }));
      return now() - line.saidAt;
    },
    said: (): number => lines.size,
    /** Counts the lines that were neither refused nor both taken and received. */
    underWay: (): number => count((line) => line.taken === undefined || (line.taken && !hasArrived(line))),
    /** Counts the lines that the platform took and that never arrived. */
    missing: (): number => count((line) => line.taken === true && !hasArrived(line)),
    /** Counts the lines that the platform neither took nor refused. */
    unanswered: (): number => count(({ taken }) => taken === undefined),
    doubled: (): number => doubled,
  };
};

export type DeliveryLedger = ReturnType<typeof createDeliveryLedger>;
