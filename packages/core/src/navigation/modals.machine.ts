import { createActor, readOnly, type Step, unchanged } from '../kernel/machine.ts';

/** Names of the windows over the page of which at most one is open. @spec §2 Modals */
export const MODAL_NAMES = [
  'session',
  'phone',
  'notapproved',
  'voice-recog',
  'face-recog',
  'chat-request',
  'vip-request',
] as const;
export type ModalName = (typeof MODAL_NAMES)[number];

export interface ModalsState {
  readonly open: ModalName | undefined;
  /** Requested while face recognition blocks the interface; opens after it. */
  readonly next: ModalName | undefined;
}

export type ModalsEvent =
  | { readonly type: 'opened'; readonly name: ModalName }
  /** Without a name: whatever is open, as a key or a click beside the modal does. */
  | { readonly type: 'closed'; readonly name?: ModalName }
  | { readonly type: 'allClosed' };

/** Modal that no other can replace, face recognition; it closes only by its own name. @spec §2 Modals — blocks the interface */
const BLOCKING_MODAL: ModalName = 'face-recog';

/** @fortests */
export const NO_MODAL: ModalsState = { open: undefined, next: undefined };

const open = (state: ModalsState, name: ModalName): ModalsState => {
  if (name === state.open) return state;
  if (state.open === BLOCKING_MODAL) return name === state.next ? state : { ...state, next: name };
  return { open: name, next: undefined };
};

const close = (state: ModalsState, name: ModalName | undefined): ModalsState => {
  if (name !== undefined && name === state.next) return { ...state, next: undefined };
  if (state.open === undefined) return state;
  const mayClose = name === undefined ? state.open !== BLOCKING_MODAL : name === state.open;
  return mayClose ? { open: state.next, next: undefined } : state;
};

/**
 * At most one modal is open; opening one closes the others, but face recognition blocks all.
 *
 * @spec §2 Modals
 * @fortests
 */
export const modals = (state: ModalsState, event: ModalsEvent): Step<ModalsState, never> => {
  switch (event.type) {
    case 'opened':
      return unchanged(open(state, event.name));
    case 'closed':
      return unchanged(close(state, event.name));
    case 'allClosed':
      return unchanged(state.open === undefined ? state : NO_MODAL);
  }
};

export type ModalsController = ReturnType<typeof createModalsController>;

/** Keeps at most one modal open. @spec §2 Modals */
export const createModalsController = () => {
  const actor = createActor<ModalsState, ModalsEvent, never>({
    initial: NO_MODAL,
    transition: modals,
    perform: () => undefined,
  });
  return {
    watch: readOnly(actor),
    open: (name: ModalName) => actor.send({ type: 'opened', name }),
    /** Without a name: whatever is open, except face recognition. */
    close: (name?: ModalName) => actor.send(name === undefined ? { type: 'closed' } : { type: 'closed', name }),
    /** Closes every modal, also a blocking one; at log-out. */
    reset: () => actor.send({ type: 'allClosed' }),
  };
};
