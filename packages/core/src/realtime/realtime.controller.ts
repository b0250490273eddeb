import type { Clock } from '../kernel/clock.port.ts';
import { derived } from '../kernel/derived.ts';
import { createEmitter } from '../kernel/emitter.ts';
import type { Log } from '../kernel/log.port.ts';
import { createActor, watchChanges } from '../kernel/machine.ts';
import type { OutboundEvent } from '../kernel/outbound-event.ts';
import type { Random } from '../kernel/random.port.ts';
import { done, err, type Result } from '../kernel/result.ts';
import { createSlots, type Perform } from '../kernel/slots.ts';
import { createTimers } from '../kernel/timers.ts';
import { millis, type Millis } from '../kernel/units.ts';
import { realtimeConnection } from './realtime-connection.machine.ts';
import type { RealtimeEvent } from './realtime-event.ts';
import {
  mayConnect,
  maySend,
  NEVER_CONNECTED,
  statusOfPhase,
  isTimeless,
  type RealtimeConnection,
  type RealtimePhase,
  type RealtimeStatus,
  type RealtimeConnectionEffect,
  type RealtimeConnectionEvent,
  type RealtimeConnectionInput,
  type SocketReport,
} from './realtime-phase.ts';
import type { RealtimeSocket, RealtimeSocketConnection, SocketCredentials } from './realtime-socket.port.ts';
import {
  CATCH_UP_AFTER,
  REALTIME_LITERALS,
  type RealtimeErrorCode,
  RECONNECT_SPREAD,
  SHORTEST_SPREAD,
} from './realtime.constants.ts';
import { NO_RENEWAL, tokenRenewal } from './token-renewal.machine.ts';
import type { TokenRenewal, TokenRenewalEffect, TokenRenewalEvent } from './token-renewal.machine.ts';

export type Outage = 'none' | 'short' | 'long';

/** The connection as the product shows it. @spec §4 Real-time connection */
export interface RealtimeState {
  readonly status: RealtimeStatus;
  /** For the log and the connection panel; `status` follows from it. */
  readonly phase: RealtimePhase;
  /** Number of the current or next try of a reconnect; 0 while the connection is not lost. */
  readonly attempt: number;
  /** Start of the next try, on the clock's `now`. */
  readonly retryAt: Millis | undefined;
  /** `short` during the first ten tries after a loss, `long` from then on, when a try follows every 20 to 40 s. */
  readonly outage: Outage;
  /** Time of the loss, on the clock's `now`; undefined while there is no outage. */
  readonly lostAt: Millis | undefined;
  /** True when the platform refused the credentials: nothing more is tried until there are new ones, or `retryNow`. */
  readonly isRefused: boolean;
  readonly error: RealtimeErrorCode | undefined;
  /** True when the platform has acknowledged the login: only now do requests arrive. */
  readonly authenticated: boolean;
  /** Rises with each acknowledged connection. */
  readonly connectedCount: number;
}

/** Checks whether no customer can reach the performer for a while: a long outage, or refused credentials. @spec §4 Real-time connection */
export const isCutOff = ({ outage, isRefused }: Pick<RealtimeState, 'outage' | 'isRefused'>): boolean =>
  outage === 'long' || isRefused;

export type RealtimeController = ReturnType<typeof createRealtimeController>;

export interface RealtimeDeps {
  readonly socket: RealtimeSocket;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
}

const toRealtimeState = (connection: RealtimeConnection): RealtimeState => {
  const { phase, connectedCount } = connection;
  const series = phase === 'idle' || phase === 'online' ? undefined : connection.series;
  return {
    status: statusOfPhase(phase),
    phase,
    attempt: (series?.tries ?? 0) + (phase === 'waiting' ? 1 : 0),
    retryAt: phase === 'waiting' ? connection.retryAt : undefined,
    outage: series === undefined ? 'none' : series.isSlow ? 'long' : 'short',
    lostAt: series?.lostAt,
    isRefused: phase === 'stopped',
    error: phase === 'stopped' ? connection.error : series?.error,
    authenticated: phase === 'online',
    connectedCount,
  };
};

const logPhase = (log: Log, { phase, attempt, error }: RealtimeState): void =>
  log.write(phase === 'waiting' || phase === 'stopped' ? 'warn' : 'info', `realtime ${phase}`, {
    attempt,
    error,
    literal: error === undefined ? undefined : REALTIME_LITERALS[error],
  });

/** Keeps the spread that a platform advises within the limits of this page. */
const limitSpread = (advised: Millis): Millis => millis(Math.min(Math.max(advised, SHORTEST_SPREAD), RECONNECT_SPREAD));

