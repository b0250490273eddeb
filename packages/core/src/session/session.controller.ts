import type { Cancel, Clock } from '../kernel/clock.port.ts';
import type { PerformerId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.port.ts';
import { createActor, type Watchable } from '../kernel/machine.ts';
import type { MissedRequest } from '../missed-requests/missed-request.ts';
import type { OutboundEvent, RealtimeEvent } from '../realtime/realtime-event.ts';
import type { SessionApi } from './session-api.port.ts';
import type { EndReason } from './end-reason.ts';
import { createSessionCalls } from './session-calls.ts';
import { isSessionSignal, type SessionEffect, type SessionEvent, type SessionHappening } from './session-event.ts';
import { currentClient, IDLE_SESSION, type SessionMemory, type SessionState } from './session-state.ts';
import { session } from './session.machine.ts';

export interface SessionDeps {
  readonly api: SessionApi;
  readonly clock: Clock;
  readonly log: Log;
  readonly performerId: () => PerformerId;
  readonly announce: (event: OutboundEvent) => void;
  readonly stopToys: () => void;
  /** Whether requests can come: the connection is not given up. */
  readonly isReachable: () => boolean;
}

export interface SessionController {
  readonly watch: Watchable<SessionState>;
  /** Starts broadcasting, unless the connection is given up. @spec §4 Session status */
  readonly goReady: () => void;
  /** Stops broadcasting; ends a session first. @spec §4 Session status */
  readonly stop: () => void;
  /** @spec §4 Request flow */
  readonly accept: () => void;
  /** @spec §7 videoChat REJPERF (decline) */
  readonly decline: () => void;
  /** @param blocked whether the customer is blocked as well. @spec §7 POST session/end */
  readonly end: (blocked: boolean) => void;
  /** Leaves a session that could not be ended; the platform is told in the background. @spec §7 POST session/end */
  readonly leave: () => void;
  /** She has read how the last session ended. */
  readonly dismissSummary: () => void;
  /** What is not about sessions is not listened to. */
  readonly hear: (event: RealtimeEvent) => void;
  /** Events may have been missed: asks whether the customer is still there. @spec §4 Request flow */
  readonly afterReconnect: () => void;
  /** Customers cannot reach her any more, and nothing is tried. @spec §8 — connection lost (session reset) */
  readonly connectionLost: () => void;
  /** Forgets everything at log-out. */
  readonly reset: () => void;
  readonly dispose: () => void;
  /** Resolves when the platform has answered what it was told of an end, or nothing more is tried. */
  readonly settled: () => Promise<void>;
  readonly isSettled: () => boolean;
  readonly isReachable: () => boolean;
  /** A customer is gone with whom nothing was going on here. @spec §4 Request flow — DISCONNECT */
  readonly onDisconnected: (listener: (reason: EndReason) => void) => Cancel;
  readonly onMissed: (listener: (missed: MissedRequest) => void) => Cancel;
}

/** Runs the session machine: calls, timers and what others must hear. @spec §4 Session status, Request flow */
export const createSessionController = (deps: SessionDeps): SessionController => {
  const { clock, log } = deps;
  const timers = new Map<string, Cancel>();
  const disconnectedListeners = new Set<(reason: EndReason) => void>();
  const missedListeners = new Set<(missed: MissedRequest) => void>();

  const happen = (happening: SessionHappening): void =>
    actor.send({ ...happening, at: { now: clock.now(), today: clock.today() } });
  const calls = createSessionCalls(
    { ...deps, currentClient: () => currentClient(actor.state())?.id, awaited: () => actor.state().awaited },
    happen,
  );

  const tellDeclined = ({ client }: Extract<SessionEffect, { type: 'tellDeclined' }>): void =>
    deps.announce({
      event: 'videoChat',
      content: { _stateChange: 'REJPERF', RESPONSE: false, performerId: deps.performerId() },
      receiverId: client.id,
      receiverType: 'ROLE_CLIENT',
    });
  const perform = (effect: SessionEffect): void => {
    switch (effect.type) {
      case 'schedule': {
        timers.get(effect.timer)?.();
        const type = effect.timer === 'join' ? 'joinTimedOut' : 'ticked';
        timers.set(
          effect.timer,
          clock.schedule(effect.after, () => happen({ type })),
        );
        break;
      }
      case 'cancelSchedule':
        timers.get(effect.timer)?.();
        timers.delete(effect.timer);
        break;
      case 'missed':
        for (const listener of missedListeners) listener(effect.missed);
        break;
      case 'tellDisconnected':
        for (const listener of disconnectedListeners) listener(effect.reason);
        break;
      case 'stopToys':
        deps.stopToys();
        break;
      case 'tellDeclined':
        tellDeclined(effect);
        break;
      case 'cancelRepeats':
        calls.cancelRepeats();
        break;
      case 'log':
        log.write(effect.level, effect.message, effect.fields);
        break;
      default:
        calls.make(effect);
    }
  };
  const actor = createActor<SessionMemory, SessionEvent, SessionEffect>({
    initial: IDLE_SESSION,
    transition: session,
    perform,
  });

  return {
    watch: actor,
    goReady: () => happen({ type: 'readyClicked', isReachable: deps.isReachable() }),
    isReachable: deps.isReachable,
    stop: () => happen({ type: 'stopClicked' }),
    accept: () => happen({ type: 'acceptClicked' }),
    decline: () => happen({ type: 'declineClicked' }),
    end: (blocked) => happen({ type: 'endClicked', blocked }),
    leave: () => happen({ type: 'leaveClicked' }),
    dismissSummary: () => happen({ type: 'summaryRead' }),
    hear: (event) => {
      if (isSessionSignal(event)) happen(event);
    },
    afterReconnect: () => happen({ type: 'reconnected' }),
    connectionLost: () => happen({ type: 'connectionLost' }),
    reset: () => happen({ type: 'reset' }),
    dispose: () => {
      happen({ type: 'reset' });
      missedListeners.clear();
      disconnectedListeners.clear();
    },
    settled: calls.settled,
    isSettled: calls.isSettled,
    onDisconnected: (listener) => {
      disconnectedListeners.add(listener);
      return () => disconnectedListeners.delete(listener);
    },
    onMissed: (listener) => {
      missedListeners.add(listener);
      return () => missedListeners.delete(listener);
    },
  };
};
