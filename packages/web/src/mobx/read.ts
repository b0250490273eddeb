import { createAtom, type IAtom } from 'mobx';
import type { Cancel } from '@greenroom/core/kernel/clock.port';
import type { Watchable } from '@greenroom/core/kernel/machine';

const atoms = new WeakMap<object, IAtom>();

const createAtomOf = (machine: Watchable<unknown>): IAtom => {
  let cancel: Cancel | undefined;
  const atom = createAtom(
    'machine',
    () => {
      cancel = machine.subscribe(() => atom.reportChanged());
    },
    () => {
      cancel?.();
      cancel = undefined;
    },
  );
  atoms.set(machine, atom);
  return atom;
};

/**
 * Reads the state of a running machine, inside an observer or outside. The machine is followed only while an observer reads it, so nothing has to
 * be disposed; all readers share one subscription and are told together.
 */
export const read = <State>(machine: Watchable<State>): State => {
  (atoms.get(machine) ?? createAtomOf(machine)).reportObserved();
  return machine.state();
};
