import type { ClientId } from '../kernel/ids.ts';
import { unchanged, type SlotStep, type Step } from '../kernel/machine.ts';
import { after, invoke, leave } from '../kernel/slots.ts';
import { secondsToMillis, type Seconds } from '../kernel/units.ts';
import type { MicrophoneState, RemoteCommand, RemoteOutcome, RemoteView } from '../realtime/remote-signal.ts';
import type { RemoteErrorCode } from './remote-api.port.ts';

/** Facts that decide whether a press is carried out. */
export interface RemoteFacts {
  /** Customer of the running session. */
  readonly clientId: ClientId | undefined;
  readonly microphone: MicrophoneState;
  /** Names of the quick replies on offer. */
  readonly replies: readonly string[];
}

/**
 * Judges a press. A press about a customer counts only for the customer shown on the remote: a late one must not end the next session.
 * Stopping toys always counts.
 * @fortests
 */
export const remoteOutcome = ({ clientId, action }: RemoteCommand, facts: RemoteFacts): RemoteOutcome => {
  if (action.type === 'end' || action.type === 'reply') {
    if (facts.clientId === undefined) return 'noSession';
    if (facts.clientId !== clientId) return 'otherCustomer';
  }
  if (action.type === 'reply' && !facts.replies.includes(action.name)) return 'noReply';
  return action.type === 'microphone' && facts.microphone === 'none' ? 'noMicrophone' : 'done';
};

/** Pairing of a phone, on the working page. `unknown` until the platform has answered. */
export type RemoteHostState =
  | { readonly status: 'unknown' | 'off' | 'paired'; readonly isBusy: boolean; readonly error?: RemoteErrorCode }
  | { readonly status: 'code'; readonly isBusy: boolean; readonly code: string; readonly error?: RemoteErrorCode };

export type RemoteHostEvent =
  | { readonly type: 'pairingReported'; readonly isPaired: boolean } // by the platform
  | { readonly type: 'codeRequested' } // by the performer
  | { readonly type: 'codeMade'; readonly code: string; readonly lifetime: Seconds } // by the platform
  | { readonly type: 'codeLapsed' } // by the clock
  | { readonly type: 'endRequested' } // by the performer: a pairing, or a code that waits
  | { readonly type: 'ended' } // by the platform, which did it
  | { readonly type: 'failed'; readonly error: RemoteErrorCode } // by a call
  | { readonly type: 'reset' }; // by the log-out

export interface RemoteHostEffect {
  readonly type: 'makeCode' | 'end';
}

type HostStep = SlotStep<RemoteHostState, RemoteHostEvent, RemoteHostEffect>;

export const REMOTE_UNKNOWN: RemoteHostState = { status: 'unknown', isBusy: false };
const OFF: RemoteHostState = { status: 'off', isBusy: false };
const PAIRED: RemoteHostState = { status: 'paired', isBusy: false };

const busy = (state: RemoteHostState, type: RemoteHostEffect['type']): HostStep => {
  const { error: _error, ...rest } = state;
  return { state: { ...rest, isBusy: true }, effects: [invoke('call', { type })] };
};

const onPairing = (state: RemoteHostState, isPaired: boolean): HostStep => {
  if (isPaired) return { state: PAIRED, effects: [leave('code')] };
  // A shown or requested code is no pairing yet.
  return unchanged(state.status === 'code' || state.status === 'off' ? state : { ...OFF, isBusy: state.isBusy });
};

/** One code at a time, which lapses; one phone at a time, which either side ends. */
export const remoteHost = (state: RemoteHostState, event: RemoteHostEvent): HostStep => {
  switch (event.type) {
    case 'pairingReported':
      return onPairing(state, event.isPaired);
    case 'codeRequested':
      return state.isBusy || state.status === 'paired' ? unchanged(state) : busy(state, 'makeCode');
    case 'codeMade':
      // A phone may use the code before this answer arrives.
      if (state.status === 'paired' || !state.isBusy) return unchanged(state);
      return {
        state: { status: 'code', isBusy: false, code: event.code },
        effects: [after('code', secondsToMillis(event.lifetime), { type: 'codeLapsed' })],
      };
    case 'codeLapsed':
      if (state.status !== 'code') return unchanged(state);
      return unchanged(state.isBusy ? { ...OFF, isBusy: true } : { ...OFF, error: 'remote.codeExpired' });
    case 'endRequested':
      return state.isBusy || state.status === 'off' || state.status === 'unknown'
        ? unchanged(state)
        : busy(state, 'end');
    case 'ended':
      return { state: OFF, effects: [leave('code')] };
    case 'failed':
      return state.isBusy ? unchanged({ ...state, isBusy: false, error: event.error }) : unchanged(state);
    case 'reset':
      return { state: REMOTE_UNKNOWN, effects: [leave('code'), leave('call')] };
  }
};

/** Number of presses whose outcome is kept, for those that arrive twice. */
const KEPT_OUTCOMES = 20;

type PressOutcome = NonNullable<RemoteView['answered']>;

/** Presses judged by the working page. */
export interface RemotePresses {
  /** The last press with its outcome, as the next view reports it. */
  readonly answered: PressOutcome | undefined;
  /** Outcomes of the latest presses, newest first. */
  readonly outcomes: readonly PressOutcome[];
}

export type RemotePressesEvent =
  | { readonly type: 'pressed'; readonly command: RemoteCommand; readonly facts: RemoteFacts } // by the performer, on the phone
  | { readonly type: 'reset' }; // by the log-out

export interface RemotePressesEffect {
  readonly type: 'judged';
  readonly command: RemoteCommand;
  readonly outcome: RemoteOutcome;
}

export const NO_PRESSES: RemotePresses = { answered: undefined, outcomes: [] };

/** Judges each press once: one that arrives again gets its first outcome. */
export const remotePresses = (
  state: RemotePresses,
  event: RemotePressesEvent,
): Step<RemotePresses, RemotePressesEffect> => {
  if (event.type === 'reset') return unchanged(NO_PRESSES);
  const { command, facts } = event;
  const earlier = state.outcomes.find(({ id }) => id === command.id);
  if (earlier !== undefined) return unchanged({ ...state, answered: earlier });
  const outcome = remoteOutcome(command, facts);
  const answered: PressOutcome = { id: command.id, outcome };
  return {
    state: { answered, outcomes: [answered, ...state.outcomes].slice(0, KEPT_OUTCOMES) },
    effects: [{ type: 'judged', command, outcome }],
  };
};
