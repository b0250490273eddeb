import { createCallQueue } from '../kernel/call-queue.ts';
import type { ClientId, PerformerId } from '../kernel/ids.ts';
import type { Log, LogLevel } from '../kernel/log.port.ts';
import { createValue } from '../kernel/machine.ts';
import type { AsyncResult, CallFailure, Result } from '../kernel/result.ts';
import type { ClientData } from './client-data.ts';
import type { SessionApi, PendingBlock } from './session-api.port.ts';
import { SESSION_KPI, type SessionEffect, type SessionInput, type SessionReport } from './session-event.ts';

type Call = Extract<
  SessionEffect,
  {
    type:
      | 'start'
      | 'accept'
      | 'end'
      | 'takeOver'
      | SessionReport['type']
      | 'fetchSnapshot'
      | 'reportReady'
      | 'report'
      | 'kpi';
  }
>;

type Send = (input: SessionInput) => void;

export interface SessionCallsDeps {
  readonly api: SessionApi;
  readonly log: Log;
  readonly performerId: () => PerformerId;
  /** Checks whether this customer has a request or a session now. */
  readonly isPresent: (id: ClientId) => boolean;
  /** Checks whether the session with this customer is of this device. */
  readonly isHeld: (client: ClientData) => boolean;
}

const noEvent = (): void => undefined;

const failureOf = (answer: Result<unknown, CallFailure>): { readonly failure?: CallFailure } =>
  answer.ok ? {} : { failure: answer.error };

/** Makes the calls of a session. @spec §7 Sessions */
export const createSessionCalls = ({ api, log, performerId, isPresent, isHeld }: SessionCallsDeps) => {
  /** Calls about readiness, so that ready and stopped reach the platform in the order in which they happened. */
  const inOrder = createCallQueue();
  /** True when the last awaited call found no network. */
  const isNetworkGone = createValue(false);

  /** Waits for the answer to a call, and logs its failure. */
  const answerOf = async <Value>(level: LogLevel, name: string, call: AsyncResult<Value>): AsyncResult<Value> => {
    const answer = await call;
    if (!answer.ok) {
      const { kind, status } = answer.error;
      log.write(level, `session call failed: ${name}`, { kind, status });
    }
    return answer;
  };
  const noteNetwork = (answer: Result<unknown, CallFailure>): void =>
    isNetworkGone.set(!answer.ok && answer.error.kind === 'network');
  const pairWith = ({ id: clientId, requestId }: PendingBlock) => ({ performerId: performerId(), clientId, requestId });

  const start = async (isCurrent: () => boolean): Promise<SessionInput | void> => {
    if (!isCurrent()) return;
    const body = { performerId: performerId() };
    const streams = await answerOf('error', 'start', api.startOneOnOne(body));
    if (!streams.ok) return { type: 'startFailed', failure: streams.error };
    if (!isCurrent()) return;
    const ready = await answerOf('error', 'start', api.performerReady(body));
    return ready.ok ? { type: 'started', streams: streams.value } : { type: 'startFailed', failure: ready.error };
  };

  const callOf = (report: SessionReport): AsyncResult<undefined> => {
    switch (report.type) {
      case 'reportEnd': {
        const { client, blocked, isLost } = report;
        return api.end({ ...pairWith(client), blocked, ...(isLost === true && !blocked ? { lost: true } : {}) });
      }
      case 'reportTimeout':
        return api.timeout(pairWith(report.client));
      case 'reportStopped':
        return inOrder(() => api.kpi(SESSION_KPI.stopped));
    }
  };
  const report = async (reported: SessionReport): Promise<SessionInput> => {
    if (reported.type === 'reportStopped') isNetworkGone.set(false);
    // A customer who is back may have a new session, which it must not end.
    else if (!('blocked' in reported && reported.blocked) && isPresent(reported.client.id)) {
      return { type: 'reported', report: reported, isObsolete: true };
    }
    const answer = await answerOf('warn', reported.type, callOf(reported));
    noteNetwork(answer);
    return { type: 'reported', report: reported, ...failureOf(answer) };
  };

  const accept = async ({ id: clientId }: ClientData): Promise<SessionInput> => {
    const accepted = await answerOf('error', 'accept', api.acceptRequest({ clientId }));
    return accepted.ok ? { type: 'accepted' } : { type: 'acceptFailed', failure: accepted.error };
  };
  const end = async (client: ClientData, blocked: boolean): Promise<SessionInput> => {
    isNetworkGone.set(false);
    const ended = await answerOf('error', 'end', api.end({ ...pairWith(client), blocked }));
    noteNetwork(ended);
    return { type: 'endAnswered', client, blocked, ...failureOf(ended) };
  };
  const takeOver = async (client: ClientData): Promise<SessionInput> => {
    const taken = await answerOf('warn', 'takeOver', api.takeOver(pairWith(client)));
    return { type: 'takeOverAnswered', client, ...failureOf(taken) };
  };
  const reportReady = async (): Promise<SessionInput> => {
    const ready = () => api.performerReady({ performerId: performerId() });
    return { type: 'readyReported', ...failureOf(await answerOf('warn', 'ready', inOrder(ready))) };
  };
  /** Each failure counts at once: an acceptance that was lost may be tried again. */
  const fetchSnapshot = async (send: Send): Promise<SessionInput> => {
    const answer = await answerOf('warn', 'snapshot', api.snapshot(performerId()));
    if (answer.ok && answer.value !== undefined) {
      const { session, ...others } = answer.value;
      const known =
        session === undefined || isHeld(session.client) ? session : { ...session, isElsewhere: true as const };
      return { type: 'snapshotFetched', snapshot: { ...others, session: known } };
    }
    const missing: SessionInput = { type: 'snapshotMissing', ...failureOf(answer) };
    send(missing);
    return missing;
  };

  const make = (call: Call, send: Send, isCurrent: () => boolean): Promise<SessionInput | void> => {
    switch (call.type) {
      case 'start':
        return inOrder(() => start(isCurrent));
      case 'accept':
        return accept(call.client);
      case 'end':
        return end(call.client, call.blocked);
      case 'takeOver':
        return takeOver(call.client);
      case 'fetchSnapshot':
        return fetchSnapshot(send);
      case 'reportReady':
        return reportReady();
      case 'reportEnd':
      case 'reportTimeout':
      case 'reportStopped':
        return report(call);
      case 'report':
        return answerOf('warn', call.moment, api.report(call.moment)).then(noEvent);
      case 'kpi':
        return answerOf('warn', call.kpi, api.kpi(SESSION_KPI[call.kpi], call.body)).then(noEvent);
    }
  };
  return {
    /** Makes a call; its answer becomes an event. */
    make,
    /** Calls the handler at once where the last awaited call found no network, and when one does. @returns no longer calls it */
    onNoNetwork: (handler: () => void) => {
      if (isNetworkGone.state()) handler();
      return isNetworkGone.subscribe((isGone) => {
        if (isGone) handler();
      });
    },
  };
};
