import type { PerformerId } from '../kernel/ids.ts';
import { type SlotStep, unchanged } from '../kernel/machine.ts';
import { after, leave, type SlotEffect } from '../kernel/slots.ts';
import { elapsed, millis, seconds, type Millis, type Seconds } from '../kernel/units.ts';
import type { RemoteCommand, RemoteOutcome, RemoteView } from '../realtime/remote-signal.ts';
import type { RemoteErrorCode } from './remote-api.port.ts';

/** Longest time between two views of the working page, which also sends one at each change. */
export const VIEW_EVERY = millis(10_000);
/** Time after which amounts that have changed are sent. */
export const AMOUNTS_AFTER = millis(1_000);
/** Time without a view after which the working page counts as unreachable: two views were missed. */
const SILENT_AFTER = millis(25_000);
/** Longest wait for the outcome of a press. */
const ANSWER_WITHIN = millis(5_000);

/** `checking` until the platform has answered whether this phone is paired; `unreachable` without an answer. */
export type RemoteStatus = 'checking' | 'unreachable' | 'unpaired' | 'pairing' | 'paired';

export interface RemoteState {
  readonly status: RemoteStatus;
  /** Performer whose page this phone is paired with; undefined while it is not. */
  readonly owner: PerformerId | undefined;
  /** Reason why a code paired nothing, or a pairing could not be ended. */
  readonly error: RemoteErrorCode | undefined;
  /** True after a pairing that the laptop or the platform ended. */
  readonly hasEnded: boolean;
  /** Latest view; undefined until the first one. */
  readonly view: RemoteView | undefined;
  /** Arrival of the view, on the clock's `now`. */
  readonly viewedAt: Millis;
  /** True while the working page sends no view. */
  readonly isSilent: boolean;
  /** Press without an outcome yet. */
  readonly sent: RemoteCommand | undefined;
  /** Last press with its outcome. */
  readonly outcome: { readonly command: RemoteCommand; readonly result: RemoteOutcome | 'noAnswer' } | undefined;
}

export type RemoteEvent =
  | { readonly type: 'checkRequested' } // by the page, or by the performer after a failure
  | { readonly type: 'checked'; readonly owner: PerformerId | undefined } // by the platform; without an owner it is not paired
  | { readonly type: 'notChecked' } // by the network
  | { readonly type: 'pairRequested'; readonly code: string | undefined } // by the performer
  | { readonly type: 'refused'; readonly error: RemoteErrorCode } // by the platform
  | { readonly type: 'viewed'; readonly view: RemoteView; readonly at: Millis } // by the page that works
  | { readonly type: 'fellSilent' | 'answerOverdue' } // by the clock
  | { readonly type: 'pressed'; readonly command: RemoteCommand } // by the performer
  | { readonly type: 'ended' } // by the laptop, the platform, or the performer's log-out
  | { readonly type: 'left' }; // by the performer on the phone

export type RemoteEffect =
  | { readonly type: 'check' }
  | { readonly type: 'pair'; readonly code: string }
  | { readonly type: 'send'; readonly command: RemoteCommand };

type RemoteStep = SlotStep<RemoteState, RemoteEvent, RemoteEffect>;

export const REMOTE_CHECKING: RemoteState = {
  status: 'checking',
  owner: undefined,
  error: undefined,
  hasEnded: false,
  view: undefined,
  viewedAt: millis(0),
  isSilent: false,
  sent: undefined,
  outcome: undefined,
};

const STOPPED = [leave('silence'), leave('answer')];
const LISTEN: SlotEffect<RemoteEffect, RemoteEvent> = after('silence', SILENT_AFTER, { type: 'fellSilent' });

const viewed = (state: RemoteState, view: RemoteView, at: Millis): RemoteStep => {
  const { sent } = state;
  const seen = { ...state, view, viewedAt: at, isSilent: false };
  if (sent === undefined || view.answered?.id !== sent.id) return { state: seen, effects: [LISTEN] };
  return {
    state: { ...seen, sent: undefined, outcome: { command: sent, result: view.answered.outcome } },
    effects: [LISTEN, leave('answer')],
  };
};

const press = (state: RemoteState, command: RemoteCommand): RemoteStep => {
  if (state.status !== 'paired') return unchanged(state);
  const isQuestion = command.action.type === 'refresh';
  // One press at a time: a second one would not know which state it is about. Stopping toys never waits.
  if (state.sent !== undefined && !isQuestion && command.action.type !== 'stopToys') return unchanged(state);
  if (isQuestion) return { state, effects: [{ type: 'send', command }] };
  return {
    state: { ...state, sent: command, outcome: undefined },
    effects: [{ type: 'send', command }, after('answer', ANSWER_WITHIN, { type: 'answerOverdue' })],
  };
};

const paired = (state: RemoteState, owner: PerformerId): RemoteStep =>
  state.status === 'paired'
    ? unchanged(state)
    : { state: { ...REMOTE_CHECKING, status: 'paired', owner }, effects: [LISTEN] };

const unpaired = (state: RemoteState): RemoteStep => {
  // The phone shows the end of a pairing that it had until now.
  const hasEnded = state.hasEnded || state.status === 'paired';
  return { state: { ...REMOTE_CHECKING, status: 'unpaired', hasEnded }, effects: STOPPED };
};

/** Time of the session now: it counts on between two views. Undefined without a session. */
export const sessionTimeAt = ({ view, viewedAt }: RemoteState, now: Millis): Seconds | undefined => {
  if (view?.customer === undefined) return undefined;
  const { time, isCounting } = view.customer;
  return isCounting ? seconds(time + Math.max(0, Math.floor(elapsed(viewedAt, now) / 1000))) : time;
};

/** Pairing of the phone, the view of the page that works, and presses with their outcome. */
export const remote = (state: RemoteState, event: RemoteEvent): RemoteStep => {
  switch (event.type) {
    case 'checkRequested':
      return {
        state: { ...state, status: 'checking', owner: undefined, error: undefined },
        effects: [{ type: 'check' }],
      };
    case 'checked':
      return event.owner === undefined ? unpaired(state) : paired(state, event.owner);
    case 'notChecked':
      // While paired, the missing views show the failure.
      return unchanged(
        state.status === 'checking' || state.status === 'pairing' ? { ...state, status: 'unreachable' } : state,
      );
    case 'pairRequested':
      if (state.status !== 'unpaired') return unchanged(state);
      if (event.code === undefined) return unchanged({ ...state, error: 'remote.codeInvalid' });
      return {
        state: { ...state, status: 'pairing', error: undefined },
        effects: [{ type: 'pair', code: event.code }],
      };
    case 'refused':
      return unchanged({
        ...state,
        status: state.status === 'pairing' ? 'unpaired' : state.status,
        error: event.error,
      });
    case 'viewed':
      return state.status === 'paired' ? viewed(state, event.view, event.at) : unchanged(state);
    case 'fellSilent':
      return unchanged({ ...state, isSilent: true });
    case 'answerOverdue':
      return state.sent === undefined
        ? unchanged(state)
        : unchanged({ ...state, sent: undefined, outcome: { command: state.sent, result: 'noAnswer' } });
    case 'pressed':
      return press(state, event.command);
    case 'ended':
      return state.status === 'paired' ? unpaired(state) : unchanged(state);
    case 'left':
      return { state: { ...REMOTE_CHECKING, status: 'unpaired' }, effects: STOPPED };
  }
};
