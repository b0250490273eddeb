import type { ClientId } from '../kernel/ids.ts';
import { isRefusal, type CallFailure } from '../kernel/result.ts';
import { invoke, leave } from '../kernel/slots.ts';
import { finish, reportEnd } from './connection.ts';
import { cancelStopped, reportStopped } from './reports.ts';
import { loseRequest, sendDecline } from './request.ts';
import { dropSecond } from './second-request.ts';
import type { SessionEventOf, StepBuilder } from './session-event.ts';
import { IDLE_SESSION, isBroadcasting } from './session-state.ts';
import { fetchSnapshot, reminderSlot } from './snapshot.ts';
import { grantedStream, reconnected, withStatus } from './stream.ts';

/** Timers and calls of a broadcast. */
const LEAVE_BROADCAST = ['join', 'tick', 'undo', 'second', 'start', 'accept', 'ready'].map(leave);

/** Requests the streams, once, while the platform can be reached. @spec §4 Session status — stream start gives active */
export const goReady = (step: StepBuilder, isReachable: boolean): void => {
  if (step.state.starting) return step.ignore('already starting');
  if (isBroadcasting(step.state)) return step.ignore('already active');
  if (step.state.elsewhere !== undefined) return step.ignore('in session on another device');
  if (!isReachable) return step.set({ error: 'session.connectionLost' });
  step.set({ starting: true, error: undefined, wasReady: false, startup: 'done' });
  cancelStopped(step);
  step.emit(invoke('start', { type: 'start' }));
};

export const onStarted = (step: StepBuilder, { streams: { publish, play } }: SessionEventOf<'started'>): void => {
  step.set({
    status: 'active',
    activeSince: step.at.now,
    starting: false,
    publish: withStatus(grantedStream(publish), 'live'),
    play: grantedStream(play),
  });
  step.emit({ type: 'kpi', kpi: 'ready' }, { type: 'log', level: 'info', message: 'session active' });
  if (step.state.waitingRequests.length === 0) return;
  // Some of these requests may be over by now.
  step.set({ waitingRequests: [] });
  fetchSnapshot(step);
};

export const onStartFailed = (step: StepBuilder, failure: CallFailure): void => {
  step.set({ status: 'error', starting: false, error: 'session.startFailed' });
  // Without an answer the platform may have noted the performer as ready, and customers would ask in vain.
  if (!isRefusal(failure)) reportStopped(step);
};

/** Ends the broadcast on this page and keeps the facts of the last session, and of what the platform may not know yet. */
const becomeIdle = (step: StepBuilder, error?: 'session.connectionLost' | 'session.startFailed'): void => {
  const { lastEnd, clientBlocked, pendingBlocks, second, queue, bufferedEvents, departed, isPaused } = step.state;
  const { readyElsewhere, snapshot, unsettled } = step.state;
  const kept = { lastEnd, clientBlocked, pendingBlocks, second, queue, bufferedEvents, departed, isPaused };
  step.set({
    ...IDLE_SESSION,
    ...kept,
    readyElsewhere,
    snapshot,
    unsettled,
    startup: 'done',
    error,
  });
  step.emit(...LEAVE_BROADCAST, {
    type: 'log',
    level: 'info',
    message: 'session idle',
    ...(error === undefined ? {} : { fields: { error } }),
  });
};

const goOffline: typeof becomeIdle = (step, error) => {
  becomeIdle(step, error);
  reportStopped(step);
};

/** Hands the session to another device of the performer, which continues it: reports no end to platform or customer. */
export const onTakenOver = (step: StepBuilder, clientId: ClientId): void => {
  const { client } = step.state;
  if (client?.id !== clientId) return step.ignore('no session with this customer');
  becomeIdle(step);
  step.set({ second: undefined, queue: [], elsewhere: client });
  step.emit({ type: 'stopToys' }, { type: 'releaseSession' });
};

