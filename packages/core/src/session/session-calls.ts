import { createCallQueue } from '../kernel/call-queue.ts';
import type { Cancel, Clock } from '../kernel/clock.port.ts';
import { isFinalRefusal } from '../kernel/final-refusal.ts';
import { createGenerations } from '../kernel/generations.ts';
import type { ClientId, PerformerId } from '../kernel/ids.ts';
import type { Log, LogLevel } from '../kernel/log.port.ts';
import { createValue } from '../kernel/machine.ts';
import { type AsyncResult, type CallFailure, isRefusal, type Result, saysAnonymous } from '../kernel/result.ts';
import type { PendingBlock } from './pending-blocks.port.ts';
import { createRepeatedCalls } from './persistent-call.ts';
import type { SessionApi } from './session-api.port.ts';
import { SESSION_KPI, type SessionEffect, type SessionInput } from './session-event.ts';
import type { AwaitedAnswers } from './session-state.ts';
import { BLOCK_REPORT, CURRENT, END_REPORT } from './session.constants.ts';

/** Watches whether awaited calls reach a network at all. */
interface Reach {
  /** A call is made: nothing is known of it yet. */
  readonly begin: () => void;
  /** Notes how a call ended, and passes it on. */
  readonly noteAnswer: <Value>(answer: Result<Value, CallFailure>) => Result<Value, CallFailure>;
  /** Calls the handler at once where the last call found no network, and when one does. @returns no longer calls it */
  readonly onNoNetwork: (handler: () => void) => Cancel;
}

const createReach = (): Reach => {
  const isGone = createValue(false);
  return {
    begin: () => isGone.set(false),
    noteAnswer: (answer) => {
      isGone.set(!answer.ok && answer.error.kind === 'network');
      return answer;
    },
    onNoNetwork: (handler) => {
      const callIfGone = (is: boolean): void => {
        if (is) handler();
      };
      callIfGone(isGone.state());
      return isGone.subscribe(callIfGone);
    },
  };
};

type Call = Extract<
  SessionEffect,
  { type: 'start' | 'accept' | 'end' | 'reportEnd' | 'askCurrent' | 'reportTimeout' | 'reportReady' | 'report' | 'kpi' }
>;

export interface SessionCallsDeps {
  readonly api: SessionApi;
  readonly clock: Clock;
  readonly log: Log;
  readonly performerId: () => PerformerId;
  /** Checks whether this customer has a request or a session now. */
  readonly isPresent: (id: ClientId) => boolean;
  readonly awaited: () => AwaitedAnswers;
  /** Called when the platform has answered the report of an end or a timeout. */
  readonly onEndReported: () => void;
}

export interface SessionCalls {
  readonly make: (call: Call) => void | Promise<void>;
  /** Gives up the calls that are repeated while they get no answer. */
  readonly cancelRepeats: () => void;
  /** Resolves when the platform has answered the end of the session and the stop, or nothing more is tried. */
  readonly settled: () => Promise<void>;
  /** Checks whether no answer is awaited. */
  readonly isSettled: () => boolean;
  /** Calls the handler when one of these calls found no network, so that waiting for its answer is in vain. @returns no longer calls it */
  readonly onNoNetwork: (handler: () => void) => Cancel;
}

const STOPPED = 'stopped';
const READY = 'ready';
const CURRENT_NAME = 'current';
const isEnding = (name: string): boolean => name !== CURRENT_NAME && name !== READY;

