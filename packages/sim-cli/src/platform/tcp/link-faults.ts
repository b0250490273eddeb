import type { TcpFault } from './tcp-faults.ts';

/** Faults of the link that are on, by performer. */
export interface LinkFaults {
  readonly turn: (fault: TcpFault, on: boolean, performerId: string | undefined) => void;
  /**
   * Tells whether a performer's connection has the fault; a connection without a performer has the faults that all
   * have.
   */
  readonly isOn: (fault: TcpFault, performerId: string | undefined) => boolean;
  /** Tells whether no fault is on for any performer. */
  readonly isCalm: () => boolean;
  readonly active: () => readonly { readonly name: TcpFault; readonly performerId: string | undefined }[];
  /** Told after every change. @returns what ends it */
  readonly onChange: (listener: () => void) => () => void;
}

export const createLinkFaults = (): LinkFaults => {
  const on = new Map<TcpFault, Set<string | undefined>>();
  let isCalm = true;
  const listeners = new Set<() => void>();
  return {
    turn: (fault, isOn, performerId) => {
      const whose = on.get(fault) ?? new Set();
      if (isOn) whose.add(performerId);
      else whose.delete(performerId);
      on.set(fault, whose);
      isCalm = [...on.values()].every((some) => some.size === 0);
      for (const listener of listeners) listener();
    },
    isOn: (fault, performerId) => {
      const whose = on.get(fault);
      return whose !== undefined && (whose.has(undefined) || (performerId !== undefined && whose.has(performerId)));
    },
    isCalm: () => isCalm,
    active: () => [...on].flatMap(([name, whose]) => [...whose].map((performerId) => ({ name, performerId }))),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
