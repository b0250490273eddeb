import { createEmitter } from '@greenroom/core/kernel/emitter';
import { millis, type Millis } from '@greenroom/core/kernel/units';
import type { TcpFault } from '../faults/fault.ts';

/** Milliseconds of a slow link, there and back; a page waits 2 s for a call. */
export const SLOW = millis(1_900);
const TOO_SLOW = millis(2_100);

export type Direction = 'up' | 'down';

/** Time there and back on a link with these faults, on a real one and in virtual time. */
export const roundTrip = (has: (fault: TcpFault) => boolean): Millis => {
  if (has('tcp-too-slow')) return TOO_SLOW;
  return has('tcp-slow') ? SLOW : millis(0);
};

/** Checks whether nothing passes in this direction. */
export const isHeld = (leads: Direction, has: (fault: TcpFault) => boolean): boolean =>
  has('tcp-black-hole') || (leads === 'up' && has('tcp-black-hole-up'));

export const createLinkFaults = () => {
  const on = new Map<TcpFault, Set<string | undefined>>();
  let isCalm = true;
  const changed = createEmitter();
  return {
    turn: (fault: TcpFault, isOn: boolean, performerId: string | undefined): void => {
      const whose = on.get(fault) ?? new Set();
      if (isOn) whose.add(performerId);
      else whose.delete(performerId);
      on.set(fault, whose);
      isCalm = [...on.values()].every((some) => some.size === 0);
      changed.emit();
    },
    /**
     * Checks whether a performer's connection has the fault; a connection without a performer has the faults that all
     * have.
     */
    isOn: (fault: TcpFault, performerId: string | undefined): boolean => {
      const whose = on.get(fault);
      return whose !== undefined && (whose.has(undefined) || (performerId !== undefined && whose.has(performerId)));
    },
    /** Checks whether no fault is on for any performer. */
    isCalm: (): boolean => isCalm,
    active: (): readonly { readonly name: TcpFault; readonly performerId: string | undefined }[] =>
      [...on].flatMap(([name, whose]) => [...whose].map((performerId) => ({ name, performerId }))),
    /** Adds a listener, called after every change. */
    onChange: changed.on,
  };
};

export type LinkFaults = ReturnType<typeof createLinkFaults>;
