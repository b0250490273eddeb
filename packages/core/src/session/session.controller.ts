import type { Cancel, Clock } from '../kernel/clock.port.ts';
import { createEmitter, type Emitter } from '../kernel/emitter.ts';
import type { ClientId, PerformerId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.port.ts';
import { createActor, type Watchable } from '../kernel/machine.ts';
import type { OutboundEvent } from '../kernel/outbound-event.ts';
import { createTimers } from '../kernel/timers.ts';
import { addMillis } from '../kernel/units.ts';
import type { ClientData } from './client-data.ts';
import type { MissedRequest, StillAsking } from './missed-request.ts';
import type { PendingBlocks } from './pending-blocks.port.ts';
import { createReminders } from './reminders.ts';
import { requestAnswerContent } from './request-answer.ts';
import type { SessionApi } from './session-api.port.ts';
import { createSessionCalls } from './session-calls.ts';
import { type SessionEffect, type SessionEvent, type SessionInput, type SessionTimer } from './session-event.ts';
import { customersOf } from './session-memory.ts';
import type { SessionSignal, EndReason } from './session-signal.ts';
import { IDLE_SESSION, isPresent, type SessionMemory, type SessionState } from './session-state.ts';
import { JOIN_TIMEOUT } from './session.constants.ts';
import { session } from './session.machine.ts';

export interface SessionDeps {
  readonly api: SessionApi;
  readonly clock: Clock;
  readonly log: Log;
  readonly performerId: () => PerformerId;
  readonly pendingBlocks: PendingBlocks;
  readonly announce: (event: OutboundEvent) => void;
  /** Checks whether requests can come: there is no long outage. */
  readonly isReachable: () => boolean;
}

export interface SessionController {
  readonly watch: Watchable<SessionState>;
  /** Starts broadcasting, except in a long outage. @spec §4 Session status */
  readonly goReady: () => void;
  /** Stops broadcasting; ends a session first. @spec §4 Session status */
  readonly stop: () => void;
  /** Accepts the request; the session begins with the platform's confirmation. @spec §4 Request flow */
  readonly accept: () => void;
  /** Declines the request; the customer gets the answer after 3 s, unless it is undone. @spec §7 videoChat REJPERF (decline) */
  readonly decline: () => void;
  /** Declines the request, and asks the customer to try again in 2 minutes. */
  readonly declineAsBusy: () => void;
  /** Takes a decline back that the customer has not got yet. */
  readonly undoDecline: () => void;
  /** Declines a request that waits while the performer is not ready. */
  readonly declineAsking: (clientId: ClientId) => void;
  /** Answers to a second customer, whose request comes during a session. @spec §4 Request flow */
  readonly second: {
    readonly decline: () => void;
    /** Keeps the request pending, and accepts it when the session ends. */
    readonly keep: () => void;
    /** Ends the session, then accepts the request. */
    readonly take: () => void;
  };
  /** Declines the request of a customer who was just blocked; nothing of it can be undone. @spec §6 — a performer may block a customer */
  readonly customerBlocked: (clientId: ClientId) => void;
  /** Ends the session. @param blocked whether the customer is blocked as well. @spec §7 POST session/end */
  readonly end: (blocked: boolean) => void;
  /** Blocks the customers whose block an earlier page or login of the performer could not get confirmed. @spec §7 POST session/end */
  readonly loadBlocks: () => void;
  /** Leaves a session that could not be ended; the platform gets the end in the background. @spec §7 POST session/end */
  readonly leave: () => void;
  /** Marks the summary of the last session as read. */
  readonly dismissSummary: () => void;
  /** Handles an event of the platform about sessions. */
  readonly onEvent: (event: SessionSignal) => void;
  /**
   * Fetches the platform's running work and brings this page in line with it; a session of the page before is taken up.
   * @spec §4 Request flow
   */
  readonly compare: () => void;
  /**
   * Ends the broadcast after a lost connection that is not tried again: customers cannot reach the performer any more.
   * @spec §8 — connection lost (session reset)
   */
  readonly connectionLost: () => void;
  /** Closes the broadcast to new customers while work is paused. @spec §4 Services status */
  readonly pauseChanged: (isPaused: boolean) => void;
  /** Ends the session in a long outage; the broadcast goes on when the connection is back. @spec §8 — connection lost (session reset) */
  readonly outageBegan: () => void;
  /** Forgets everything at log-out. */
  readonly reset: () => void;
  readonly dispose: () => void;
  /** Resolves when the platform has answered the end of the session and the stop, or nothing more is tried. */
  readonly settled: () => Promise<void>;
  /** Calls the handler when an awaited call found no network, so that waiting for its answer is in vain. @returns no longer calls it */
  readonly onNoNetwork: (handler: () => void) => Cancel;
  /** Checks whether none of these answers is awaited. */
  readonly isSettled: () => boolean;
  readonly isReachable: () => boolean;
  /**
   * Adds a listener for the disconnect of a customer without a running session or request on this page.
   * @spec §4 Request flow — DISCONNECT
   */
  readonly onDisconnected: Emitter<EndReason>['on'];
  /** Adds a listener for answers to reports of an end or a timeout that nothing waited for. */
  readonly onEndReported: Emitter<void>['on'];
  /** Adds a listener for the blocks by the end of a session that the platform has refused for good. */
  readonly onNotBlocked: Emitter<void>['on'];
  /** Adds a listener for customers who were asked to try again and have not done so in time. */
  readonly onReminder: Emitter<ClientData>['on'];
  /** Adds a listener for requests that did not become a session. */
  readonly onMissed: Emitter<MissedRequest>['on'];
  /** Adds a listener for requests that the platform answered alone; each comes again with every comparison. */
  readonly onMissedAlone: Emitter<readonly MissedRequest[]>['on'];
  /** Adds a listener for requests that may be listed as missed and ring after all, because the platform has kept them. */
  readonly onStillAsks: Emitter<StillAsking>['on'];
  /**
   * Adds a listener for the moment at which toys must stop: the session ends, or the customer is gone.
   * @spec §4 Request flow — DISCONNECT stops toy vibration
   */
  readonly onToysStop: Emitter<void>['on'];
}

/** Input that the machine gets when a timer is over. */
const INPUT_AFTER = {
  join: 'joinTimedOut',
  tick: 'ticked',
  decline: 'declineElapsed',
  second: 'secondLapsed',
} as const satisfies Record<SessionTimer, SessionInput['type']>;

/** Runs the session machine: its calls, timers and listeners. @spec §4 Session status, Request flow */
export const createSessionController = (deps: SessionDeps): SessionController => {
  const { clock, log } = deps;
  const timers = createTimers<SessionTimer>(clock);
  const toysStop = createEmitter();
  const disconnected = createEmitter<EndReason>();
  const endReported = createEmitter();
  const notBlocked = createEmitter();
  const missed = createEmitter<MissedRequest>();
  const missedAlone = createEmitter<readonly MissedRequest[]>();
  const stillAsks = createEmitter<StillAsking>();

  const dispatch = (input: SessionInput): void =>
    actor.send({ ...input, at: { now: clock.now(), today: clock.today() } });
  const calls = createSessionCalls(
    {
      ...deps,
      isPresent: (id) => isPresent(actor.state(), id),
      awaited: () => actor.state().awaited,
      onEndReported: endReported.emit,
    },
    dispatch,
  );

  const notifyCustomer = (effect: Extract<SessionEffect, { type: 'notifyCustomer' }>): void =>
    deps.announce({
      event: 'videoChat',
      content: requestAnswerContent(effect, deps.performerId()),
      receiverId: effect.client.id,
      receiverType: 'ROLE_CLIENT',
      // By then the request is over, and the same customer may have a new one.
      until: addMillis(clock.now(), JOIN_TIMEOUT),
    });
  const reminders = createReminders(clock);
  const perform = (effect: SessionEffect): void | Promise<void> => {
    switch (effect.type) {
      case 'schedule': {
        const type = INPUT_AFTER[effect.timer];
        timers.start(effect.timer, effect.after, () => dispatch({ type }));
        break;
      }
      case 'cancelSchedule':
        timers.stop(effect.timer);
        break;
      case 'missed':
        missed.emit(effect.missed);
        break;
      case 'missedAlone':
        missedAlone.emit(effect.missed);
        break;
      case 'stillAsks':
        stillAsks.emit(effect);
        break;
      case 'reportDisconnected':
        disconnected.emit(effect.reason);
        break;
      case 'stopToys':
        toysStop.emit();
        break;
      case 'notifyCustomer':
        notifyCustomer(effect);
        break;
      case 'remind':
        reminders.plan(effect.client, effect.after);
        break;
      case 'cancelRepeats':
        calls.cancelRepeats();
        reminders.cancelAll();
        break;
      case 'keepBlocks':
        deps.pendingBlocks.write(deps.performerId(), effect.blocks);
        break;
      case 'reportNotBlocked':
        notBlocked.emit();
        break;
      case 'log':
        log.write(effect.level, effect.message, effect.fields);
        break;
      default:
        return calls.make(effect);
    }
  };
  const actor = createActor<SessionMemory, SessionEvent, SessionEffect>({
    initial: IDLE_SESSION,
    transition: session,
    perform,
  });
  // Also where a comparison brought the customer back, and not a REQUEST.
  actor.subscribe((now) => customersOf(now).forEach(reminders.cancel));

  return {
    watch: actor,
    goReady: () => dispatch({ type: 'readyClicked', isReachable: deps.isReachable() }),
    isReachable: deps.isReachable,
    stop: () => dispatch({ type: 'stopClicked' }),
    accept: () => dispatch({ type: 'acceptClicked' }),
    decline: () => dispatch({ type: 'declineClicked' }),
    declineAsBusy: () => dispatch({ type: 'busyClicked' }),
    undoDecline: () => dispatch({ type: 'declineUndone' }),
    declineAsking: (clientId) => dispatch({ type: 'askingDeclined', clientId }),
    second: {
      decline: () => dispatch({ type: 'secondDeclined' }),
      keep: () => dispatch({ type: 'secondKept' }),
      take: () => dispatch({ type: 'secondTaken' }),
    },
    customerBlocked: (clientId) => dispatch({ type: 'customerBlocked', clientId }),
    end: (blocked) => dispatch({ type: 'endClicked', blocked }),
    leave: () => dispatch({ type: 'leaveClicked' }),
    loadBlocks: () => dispatch({ type: 'blocksKept', blocks: deps.pendingBlocks.read(deps.performerId()) }),
    dismissSummary: () => dispatch({ type: 'summaryRead' }),
    onEvent: (event) => {
      if (event.type === 'requestReceived') reminders.cancel(event.client.id);
      dispatch(event);
    },
    compare: () => dispatch({ type: 'compareRequested' }),
    connectionLost: () => dispatch({ type: 'connectionLost' }),
    pauseChanged: (isPaused) => dispatch({ type: 'pauseChanged', isPaused }),
    outageBegan: () => dispatch({ type: 'outageBegan' }),
    reset: () => dispatch({ type: 'reset' }),
    dispose: () => {
      dispatch({ type: 'reset' });
      endReported.clear();
      notBlocked.clear();
      missed.clear();
      missedAlone.clear();
      stillAsks.clear();
      disconnected.clear();
      toysStop.clear();
      reminders.dispose();
    },
    settled: calls.settled,
    onNoNetwork: calls.onNoNetwork,
    isSettled: calls.isSettled,
    onDisconnected: disconnected.on,
    onEndReported: endReported.on,
    onNotBlocked: notBlocked.on,
    onReminder: reminders.onDue,
    onMissed: missed.on,
    onMissedAlone: missedAlone.on,
    onStillAsks: stillAsks.on,
    onToysStop: toysStop.on,
  };
};
