import type { CallFailure } from '../kernel/call-failure.ts';
import type { PerformerId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.port.ts';
import type { Watchable } from '../kernel/machine.ts';
import type { FileContent } from '../kernel/units.ts';
import { createValue } from '../kernel/value.ts';
import type { VerificationApi } from './verification-api.port.ts';
import { firstDue, type UrgentAction } from './verification.ts';

export interface VerificationState {
  /** The action that is required now. */
  readonly due: UrgentAction | undefined;
  readonly sending: boolean;
  /** Set when the content did not arrive: nothing is decided, and it may be sent again. */
  readonly error: 'account.verificationNotSent' | undefined;
  /** The last action that the platform has accepted; stays until the performer has read it. */
  readonly received: UrgentAction | undefined;
}

export interface VerificationController {
  readonly watch: Watchable<VerificationState>;
  /** Fetches the required actions: during initialisation and with each session check. */
  readonly check: (id: PerformerId) => Promise<void>;
  readonly send: (content: FileContent) => Promise<void>;
  /** The performer has read what was received. */
  readonly acknowledge: () => void;
  /** Declines the verification. */
  readonly refuse: () => void;
  readonly reset: () => void;
}

export interface VerificationDeps {
  readonly api: VerificationApi;
  /**
   * Called when the verification is declined or fails; logs the performer out. @spec §1 — otherwise the performer is forcibly logged out
   */
  readonly onFailed: () => void;
  readonly log: Log;
}

const NOTHING_DUE: VerificationState = { due: undefined, sending: false, error: undefined, received: undefined };

/** Come too late, and come too often: asked again later, these may end otherwise. */
const NOT_NOW: readonly number[] = [408, 429];

/** Checks whether the platform has decided; a network failure or a fault of the platform decides nothing. */
const isDecision = ({ status }: CallFailure): boolean => status >= 400 && status < 500 && !NOT_NOW.includes(status);

/**
 * Asks for the required checks of face and voice, one after the other, and sends the recordings. Nothing of it is stored here.
 * @spec §1, §7 urgent
 */
export const createVerificationController = ({ api, onFailed, log }: VerificationDeps): VerificationController => {
  const state = createValue(NOTHING_DUE);
  let waiting: readonly UrgentAction[] = [];
  let owner: PerformerId | undefined;
  /** Number of recordings sent: an answer from before one may still have its action. */
  let sent = 0;

  const ask = (actions: readonly UrgentAction[], received = state.state().received): void => {
    waiting = actions;
    const { due: before, error } = state.state();
    const due = firstDue(actions);
    state.set({ due, sending: false, error: due === before ? error : undefined, received });
  };
  const forget = (): void => {
    waiting = [];
    state.set(NOTHING_DUE);
  };
  const fail = (): void => {
    forget();
    onFailed();
  };
  return {
    watch: state,
    check: async (id) => {
      owner = id;
      // An action that is being sent is not requested again.
      if (state.state().sending) return;
      const sentBefore = sent;
      const answer = await api.urgent(id);
      if (owner !== id || sent !== sentBefore) return;
      if (answer.ok) ask(answer.value);
      else log.write('warn', 'due verifications not asked', { status: answer.error.status });
    },
    send: async (content) => {
      const { due, sending, received } = state.state();
      const id = owner;
      if (due === undefined || sending || id === undefined) return;
      sent += 1;
      state.set({ due, sending: true, error: undefined, received });
      const answer = await api.verify(id, due, content);
      if (owner !== id) return;
      log.write('info', answer.ok ? 'verified' : 'not verified', { action: due });
      if (answer.ok)
        ask(
          waiting.filter((action) => action !== due),
          due,
        );
      else if (isDecision(answer.error)) fail();
      else state.set({ due, sending: false, error: 'account.verificationNotSent', received });
    },
    acknowledge: () => state.set({ ...state.state(), received: undefined }),
    refuse: () => {
      if (state.state().due !== undefined) fail();
    },
    reset: () => {
      owner = undefined;
      forget();
    },
  };
};