/** Runs the connection machine with a socket, the clock and random numbers. @spec §4 Real-time connection */
export const createRealtimeController = ({ socket, clock, random, log }: RealtimeDeps) => {
  const events = createEmitter<RealtimeEvent>();
  const gap = createEmitter();
  const tokenNeeded = createEmitter();
  const lost = createEmitter();
  const unsent = createEmitter<RealtimeErrorCode>();
  const timers = createTimers<'catchUp'>(clock);
  let credentials: SocketCredentials | undefined;
  let connection: RealtimeSocketConnection | undefined;

  /** Reports all unreadable events of the next 2 s as one gap. */
  const reportGapSoon = (): void => {
    if (!timers.isRunning('catchUp')) timers.start('catchUp', CATCH_UP_AFTER, gap.emit);
  };
  const openSocket = (
    sendReport: (input: RealtimeConnectionInput) => void,
    isCurrent: () => boolean,
  ): RealtimeSocketConnection => {
    const report = (type: SocketReport | 'received') => (): void => sendReport({ type });
    const refused = report('refused');
    const adviseSpread = (advised: Millis): void => {
      const spread = limitSpread(advised);
      if (spread !== actor.state().spread) sendReport({ type: 'spreadAdvised', spread });
    };
    const acknowledged = (advised = RECONNECT_SPREAD): void => {
      adviseSpread(advised);
      report('acknowledged')();
    };
    const pong = (advised?: Millis): void => {
      if (advised !== undefined) adviseSpread(advised);
      report('pong')();
    };
    return socket.open({
      opened: report('opened'),
      closed: (reason) => {
        log.write('debug', 'realtime socket closed', { reason });
        report('closed')();
      },
      authenticated: (accepted, spread) => (accepted ? acknowledged(spread) : refused()),
      pong,
      received: report('received'),
      event: (event) => {
        if (!isCurrent()) return;
        if (event.type === 'unreadable') reportGapSoon();
        events.emit(event);
      },
    });
  };
  const closeSocket = (): void => {
    connection?.close();
    connection = undefined;
  };
  const perform: Perform<RealtimeConnectionEffect, RealtimeConnectionInput> = (effect, sendReport, isCurrent) => {
    switch (effect.type) {
      case 'open':
        connection = openSocket(sendReport, isCurrent);
        return closeSocket;
      case 'authenticate':
        if (credentials !== undefined) connection?.authenticate(credentials);
        return;
      case 'ping':
        return connection?.ping();
      case 'send':
        return connection?.send(effect.event);
    }
  };
  const actor = createActor<
    RealtimeConnection,
    RealtimeConnectionEvent,
    RealtimeConnectionEffect,
    RealtimeConnectionInput
  >({
    initial: NEVER_CONNECTED,
    transition: realtimeConnection,
    slots: createSlots(clock),
    stamp: (input) => (isTimeless(input) ? input : { ...input, at: clock.now(), chance: random.next() }),
    perform,
  });
  const watch = derived([actor], toRealtimeState);
  watch.subscribe((state) => logPhase(log, state));

  const connect = (given: SocketCredentials): Result<undefined, RealtimeErrorCode> => {
    if (!mayConnect(actor.state())) return err('realtime.alreadyConnected');
    credentials = given;
    actor.send({ type: 'connectRequested' });
    return done;
  };
  const performRenewal = ({ type }: TokenRenewalEffect): void => {
    switch (type) {
      case 'requestToken':
        return tokenNeeded.emit();
      case 'connect':
        if (credentials !== undefined) connect(credentials);
        return;
      case 'reportLost':
        return lost.emit();
    }
  };
  const renewal = createActor<TokenRenewal, TokenRenewalEvent, TokenRenewalEffect>({
    initial: NO_RENEWAL,
    transition: tokenRenewal,
    slots: createSlots(clock),
    perform: performRenewal,
  });
  watchChanges(watch, ({ authenticated, isRefused }, before) => {
    if (authenticated) renewal.send({ type: 'authenticated' });
    if (!isRefused) renewal.send({ type: 'continued' });
    else if (!before.isRefused) renewal.send({ type: 'refused' });
  });

  const disconnect = (): void => {
    actor.send({ type: 'disconnectRequested' });
    renewal.send({ type: 'reset' });
    timers.stopAll();
    credentials = undefined;
  };
  const send = (event: OutboundEvent): Result<undefined, RealtimeErrorCode> => {
    if (!maySend(actor.state())) return err('realtime.notConnected');
    actor.send({ type: 'sendRequested', event });
    return done;
  };
  return {
    watch,
    /** Opens the connection. @returns `realtime.alreadyConnected` also while a lost connection is being repaired. @spec §8 Socket */
    connect,
    /**
     * Takes new credentials, which count from the next authentication on; an open connection is left alone. After a first refusal they are
     * tried at once, after a second one in a row not before `retryNow`. @spec §7 Real-time socket — 'user' (authentication)
     */
    renew: (given: SocketCredentials) => {
      if (credentials === undefined) return;
      credentials = given;
      renewal.send({ type: 'tokenReceived', isRefused: watch.state().isRefused });
    },
    /** Closes the socket, and drops the credentials and the outbox. */
    disconnect,
    /** Tries a lost or refused connection again at once, with 10 new tries. */
    retryNow: () => actor.send({ type: 'retryRequested' }),
    /** Notes that the platform answered a call: after a long outage the next try starts at once. */
    callAnswered: () => actor.send({ type: 'callAnswered' }),
    /** Notes that the page is hidden: its timers may be late from now on. */
    becameHidden: () => actor.send({ type: 'becameHidden' }),
    /** Notes that the page is visible again: an open connection is probed by a ping, a lost one is tried again at once. */
    becameVisible: () => actor.send({ type: 'becameVisible' }),
    /**
     * Sends a message, or queues it until the platform acknowledged the connection.
     * @returns `realtime.notConnected` when disconnected.
     * @spec §8 Socket
     */
    send,
    /** Sends an event whose failure is reported by `onUnsent`. */
    announce: (event: OutboundEvent) => {
      const sent = send(event);
      if (sent.ok) return;
      log.write('warn', 'not announced', { event: event.event, error: sent.error });
      unsent.emit(sent.error);
    },
    onEvent: events.on,
    /** Adds a listener for unreadable events: the state they were about must be fetched. Called once for many of them. */
    onGap: gap.on,
    /** Adds a listener for a refused token: a new one is needed within 3 s. */
    onTokenNeeded: tokenNeeded.on,
    /** Adds a listener for refused credentials that were not replaced: customers cannot reach the performer. */
    onLost: lost.on,
    onUnsent: unsent.on,
    dispose: () => {
      disconnect();
      for (const emitter of [events, gap, tokenNeeded, lost, unsent]) emitter.clear();
    },
  };
};
