import type { ClientId } from '../kernel/ids.ts';
import type { LogFields, LogLevel } from '../kernel/log.port.ts';
import { NO_EFFECTS, type SlotStep } from '../kernel/machine.ts';
import type { CallFailure } from '../kernel/result.ts';
import type { SlotEffect } from '../kernel/slots.ts';
import type { Millis, Seconds } from '../kernel/units.ts';
import type { ClientData, MissedRequest, StillAsking } from './client-data.ts';
import type { SessionMoment, WorkSnapshot, PendingBlock } from './session-api.port.ts';
import type { SessionSignal, EndReason } from './session-signal.ts';
import type { SessionInternal } from './session-state.ts';
import type { SessionSettings } from './session.constants.ts';
import type { OneOnOne } from './stream.ts';

/**
 * Names of the moments of requests and sessions that are tracked.
 * @spec §7 session/kpi/{name} — names start pf_camback_; which moments is our choice
 */
export const SESSION_KPI = {
  ready: 'pf_camback_ready',
  requestReceived: 'pf_camback_request_received',
  acceptClicked: 'pf_camback_accept_clicked',
  accepted: 'pf_camback_request_accepted',
  resumed: 'pf_camback_session_resumed',
  acceptFailed: 'pf_camback_accept_failed',
  missed: 'pf_camback_request_missed',
  joined: 'pf_camback_client_joined',
  ended: 'pf_camback_session_ended',
  stopped: 'pf_camback_stopped',
} as const satisfies Record<string, `pf_camback_${string}`>;

type SessionKpi = keyof typeof SESSION_KPI;

/** Values beside a tracked moment; nothing personal. */
type SessionKpiBody = Readonly<Record<string, string | number | boolean>>;

/** Time of an event: for durations, and for the calendar. */
export interface Timestamp {
  readonly now: Millis;
  readonly today: Seconds;
}

/** Answers to a customer's request. */
export type RequestAnswer = 'declined' | 'paused' | 'after' | 'take';

/** Answers to a second customer. */
export type SecondAnswer = Exclude<RequestAnswer, 'paused'>;

export type SessionInput =
  | SessionSignal // from the platform
  | { readonly type: 'readyRequested'; readonly isReachable: boolean } // by the performer
  | { readonly type: 'stopRequested' } // by the performer
  | { readonly type: 'acceptRequested' } // by the performer
  | { readonly type: 'declineRequested'; readonly isBusy: boolean } // by the performer
  | { readonly type: 'undoRequested' } // by the performer
  | { readonly type: 'undoElapsed' } // from the clock
  | { readonly type: 'waitingDeclined'; readonly clientId: ClientId } // by the performer, who is not ready
  | { readonly type: 'secondAnswered'; readonly answer: SecondAnswer } // by the performer
  | { readonly type: 'secondLapsed' } // from the clock
  | { readonly type: 'customerBlocked'; readonly clientId: ClientId } // the app, when the platform has blocked for the performer
  | { readonly type: 'endRequested'; readonly blocked: boolean } // by the performer
  | { readonly type: 'leaveRequested' } // by the performer
  | { readonly type: 'blocksKept'; readonly blocks: readonly PendingBlock[] } // the app, after the log-in
  | { readonly type: 'takeOverRequested' } // by the performer
  | { readonly type: 'takeOverAnswered'; readonly client: ClientData; readonly failure?: CallFailure } // an answer, or none
  | { readonly type: 'summaryRead' } // by the performer
  | { readonly type: 'started'; readonly streams: OneOnOne } // an answer
  | { readonly type: 'startFailed'; readonly failure: CallFailure } // an answer, or none
  | { readonly type: 'accepted' } // an answer
  | { readonly type: 'acceptFailed'; readonly failure: CallFailure } // an answer, or none
  | {
      readonly type: 'endAnswered';
      readonly client: ClientData;
      readonly blocked: boolean;
      readonly failure?: CallFailure;
    } // an answer, or none
  | {
      readonly type: 'reported';
      readonly report: SessionReport;
      readonly failure?: CallFailure;
      readonly isObsolete?: true;
    } // an answer, or none
  | { readonly type: 'readyReported'; readonly failure?: CallFailure } // an answer, or none
  | { readonly type: 'snapshotFetched'; readonly snapshot: WorkSnapshot } // an answer
  | { readonly type: 'snapshotMissing'; readonly failure?: CallFailure } // no answer yet, or no such call
  | { readonly type: 'reconcileRequested' } // the app, after the log-in and whenever events may have been missed
  | { readonly type: 'connectionLost' } // the app, when the platform refuses the connection
  | { readonly type: 'pauseChanged'; readonly isPaused: boolean } // from the services
  | { readonly type: 'outageBegan' } // the app, when the first tries to reconnect have failed
  | { readonly type: 'joinTimedOut' } // from the clock
  | { readonly type: 'ticked' } // from the clock
  | { readonly type: 'reminderDue'; readonly client: ClientData } // from the clock
  | { readonly type: 'reset' }; // at log-out