/** Takes up the session of another device once the platform has given it to this one. */
export const onTakeOverAnswered = (
  step: StepBuilder,
  { client, failure }: SessionEventOf<'takeOverAnswered'>,
): void => {
  if (failure !== undefined) return step.emit({ type: 'announceNotTakenOver' });
  step.set({ departed: step.state.departed.filter(({ id }) => id !== client.id) });
  step.emit({ type: 'holdSession', client });
  fetchSnapshot(step);
};

/** Asks the platform for the session that runs on another device. */
export const takeOver = (step: StepBuilder): void => {
  const { elsewhere } = step.state;
  if (elsewhere !== undefined) step.emit(invoke('takeOver', { type: 'takeOver', client: elsewhere }));
};

/** Stops the broadcast: a running session ends first, and a waiting request is declined. @spec §4 Session status — stopping broadcast gives idle */
export const stop = (step: StepBuilder): void => {
  if (step.state.status === 'idle' && !step.state.starting) return step.ignore('not broadcasting');
  if (!step.state.isEnding) reportEnd(step);
  finish(step, 'ENDED_BY_PERFORMER');
  sendDecline(step);
  goOffline(step);
};

/** Ends the session and the request, because this page has lost the connection to their customers. */
const loseCustomers = (step: StepBuilder, isCounted = true): void => {
  if (!step.state.isEnding) reportEnd(step, true);
  finish(step, 'PERFORMER_LOST');
  if (step.state.request.status === 'declining') sendDecline(step);
  else loseRequest(step, 'performerLost', isCounted);
};

/**
 * Ends the broadcast after a lost connection that is not tried again: customers cannot reach the performer any more.
 * @spec §8 Session and disconnect — connection lost (session reset)
 */
export const loseConnection = (step: StepBuilder): void => {
  if (!isBroadcasting(step.state)) return step.ignore('not broadcasting');
  loseCustomers(step);
  goOffline(step, 'session.connectionLost');
};

/**
 * Ends the session in a long outage; the broadcast continues once the connection is back. No request counts as missed: the platform keeps
 * it, and it may ring again.
 * @spec §8 Session and disconnect — connection lost (session reset)
 */
export const onOutage = (step: StepBuilder): void => {
  if (!isBroadcasting(step.state)) return step.ignore('not broadcasting');
  const { request, second } = step.state;
  const ringing = [request.status === 'pending' ? request.client : undefined, second?.client];
  step.set({ queue: [] });
  dropSecond(step, 'performerLost', false);
  loseCustomers(step, false);
  step.set({ error: 'session.outage', announced: ringing.filter((client) => client !== undefined) });
};

/** Ends the broadcast when the platform does not take the performer back after an outage. @spec §4 Session status — stopping broadcast gives idle */
export const onReadyReported = (step: StepBuilder, failure: CallFailure | undefined): void => {
  if (failure === undefined || !isRefusal(failure) || !isBroadcasting(step.state)) return;
  loseCustomers(step);
  goOffline(step, 'session.startFailed');
};

/**
 * Makes a count of viewers a whole number that is never negative, whatever the platform sends.
 * @spec §4 Request flow — viewer counts
 */
export const viewerCount = (count: number): number => (Number.isFinite(count) ? Math.max(0, Math.floor(count)) : 0);

/**
 * Moves a granted stream to another server.
 * @spec §4 Request flow — reconnect events replace the stream server and raise the attempt count
 */
export const onStreamReconnect = (step: StepBuilder, event: SessionEventOf<'streamReconnect'>): void => {
  const stream = step.state[event.stream];
  if (stream === undefined) return step.ignore('no such stream');
  step.set({ [event.stream]: reconnected(stream, event.server) });
};

/** Clears the session at the log-out. */
export const reset = (step: StepBuilder): void => {
  const { departed, isPaused, status, unsettled } = step.state;
  step.set({ ...IDLE_SESSION, isPaused });
  if (status === 'connected') step.emit({ type: 'stopToys' });
  step.emit(
    ...LEAVE_BROADCAST,
    leave('snapshot'),
    leave('takeOver'),
    ...unsettled.map(leave),
    ...departed.map(({ id }) => leave(reminderSlot({ id }))),
  );
};
