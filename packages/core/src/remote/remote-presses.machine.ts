import { unchanged, type Step } from '../kernel/machine.ts';
import type { RemoteCommand, RemoteOutcome, RemoteView } from '../realtime/remote-signal.ts';
import { remoteOutcome, type RemoteFacts } from './remote-host.machine.ts';

/** Number of presses whose outcome is kept, for those that arrive twice. */
const KEPT_OUTCOMES = 20;

type PressOutcome = NonNullable<RemoteView['answered']>;

/** Presses that the page that works has judged. */
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