export type SessionEvent = SessionInput & { readonly at: Timestamp };
export type SessionEventOf<Type extends SessionInput['type']> = Extract<SessionInput, { readonly type: Type }>;

/** Report that is repeated while it gets no answer. A log-out waits for it. */
export type SessionReport =
  | {
      readonly type: 'reportEnd';
      readonly client: PendingBlock;
      readonly blocked: boolean;
      /** The connection of this page was lost. */
      readonly isLost?: boolean;
    }
  | { readonly type: 'reportTimeout'; readonly client: ClientData }
  /** Customers cannot reach the performer any more. */
  | { readonly type: 'reportStopped' };

export type SessionEffect =
  | { readonly type: 'start' }
  | { readonly type: 'accept'; readonly client: ClientData }
  | { readonly type: 'end'; readonly client: ClientData; readonly blocked: boolean }
  | SessionReport
  | { readonly type: 'takeOver'; readonly client: ClientData }
  | { readonly type: 'announceNotTakenOver' }
  | { readonly type: 'announceAcceptedElsewhere'; readonly client: ClientData }
  /** Notes that the session with this customer is of this device. */
  | { readonly type: 'holdSession'; readonly client: ClientData }
  | { readonly type: 'releaseSession' }
  | { readonly type: 'fetchSnapshot' }
  /** The platform does not list the performer as ready any more. */
  | { readonly type: 'reportReady' }
  | { readonly type: 'report'; readonly moment: SessionMoment }
  | { readonly type: 'kpi'; readonly kpi: SessionKpi; readonly body?: SessionKpiBody }
  /** Stores the blocks that are not confirmed. */
  | { readonly type: 'keepBlocks'; readonly blocks: readonly PendingBlock[] }
  /** The platform has refused a block for good. */
  | { readonly type: 'announceNotBlocked' }
  /** The platform has answered the report of an end or a timeout. */
  | { readonly type: 'announceEndReported' }
  | {
      readonly type: 'notifyCustomer';
      readonly client: ClientData;
      readonly answer: RequestAnswer;
      readonly retryAfter?: Seconds;
    }
  | { readonly type: 'remind'; readonly client: ClientData }
  | { readonly type: 'missed'; readonly missed: MissedRequest }
  /** The platform answered these alone; some may be known. */
  | { readonly type: 'missedAlone'; readonly missed: readonly MissedRequest[] }
  /** Still pending on the platform; undoes any missed entry since `since`. */
  | ({ readonly type: 'stillAsks' } & StillAsking)
  | { readonly type: 'stopToys' }
  /** Unrelated customer disconnected. */
  | { readonly type: 'announceDisconnected'; readonly reason: EndReason }
  | { readonly type: 'log'; readonly level: LogLevel; readonly message: string; readonly fields?: LogFields };

export type SessionStep = SlotStep<SessionInternal, SessionInput, SessionEffect>;
export type SessionStepEffect = SessionEffect | SlotEffect<SessionEffect, SessionInput>;

/** The step that answers an event while it is built: rules change its state and add effects, one after the other. */
export interface StepBuilder {
  readonly settings: SessionSettings;
  readonly at: Timestamp;
  readonly state: SessionInternal;
  /** Takes over what differs. Without a difference the state stays the same object. */
  readonly set: (changes: Partial<SessionInternal>) => void;
  readonly emit: (...effects: readonly SessionStepEffect[]) => void;
  /** Writes to the log why the event changes nothing. */
  readonly ignore: (why: string) => void;
}

const withChanges = <State extends object>(state: State, changes: Partial<State>): State => {
  for (const key in changes) if (changes[key] !== state[key]) return { ...state, ...changes };
  return state;
};

/** Builds the step from a state by an event. */
export const buildStep = (
  settings: SessionSettings,
  initial: SessionInternal,
  { at, type }: SessionEvent,
  build: (step: StepBuilder) => void,
): SessionStep => {
  let state = initial;
  const effects: SessionStepEffect[] = [];
  build({
    settings,
    at,
    get state() {
      return state;
    },
    set: (changes) => {
      state = withChanges(state, changes);
    },
    emit: (...more) => {
      effects.push(...more);
    },
    ignore: (why) => {
      effects.push({ type: 'log', level: 'debug', message: `session ignored ${type}`, fields: { why } });
    },
  });
  return { state, effects: effects.length === 0 ? NO_EFFECTS : effects };
};
