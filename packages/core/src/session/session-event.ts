import type { ClientId } from '../kernel/ids.ts';
import type { LogFields, LogLevel } from '../kernel/log.port.ts';
import type { Step } from '../kernel/machine.ts';
import type { Millis, Seconds } from '../kernel/units.ts';
import type { ClientData } from './client-data.ts';
import type { CurrentWork } from './current-work.ts';
import type { MissedRequest, StillAsking } from './missed-request.ts';
import type { PendingBlock } from './pending-blocks.port.ts';
import type { SessionMoment } from './session-api.port.ts';
import type { SessionSignal, EndReason } from './session-signal.ts';
import type { SessionMemory } from './session-state.ts';
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
export interface Moment {
  readonly now: Millis;
  readonly today: Seconds;
}

export type SessionInput =
  | SessionSignal // from the platform
  | { readonly type: 'readyClicked'; readonly isReachable: boolean } // by the performer
  | { readonly type: 'stopClicked' } // by the performer
  | { readonly type: 'acceptClicked' } // by the performer
  | { readonly type: 'declineClicked' } // by the performer
  | { readonly type: 'busyClicked' } // by the performer
  | { readonly type: 'declineUndone' } // by the performer
  | { readonly type: 'declineElapsed' } // from the clock
  | { readonly type: 'askingDeclined'; readonly clientId: ClientId } // by the performer, who is not ready
  | { readonly type: 'secondDeclined' } // by the performer
  | { readonly type: 'secondKept' } // by the performer
  | { readonly type: 'secondTaken' } // by the performer
  | { readonly type: 'secondLapsed' } // from the clock
  | { readonly type: 'customerBlocked'; readonly clientId: ClientId } // the app, when the platform has blocked for the performer
  | { readonly type: 'endClicked'; readonly blocked: boolean } // by the performer
  | { readonly type: 'leaveClicked' } // by the performer
  | { readonly type: 'blocksKept'; readonly blocks: readonly PendingBlock[] } // the app, after the log-in
  | { readonly type: 'blockConfirmed'; readonly client: PendingBlock } // an answer
  | { readonly type: 'blockRefused'; readonly client: PendingBlock } // an answer
  | { readonly type: 'summaryRead' } // by the performer
  | { readonly type: 'started'; readonly call: number; readonly streams: OneOnOne } // an answer
  | { readonly type: 'startFailed'; readonly call: number } // an answer
  | { readonly type: 'accepted'; readonly call: number } // an answer
  | { readonly type: 'acceptFailed'; readonly call: number } // an answer
  | { readonly type: 'ended'; readonly call: number } // an answer
  | { readonly type: 'endFailed'; readonly call: number } // an answer
  | { readonly type: 'currentKnown'; readonly call: number; readonly current: CurrentWork } // an answer
  | { readonly type: 'currentUnknown'; readonly call: number; readonly isAnswered: boolean } // no answer yet, or no such call
  | { readonly type: 'compareRequested' } // the app, after the log-in and whenever events may have been missed
  | { readonly type: 'connectionLost' } // the app, when the platform refuses the connection
  | { readonly type: 'pauseChanged'; readonly isPaused: boolean } // from the services
  | { readonly type: 'outageBegan' } // the app, when the first tries to reconnect have failed
  | { readonly type: 'readyRefused' } // the platform, when the broadcast was to go on after an outage
  | { readonly type: 'joinTimedOut' } // from the clock
  | { readonly type: 'ticked' } // from the clock
  | { readonly type: 'reset' }; // at log-out

export type SessionEvent = SessionInput & { readonly at: Moment };
export type SessionEventOf<Type extends SessionInput['type']> = Extract<SessionInput, { readonly type: Type }> & {
  readonly at: Moment;
};

/** Answers to a customer's request. */
export type RequestAnswer = 'declined' | 'paused' | 'after' | 'take';

export type SessionTimer = 'join' | 'tick' | 'decline' | 'second';

export type SessionEffect =
  | { readonly type: 'start'; readonly call: number }
  | { readonly type: 'accept'; readonly call: number; readonly client: ClientData }
  | { readonly type: 'end'; readonly call: number; readonly client: ClientData; readonly blocked: boolean }
  /** Repeated while it gets no answer, unless the customer is back and not to be blocked. */
  | {
      readonly type: 'reportEnd';
      readonly client: PendingBlock;
      readonly blocked: boolean;
      /** The connection of this page was lost. */
      readonly isLost?: boolean;
    }
  /** Stores the blocks that are not confirmed. */
  | { readonly type: 'keepBlocks'; readonly blocks: readonly PendingBlock[] }
  /** The platform has refused a block for good. */
  | { readonly type: 'reportNotBlocked' }
  /** Repeated while it gets no answer. */
  | { readonly type: 'askCurrent'; readonly call: number }
  /** The platform does not list the performer as ready any more. Repeated while it gets no answer. */
  | { readonly type: 'reportReady' }
  /** No call is repeated any more. */
  | { readonly type: 'cancelRepeats' }
  /** Repeated while it gets no answer, unless the customer is back. */
  | { readonly type: 'reportTimeout'; readonly client: ClientData }
  | { readonly type: 'report'; readonly moment: SessionMoment }
  | { readonly type: 'kpi'; readonly kpi: SessionKpi; readonly body?: SessionKpiBody }
  | {
      readonly type: 'notifyCustomer';
      readonly client: ClientData;
      readonly answer: RequestAnswer;
      readonly retryAfter?: Seconds;
    }
  /** Replaces the one for the same customer. */
  | { readonly type: 'remind'; readonly client: ClientData; readonly after: Seconds }
  | { readonly type: 'missed'; readonly missed: MissedRequest }
  /** The platform answered these alone; some may be known. */
  | { readonly type: 'missedAlone'; readonly missed: readonly MissedRequest[] }
  /** A request waits at the platform: what was listed of it since then was no end of it. */
  | ({ readonly type: 'stillAsks' } & StillAsking)
  | { readonly type: 'stopToys' }
  /** A customer is gone with whom nothing was going on here. */
  | { readonly type: 'reportDisconnected'; readonly reason: EndReason }
  /** Replaces the one of the same name. */
  | { readonly type: 'schedule'; readonly timer: SessionTimer; readonly after: Millis }
  | { readonly type: 'cancelSchedule'; readonly timer: SessionTimer }
  | { readonly type: 'log'; readonly level: LogLevel; readonly message: string; readonly fields?: LogFields };

export type SessionStep = Step<SessionMemory, SessionEffect>;

/** A part of a step, which goes on from the state that the part before it left. */
export type SessionPart = (state: SessionMemory) => SessionStep;

export const same: SessionPart = (state) => ({ state, effects: [] });

/** Changes nothing, and writes the reason to the log. */
export const ignore = (state: SessionMemory, event: SessionEvent, why: string): SessionStep => ({
  state,
  effects: [{ type: 'log', level: 'debug', message: `session ignored ${event.type}`, fields: { why } }],
});

/** One thing after the other, as a single step. */
export const inTurn = (state: SessionMemory, ...parts: readonly SessionPart[]): SessionStep => {
  let current = state;
  const effects: SessionEffect[] = [];
  for (const part of parts) {
    const step = part(current);
    current = step.state;
    effects.push(...step.effects);
  }
  return { state: current, effects };
};

/** A part that only has effects. */
export const causing =
  (...effects: readonly SessionEffect[]) =>
  (state: SessionMemory): SessionStep => ({ state, effects });
