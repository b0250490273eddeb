import type { Clock } from '../kernel/clock.port.ts';
import { createEmitter } from '../kernel/emitter.ts';
import type { ClientId, PerformerId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.port.ts';
import { createActor, waitFor, type Watchable } from '../kernel/machine.ts';
import type { OutboundEvent } from '../kernel/outbound-event.ts';
import { createSlots, type Perform } from '../kernel/slots.ts';
import type { PerformerMemory } from '../kernel/storage.port.ts';
import { addMillis } from '../kernel/units.ts';
import type { ClientData, MissedRequest, StillAsking } from './client-data.ts';
import { requestAnswerContent } from './request.ts';
import type { SessionApi, PendingBlocks } from './session-api.port.ts';
import { createSessionCalls } from './session-calls.ts';
import type { SecondAnswer, SessionEffect, SessionEvent, SessionInput } from './session-event.ts';
import type { SessionSignal, EndReason } from './session-signal.ts';
import { IDLE_SESSION, isPresent, type SessionInternal, type SessionState } from './session-state.ts';
import { SESSION_SETTINGS, type SessionSettings } from './session.constants.ts';
import { createSessionMachine } from './session.machine.ts';

export interface SessionDeps {
  readonly api: SessionApi;
  readonly clock: Clock;
  readonly log: Log;
  /** The specification's by default. */
  readonly settings?: SessionSettings;
  readonly performerId: () => PerformerId;
  readonly pendingBlocks: PendingBlocks;
  /** Id of the request whose session is this device's; undefined where the platform knows one device, whose every session is. */
  readonly heldSession?: PerformerMemory<string> | undefined;
  readonly announce: (event: OutboundEvent) => void;
  /** Checks whether requests can come: there is no long outage. */
  readonly isReachable: () => boolean;
}

export type SessionController = ReturnType<typeof createSessionController>;

/** Runs the session machine: its calls, timers and listeners. @spec §4 Session status, Request flow */
export const createSessionController = (deps: SessionDeps) => {
  const { clock, log, heldSession, settings = SESSION_SETTINGS } = deps;
  const emitters = {
    toysStop: createEmitter(),
    disconnected: createEmitter<EndReason>(),
    endReported: createEmitter(),
    notBlocked: createEmitter(),
    notTakenOver: createEmitter(),
    acceptedElsewhere: createEmitter<ClientData>(),
    reminder: createEmitter<ClientData>(),
    missed: createEmitter<MissedRequest>(),
    missedAlone: createEmitter<readonly MissedRequest[]>(),
    stillAsks: createEmitter<StillAsking>(),
  };
  const calls = createSessionCalls({
    ...deps,
    isPresent: (id) => isPresent(actor.state(), id),
    isHeld: ({ requestId }) =>
      heldSession === undefined || requestId === undefined || heldSession.read(deps.performerId()) === requestId,
  });

  const notifyCustomer = (effect: Extract<SessionEffect, { type: 'notifyCustomer' }>): void =>
    deps.announce({
      event: 'videoChat',
      content: requestAnswerContent(effect, deps.performerId()),
      receiverId: effect.client.id,
      receiverType: 'ROLE_CLIENT',
      // By then the request has ended, and the same customer may have a new one.
      until: addMillis(clock.now(), settings.joinTimeout),
    });
  const perform: Perform<SessionEffect, SessionInput> = (effect, send, isCurrent) => {
    switch (effect.type) {
      case 'missed':
        return emitters.missed.emit(effect.missed);
      case 'missedAlone':
        return emitters.missedAlone.emit(effect.missed);
      case 'stillAsks':
        return emitters.stillAsks.emit(effect);
      case 'announceDisconnected':
        return emitters.disconnected.emit(effect.reason);
      case 'announceEndReported':
        return emitters.endReported.emit();
      case 'announceNotBlocked':
        return emitters.notBlocked.emit();
      case 'announceNotTakenOver':
        return emitters.notTakenOver.emit();
      case 'announceAcceptedElsewhere':
        return emitters.acceptedElsewhere.emit(effect.client);
      case 'holdSession':
        return heldSession?.write(deps.performerId(), effect.client.requestId ?? '');
      case 'releaseSession':
        return heldSession?.clear();
      case 'stopToys':
        return emitters.toysStop.emit();
      case 'notifyCustomer':
        return notifyCustomer(effect);
      case 'remind':
        return emitters.reminder.emit(effect.client);
      case 'keepBlocks':
        return deps.pendingBlocks.write(deps.performerId(), effect.blocks);
      case 'log':
        return log.write(effect.level, effect.message, effect.fields);
      default:
        return calls.make(effect, send, isCurrent);
    }
  };
  const actor = createActor<SessionInternal, SessionEvent, SessionEffect, SessionInput>({
    initial: IDLE_SESSION,
    transition: createSessionMachine(settings),
    stamp: (input) => ({ ...input, at: { now: clock.now(), today: clock.today() } }),
    perform,
    slots: createSlots(clock),
  });
  const watch: Watchable<SessionState> = actor;
  const { send } = actor;
  const isSettled = ({ unsettled }: SessionInternal): boolean => unsettled.length === 0;
  const answerSecond = (answer: SecondAnswer) => (): void => send({ type: 'secondAnswered', answer });

  return {
    watch,
    settings,
    isReachable: deps.isReachable,
    /** Starts broadcasting, except in a long outage. @spec §4 Session status */
    goReady: () => send({ type: 'readyRequested', isReachable: deps.isReachable() }),
    /** Stops broadcasting; ends a session first. @spec §4 Session status */
    stop: () => send({ type: 'stopRequested' }),
    /** Accepts the request; the session begins with the platform's confirmation. @spec §4 Request flow */
    accept: () => send({ type: 'acceptRequested' }),
    /** Declines the request; the customer gets the answer after 3 s, unless it is undone. @spec §7 videoChat REJPERF (decline) */
    decline: () => send({ type: 'declineRequested', isBusy: false }),
    /** Declines the request, and asks the customer to try again in 2 minutes. */
    declineAsBusy: () => send({ type: 'declineRequested', isBusy: true }),
    /** Takes a decline back that the customer has not got yet. */
    undoDecline: () => send({ type: 'undoRequested' }),
    /** Declines a request that waits while the performer is not ready. */
    declineWaiting: (clientId: ClientId) => send({ type: 'waitingDeclined', clientId }),
    /** Answers to a second customer, whose request comes during a session. @spec §4 Request flow */
    second: {
      decline: answerSecond('declined'),
      /** Keeps the request pending, and accepts it when the session ends. */
      keep: answerSecond('after'),
      /** Ends the session, then accepts the request. */
      take: answerSecond('take'),
    },
    /** Declines the request of a customer who was just blocked; nothing of it can be undone. @spec §6 — a performer may block a customer */
    customerBlocked: (clientId: ClientId) => send({ type: 'customerBlocked', clientId }),
    /** Ends the session. @param blocked whether the customer is blocked as well. @spec §7 POST session/end */
    end: (blocked: boolean) => send({ type: 'endRequested', blocked }),
    /** Takes over the session of another device. */
    takeOver: () => send({ type: 'takeOverRequested' }),
    /** Leaves a session that could not be ended; the platform gets the end in the background. @spec §7 POST session/end */
    leave: () => send({ type: 'leaveRequested' }),
    /** Blocks the customers whose block an earlier page or login of the performer could not get confirmed. @spec §7 POST session/end */
    loadBlocks: () => send({ type: 'blocksKept', blocks: deps.pendingBlocks.read(deps.performerId()) }),
    /** Marks the summary of the last session as read. */
    dismissSummary: () => send({ type: 'summaryRead' }),
    /** Handles an event of the platform about sessions. */
    onEvent: (event: SessionSignal) => send(event),
    /** Fetches the platform's snapshot and brings this page in line with it; a session of the page before is taken up. @spec §4 Request flow */
    reconcile: () => send({ type: 'reconcileRequested' }),
    /** Ends the broadcast after a lost connection that is not tried again. @spec §8 — connection lost (session reset) */
    connectionLost: () => send({ type: 'connectionLost' }),
    /** Closes the broadcast to new customers while work is paused. @spec §4 Services status */
    pauseChanged: (isPaused: boolean) => send({ type: 'pauseChanged', isPaused }),
    /**
     * Ends the session in a long outage; the broadcast continues once the connection is back.
     * @spec §8 — connection lost (session reset)
     */
    outageBegan: () => send({ type: 'outageBegan' }),
    /** Clears which session is this device's, at a log-out. */
    forget: () => heldSession?.clear(),
    /** Forgets everything at log-out. */
    reset: () => send({ type: 'reset' }),
    dispose: () => {
      send({ type: 'reset' });
      for (const each of Object.values(emitters)) each.clear();
    },
    /** Checks whether the platform has answered the end of the session and the stop, or nothing more is tried. */
    isSettled: () => isSettled(actor.state()),
    /** Resolves once the session is settled. */
    settled: () => waitFor(actor, isSettled),
    onNoNetwork: calls.onNoNetwork,
    /** Adds a listener for the disconnect of a customer without a session or request on this page. @spec §4 Request flow — DISCONNECT */
    onDisconnected: emitters.disconnected.on,
    /** Adds a listener for answers to reports of an end or a timeout that nothing waited for. */
    onEndReported: emitters.endReported.on,
    /** Adds a listener for the blocks by the end of a session that the platform has refused for good. */
    onNotBlocked: emitters.notBlocked.on,
    /** Adds a listener for a session of another device that could not be taken over. */
    onNotTakenOver: emitters.notTakenOver.on,
    /** Adds a listener for requests that another device of the performer accepted first. */
    onAcceptedElsewhere: emitters.acceptedElsewhere.on,
    /** Adds a listener for customers who were asked to try again and have not done so in time. */
    onReminder: emitters.reminder.on,
    /** Adds a listener for requests that did not become a session. */
    onMissed: emitters.missed.on,
    /** Adds a listener for requests that the platform answered alone; each comes again with every reconciliation. */
    onMissedAlone: emitters.missedAlone.on,
    /** Adds a listener for requests that may be listed as missed and ring after all, because the platform has kept them. */
    onStillAsks: emitters.stillAsks.on,
    /** Adds a listener for the moment at which toys must stop. @spec §4 Request flow — DISCONNECT stops toy vibration */
    onToysStop: emitters.toysStop.on,
  };
};
