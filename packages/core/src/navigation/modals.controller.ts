import { createActor, type Watchable } from '../kernel/machine.ts';
import { modals, NO_MODAL, type ModalName, type ModalsEvent, type ModalsState } from './modals.machine.ts';

export interface ModalsController {
  readonly watch: Watchable<ModalsState>;
  readonly open: (name: ModalName) => void;
  /** Without a name: whatever is open, except face recognition. */
  readonly close: (name?: ModalName) => void;
  /** Closes every modal, also a blocking one; at log-out. */
  readonly reset: () => void;
}

/** Keeps at most one modal open. @spec §2 Modals */
export const createModalsController = (): ModalsController => {
  const actor = createActor<ModalsState, ModalsEvent, never>({
    initial: NO_MODAL,
    transition: modals,
    perform: () => undefined,
  });
  return {
    watch: actor,
    open: (name) => actor.send({ type: 'opened', name }),
    close: (name) => actor.send(name === undefined ? { type: 'closed' } : { type: 'closed', name }),
    reset: () => actor.send({ type: 'allClosed' }),
  };
};
