import type { ReactNode } from 'react';

export interface Shown {
  readonly open: boolean;
  readonly close: () => void;
}

export interface WindowRow {
  readonly show: (shown: Shown) => ReactNode;
  /** Name of what has the focus when the window is open. */
  readonly first: string;
  /** Button of the window's own that opens it, in place of the row's. */
  readonly opener?: string;
  /** Key that closes it; without one an answer is required. */
  readonly key?: 'Escape' | 'Enter';
  /** Lies beside the page, which stays within reach. */
  readonly beside?: true;
  /** Drawn in the page, not over it. */
  readonly inPage?: true;
  readonly width?: number;
}

export const nothing = (): void => undefined;

/** For tests: a model of which a window reads the given part alone. */
// oxlint-disable-next-line typescript/consistent-type-assertions -- the one place, in place of a full model for each window
export const model = <Model>(part: object): Model => part as Model;

export const MARK = { name: 'Mark', country: 'nl', anonymous: false } as const;