/** Makes the calls of a session and sends the awaited answers to the machine. @spec §7 Sessions */
export const createSessionCalls = (
  { api, clock, log, performerId, isPresent, awaited, onEndReported }: SessionCallsDeps,
  dispatch: (input: SessionInput) => void,
): SessionCalls => {
  const repeats = createRepeatedCalls(clock);
  const { repeat } = repeats;
  /** Calls about readiness, so that ready and stopped reach the platform in the order in which they happened. */
  const inOrder = createCallQueue();
  const ending = new Set<Promise<void>>();
  const reach = createReach();
  /** The next one begins with every log-out: nothing is reported of the one before. */
  const logins = createGenerations();

  const note = (level: LogLevel, name: string, { kind, status }: CallFailure): void =>
    log.write(level, `session call failed: ${name}`, { kind, status });
  /** Notes the failure of a call that nothing waits for and that is not repeated. */
  const noteFailure = async (name: string, call: AsyncResult<undefined>): Promise<void> => {
    const answer = await call;
    if (!answer.ok) note('warn', name, answer.error);
  };
  /** Waits for the answer to a call that is repeated, and notes its failure. @returns true when no more tries are needed */
  const awaitAnswer = async (name: string, call: AsyncResult<undefined>): Promise<boolean> => {
    const answer = reach.noteAnswer(await call);
    if (!answer.ok) note('warn', name, answer.error);
    return answer.ok || isFinalRefusal(answer.error);
  };

  const start = async ({ call }: Extract<Call, { type: 'start' }>): Promise<void> => {
    const isAwaited = (): boolean => awaited().start === call;
    if (!isAwaited()) return;
    const body = { performerId: performerId() };
    const streams = await api.startOneOnOne(body);
    if (!isAwaited()) return;
    const ready = streams.ok ? await api.performerReady(body) : streams;
    if (streams.ok && ready.ok) return dispatch({ type: 'started', call, streams: streams.value });
    if (!ready.ok) note('error', 'start', ready.error);
    // Without an answer the platform may have noted the performer as ready, and customers would ask in vain.
    if (!ready.ok && !isRefusal(ready.error)) reportStopped();
    return dispatch({ type: 'startFailed', call });
  };
  const accept = async ({ call, client }: Extract<Call, { type: 'accept' }>): Promise<void> => {
    const accepted = await api.acceptRequest({ clientId: client.id });
    if (!accepted.ok) note('error', 'accept', accepted.error);
    dispatch({ type: accepted.ok ? 'accepted' : 'acceptFailed', call });
  };
  const pairWith = ({ id: clientId, requestId }: PendingBlock) => ({ performerId: performerId(), clientId, requestId });
  const end = async ({ call, client, blocked }: Extract<Call, { type: 'end' }>): Promise<void> => {
    const isCurrent = logins.mark();
    const ended = reach.noteAnswer(await api.end({ ...pairWith(client), blocked }));
    if (!ended.ok) note('error', 'end', ended.error);
    // The session was left meanwhile: this is the only report of its end.
    if (!ended.ok && awaited().end !== call && isCurrent()) reportEnd({ type: 'reportEnd', client, blocked });
    if (ended.ok && blocked && isCurrent()) dispatch({ type: 'blockConfirmed', client });
    dispatch({ type: ended.ok ? 'ended' : 'endFailed', call });
  };

  /** Repeats a report about a customer who is gone; one who is back may have a new session, which it must not end. */
  const repeatReport = (name: string, clientId: ClientId, report: () => AsyncResult<undefined>): void =>
    repeat(`${name} ${clientId}`, END_REPORT, async () => {
      if (isPresent(clientId)) return true;
      const isAnswered = await awaitAnswer(name, report());
      if (isAnswered) onEndReported();
      return isAnswered;
    });
  /** Repeats the report that blocks a customer, who may ask again meanwhile, until the platform confirms it or refuses it for good. */
  const reportBlock = (client: PendingBlock): void => {
    const body = { ...pairWith(client), blocked: true };
    const isCurrent = logins.mark();
    repeat(`reportEnd ${client.id}`, BLOCK_REPORT, async () => {
      const answer = reach.noteAnswer(await api.end(body));
      if (!answer.ok) note('warn', 'reportEnd', answer.error);
      const isDecided = answer.ok || isFinalRefusal(answer.error);
      // A login that has ended decides nothing: the next one blocks.
      if (!isDecided || !isCurrent() || (!answer.ok && saysAnonymous(answer.error))) return isDecided;
      onEndReported();
      dispatch({ type: answer.ok ? 'blockConfirmed' : 'blockRefused', client });
      return true;
    });
  };
  const reportEnd = ({ client, blocked, isLost }: Extract<Call, { type: 'reportEnd' }>): void => {
    if (blocked) return reportBlock(client);
    const body = { ...pairWith(client), blocked, ...(isLost === true ? { lost: true } : {}) };
    repeatReport('reportEnd', client.id, () => api.end(body));
  };
  const reportTimeout = ({ client }: Extract<Call, { type: 'reportTimeout' }>): void => {
    const body = pairWith(client);
    repeatReport('timeout', client.id, () => api.timeout(body));
  };
  /** Fetches the running work; a fetch that fails is dispatched as unknown, and repeated. */
  const askCurrent = ({ call }: Extract<Call, { type: 'askCurrent' }>): void => {
    const id = performerId();
    repeat(CURRENT_NAME, CURRENT, async () => {
      const known = await api.current(id);
      if (!known.ok) note('warn', 'current', known.error);
      if (known.ok && known.value !== undefined) dispatch({ type: 'currentKnown', call, current: known.value });
      else dispatch({ type: 'currentUnknown', call, isAnswered: known.ok });
      return known.ok;
    });
  };
  /** Tells the platform that the broadcast goes on; repeated until the platform answers, or the broadcast ends. */
  const reportReady = (): void =>
    repeat(READY, END_REPORT, () =>
      inOrder(async () => {
        const answer = await api.performerReady({ performerId: performerId() });
        if (answer.ok) return true;
        note('warn', READY, answer.error);
        const isRefused = isRefusal(answer.error);
        if (isRefused) dispatch({ type: 'readyRefused' });
        return isRefused;
      }),
    );
  /** Reports that customers cannot reach the performer any more; repeated until the platform answers. @spec §7 session/kpi/{name} */
  const reportStopped = (): void => {
    repeats.cancel(READY);
    reach.begin();
    repeat(STOPPED, END_REPORT, () => inOrder(() => awaitAnswer(STOPPED, api.kpi(SESSION_KPI.stopped))));
  };
  const settled = async (): Promise<void> => {
    while (ending.size > 0) await Promise.all(ending);
    await repeats.over(isEnding);
  };
  const isSettled = (): boolean => ending.size === 0 && !repeats.isRunning(isEnding);

  const keepUntilOver = (call: Promise<void>): Promise<void> => {
    reach.begin();
    ending.add(call);
    return call.finally(() => ending.delete(call));
  };
  const make = (call: Call): void | Promise<void> => {
    switch (call.type) {
      case 'start':
        repeats.cancel(STOPPED);
        return inOrder(() => start(call));
      case 'accept':
        return accept(call);
      case 'end':
        return keepUntilOver(end(call));
      case 'reportEnd':
        return reportEnd(call);
      case 'askCurrent':
        return askCurrent(call);
      case 'reportTimeout':
        return reportTimeout(call);
      case 'reportReady':
        return reportReady();
      case 'report':
        return noteFailure(call.moment, api.report(call.moment));
      case 'kpi':
        if (call.kpi === STOPPED) return reportStopped();
        return noteFailure(
          call.kpi,
          call.body ? api.kpi(SESSION_KPI[call.kpi], call.body) : api.kpi(SESSION_KPI[call.kpi]),
        );
    }
  };
  const cancelRepeats = (): void => {
    logins.begin();
    repeats.cancelAll();
  };
  return { make, cancelRepeats, settled, isSettled, onNoNetwork: reach.onNoNetwork };
};
