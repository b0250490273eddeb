import type { PerformerId } from '../kernel/ids.ts';
import { unchanged, type SlotStep } from '../kernel/machine.ts';
import { invoke, leave } from '../kernel/slots.ts';
import type { FileContent } from '../kernel/units.ts';
import { firstDue, type UrgentAction } from './verification-api.port.ts';

export interface VerificationState {
  /** The action that is required now. */
  readonly due: UrgentAction | undefined;
  readonly sending: boolean;
  /** Set when the content did not arrive: nothing is decided, and it may be sent again. */
  readonly error: 'account.verificationNotSent' | undefined;
  /** The last action that the platform has accepted; stays until the performer has read it. */
  readonly received: UrgentAction | undefined;
}

/** State of the required actions, with what only its own steps read. */
export interface VerificationInternal extends VerificationState {
  /** Performer whose actions these are. */
  readonly owner: PerformerId | undefined;
  /** All actions that are required, `due` among them. */
  readonly waiting: readonly UrgentAction[];
}

export type VerificationEvent =
  | { readonly type: 'checked'; readonly owner: PerformerId } // by the login, and each session check
  | { readonly type: 'reported'; readonly actions: readonly UrgentAction[] } // by the platform
  | { readonly type: 'recorded'; readonly content: FileContent } // by the performer
  | { readonly type: 'accepted' | 'refused' | 'notSent' } // by the platform, or no answer
  | { readonly type: 'acknowledged' } // by the performer, who has read what was received
  | { readonly type: 'declined' } // by the performer
  | { readonly type: 'reset' }; // by the log-out

export type VerificationEffect =
  | { readonly type: 'ask'; readonly owner: PerformerId }
  | {
      readonly type: 'send';
      readonly owner: PerformerId;
      readonly action: UrgentAction;
      readonly content: FileContent;
    }
  | { readonly type: 'fail' };

type VerificationStep = SlotStep<VerificationInternal, VerificationEvent, VerificationEffect>;

export const NOTHING_DUE: VerificationInternal = {
  due: undefined,
  sending: false,
  error: undefined,
  received: undefined,
  owner: undefined,
  waiting: [],
};

const require = (state: VerificationInternal, waiting: readonly UrgentAction[]): VerificationInternal => {
  const due = firstDue(waiting);
  return { ...state, waiting, due, sending: false, error: due === state.due ? state.error : undefined };
};

const fail = ({ owner }: VerificationInternal): VerificationStep => ({
  state: { ...NOTHING_DUE, owner },
  effects: [{ type: 'fail' }],
});

const check = (state: VerificationInternal, owner: PerformerId): VerificationStep => ({
  state: { ...state, owner },
  // An action that is being sent is not requested again.
  effects: state.sending ? [] : [invoke('ask', { type: 'ask', owner })],
});

const send = (state: VerificationInternal, content: FileContent): VerificationStep => {
  const { due: action, sending, owner } = state;
  if (action === undefined || sending || owner === undefined) return unchanged(state);
  return {
    state: { ...state, sending: true, error: undefined },
    // An answer from before the recording may still have its action.
    effects: [leave('ask'), invoke('send', { type: 'send', owner, action, content })],
  };
};

const accept = (state: VerificationInternal): VerificationInternal => {
  const left = state.waiting.filter((action) => action !== state.due);
  return { ...require(state, left), received: state.due };
};

/** State of the required checks of face and voice: one after the other, and a refusal of one ends the login. @spec §1, §7 urgent */
export const verification = (state: VerificationInternal, event: VerificationEvent): VerificationStep => {
  switch (event.type) {
    case 'checked':
      return check(state, event.owner);
    case 'reported':
      return unchanged(require(state, event.actions));
    case 'recorded':
      return send(state, event.content);
    case 'accepted':
      return unchanged(accept(state));
    case 'refused':
      return fail(state);
    case 'notSent':
      return unchanged({ ...state, sending: false, error: 'account.verificationNotSent' });
    case 'acknowledged':
      return unchanged({ ...state, received: undefined });
    case 'declined':
      return state.due === undefined ? unchanged(state) : fail(state);
    case 'reset':
      return { state: NOTHING_DUE, effects: [leave('ask'), leave('send')] };
  }
};
