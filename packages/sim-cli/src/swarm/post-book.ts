/** What one person said to another, and what of it arrived. */
export interface PostBook {
  readonly say: (text: string) => void;
  /** @returns how long it took; undefined for what is not from here, or came before */
  readonly hear: (text: string) => number | undefined;
  readonly said: () => number;
  readonly underWay: () => number;
  readonly doubled: () => number;
}

export const createPostBook = (now: () => number): PostBook => {
  const underWay = new Map<string, number>();
  const arrived = new Set<string>();
  let doubled = 0;
  return {
    say: (text) => void underWay.set(text, now()),
    hear: (text) => {
      if (arrived.has(text)) doubled += 1;
      const saidAt = underWay.get(text);
      if (saidAt === undefined) return undefined;
      underWay.delete(text);
      arrived.add(text);
      return now() - saidAt;
    },
    said: () => underWay.size + arrived.size,
    underWay: () => underWay.size,
    doubled: () => doubled,
  };
};
