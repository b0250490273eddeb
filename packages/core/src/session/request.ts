import type { ClientId, PerformerId } from '../kernel/ids.ts';
import { isRefusal, type CallFailure } from '../kernel/result.ts';
import { after, invoke, leave } from '../kernel/slots.ts';
import { secondsToMillis, type Millis, type Seconds } from '../kernel/units.ts';
import type { ClientData, MissedWhy } from './client-data.ts';
import { connect, endByItself } from './connection.ts';
import { report } from './reports.ts';
import type { RequestAnswer, StepBuilder } from './session-event.ts';
import { NO_REQUEST, NO_TIMERS, type DepartureAnswer, type SessionInternal } from './session-state.ts';
import { endJoin, isJoinOverdue } from './session-timers.ts';
import { BUSY_FOR, UNDO_DECLINE } from './session.constants.ts';
import { fetchSnapshot, noteDeparture, reminderSlot } from './snapshot.ts';

/**
 * State that the customer receives for each answer to a request; REJPERF is the specification's, the others are our additions.
 * @spec §7 videoChat with _stateChange REJPERF (decline)
 */
export const ANSWER_STATE = {
  declined: 'REJPERF',
  paused: 'REJPERF',
  after: 'AFTERPERF',
  take: 'TAKEPERF',
} as const satisfies Record<RequestAnswer, string>;

/** Builds the content of the videoChat event with the answer to a customer. */
export const requestAnswerContent = (
  {
    client: { requestId },
    answer,
    retryAfter,
  }: { readonly client: ClientData; readonly answer: RequestAnswer; readonly retryAfter?: Seconds },
  performerId: PerformerId,
): Readonly<Record<string, unknown>> => ({
  _stateChange: ANSWER_STATE[answer],
  RESPONSE: ANSWER_STATE[answer] !== 'REJPERF',
  performerId,
  ...(requestId === undefined ? {} : { requestId }),
  ...(answer === 'paused' ? { reason: answer } : {}),
  ...(retryAfter === undefined ? {} : { retryAfter }),
});

/**
 * Records a request that did not become a session, for the list of missed requests.
 * @param isCounted false in an outage: the request may ring again, and counts then
 * @spec §4 Request flow
 */
export const recordMissed = (step: StepBuilder, client: ClientData, why: MissedWhy, isCounted = true): void => {
  step.emit({ type: 'missed', missed: { client, at: step.at.today, why } });
  if (isCounted) step.emit({ type: 'kpi', kpi: 'missed', body: { why } });
  step.emit({ type: 'log', level: 'info', message: 'request missed', fields: { why } });
};

/** Checks whether the request of a customer was shown before an outage; another request of the same customer is a new one. */
const isAnnounced = ({ announced }: SessionInternal, { id, requestId }: ClientData): boolean =>
  announced.some(
    (each) =>
      each.id === id && (each.requestId === undefined || requestId === undefined || each.requestId === requestId),
  );

/** Reports a request that is shown to the performer; one that rings again after an outage is counted already. */
export const countReceived = (step: StepBuilder, client: ClientData): void => {
  step.emit({ type: 'report', moment: 'performer_received_request' });
  if (!isAnnounced(step.state, client)) step.emit({ type: 'kpi', kpi: 'requestReceived' });
};

/** Shows the request. @spec §4 Request flow — a modal only when active and none is pending */
export const openRequest = (step: StepBuilder, client: ClientData, askedAt: Millis): void => {
  step.set({ request: { status: 'pending', client, askedAt, receivedAt: step.at.now, accepting: false } });
  countReceived(step, client);
  step.emit({ type: 'log', level: 'info', message: 'request received' });
};

/** Takes the request off the screen, with its timers, camera and acceptance. */
export const clearRequest = (step: StepBuilder): void => {
  const { request } = step.state;
  if (request.status === 'declining') step.emit(leave('undo'));
  step.emit(leave('accept'));
  step.set({ request: NO_REQUEST, timers: NO_TIMERS, clientCam: false });
  endJoin(step);
};

/** Ends the request without a session. */
export const loseRequest = (step: StepBuilder, why: MissedWhy, isCounted = true): void => {
  const { request } = step.state;
  if (request.status === 'none') return;
  clearRequest(step);
  recordMissed(step, request.client, why, isCounted);
};

/** Sends the decline; from here on it cannot be undone. @spec §7 videoChat with _stateChange REJPERF (decline) */
export const sendDecline = (step: StepBuilder): void => {
  const { request } = step.state;
  if (request.status === 'none') return;
  const { client } = request;
  clearRequest(step);
  if (request.status === 'declining' && request.retryAfter !== undefined) {
    const { retryAfter } = request;
    step.emit(
      { type: 'notifyCustomer', client, answer: 'declined', retryAfter },
      after(reminderSlot(client), secondsToMillis(retryAfter), { type: 'reminderDue', client }),
    );
  } else step.emit({ type: 'notifyCustomer', client, answer: 'declined' });
  recordMissed(step, client, 'declined');
};

/** Drops a request that waited while this device was not ready. */
export const forgetWaiting = (step: StepBuilder, clientId: ClientId): void => {
  const { waitingRequests } = step.state;
  const others = waitingRequests.filter(({ client }) => client.id !== clientId);
  if (others.length < waitingRequests.length) step.set({ waitingRequests: others });
};

/** Lists a request that waits at the platform while this device is not ready. */
export const letWait = (step: StepBuilder, client: ClientData, since: Seconds): void => {
  forgetWaiting(step, client.id);
  step.set({ waitingRequests: [...step.state.waitingRequests, { client, since }] });
};

/**
 * Shows a new request. While another one rings or the performer is not active, it is listed as missed, unless it rings on another device.
 * @spec §4 Request flow — REQUEST
 */
export const ring = (step: StepBuilder, client: ClientData): void => {
  const { request, status } = step.state;
  if (request.status === 'pending' || status === 'connected') return recordMissed(step, client, 'busy');
  // Another customer's request comes during the time for Undo: the decline is sent now.
  sendDecline(step);
  if (status === 'active') openRequest(step, client, step.at.now);
  else if (step.state.readyElsewhere) letWait(step, client, step.at.today);
  else recordMissed(step, client, 'notActive');
};

/**
 * Handles the end of the join timeout: reports the timeout to the platform and drops the customer. A decline that can be undone is sent.
 * @spec §4 Request flow
 */
const timeOut = (step: StepBuilder): void => {
  const { client, request } = step.state;
  if (request.status === 'declining') return sendDecline(step);
  if (request.status === 'pending') {
    report(step, { type: 'reportTimeout', client: request.client });
    return loseRequest(step, 'timedOut');
  }
  if (client === undefined) return;
  report(step, { type: 'reportTimeout', client });
  endByItself(step, 'JOIN_TIMEOUT');
  recordMissed(step, client, 'timedOut');
};

/** Runs a rule within the join timeout. Afterwards it is too late, also when the timer fires late. */
export const inTime = (step: StepBuilder, run: (step: StepBuilder) => void): void =>
  isJoinOverdue(step) ? timeOut(step) : run(step);

/** Accepts the request. @spec §4 Request flow */
export const accept = (step: StepBuilder): void => {
  const { request } = step.state;
  if (request.status !== 'pending' || request.accepting) return;
  const { client, askedAt, receivedAt, error } = request;
  const isRetried = error !== undefined;
  step.set({ request: { status: 'pending', client, askedAt, receivedAt, accepting: true, isRetried } });
  step.emit(
    { type: 'holdSession', client },
    invoke('accept', { type: 'accept', client }),
    { type: 'report', moment: 'performer_clicked_accept' },
    { type: 'kpi', kpi: 'acceptClicked' },
  );
};

export const onAccepted = (step: StepBuilder): void => {
  const { request } = step.state;
  if (request.status !== 'pending') return;
  step.set({ request: NO_REQUEST });
  connect(step, request.client);
};

/**
 * Handles a failed acceptance: first fetches the platform's snapshot, because the answer may be lost, or the request gone. A refused first
 * acceptance leaves the session to the device that was faster.
 * @spec §8 — accepting a request failed, try again
 */
export const onAcceptFailed = (step: StepBuilder, failure: CallFailure): void => {
  const { request } = step.state;
  if (request.status !== 'pending') return;
  if (isRefusal(failure) && request.isRetried !== true) step.emit({ type: 'releaseSession' });
  step.set({ request: { ...request, isUnconfirmed: true } });
  step.emit({ type: 'kpi', kpi: 'acceptFailed' });
  fetchSnapshot(step);
};

/** Shows that the acceptance failed, which may be tried again. @spec §8 — accepting a request failed, try again */
export const failAcceptance = (step: StepBuilder): void => {
  const { request } = step.state;
  if (request.status !== 'pending' || request.isUnconfirmed !== true) return;
  const { client, askedAt, receivedAt } = request;
  const error = 'session.acceptFailed';
  step.set({ request: { status: 'pending', client, askedAt, receivedAt, accepting: false, error } });
};

/** Declines the request; the customer gets the decline after the time for *Undo*. @spec §7 videoChat REJPERF (decline) */
export const decline = (step: StepBuilder, isBusy: boolean): void => {
  const { request } = step.state;
  if (request.status !== 'pending' || request.accepting) return;
  const { client, askedAt, receivedAt } = request;
  const busy = isBusy ? { retryAfter: BUSY_FOR } : {};
  step.set({ request: { status: 'declining', client, askedAt, receivedAt, ...busy } });
  step.emit(after('undo', UNDO_DECLINE, { type: 'undoElapsed' }));
};

/** Shows a declined request again. */
export const undoDecline = (step: StepBuilder): void => {
  const { request } = step.state;
  if (request.status !== 'declining') return;
  const { client, askedAt } = request;
  step.set({ request: { status: 'pending', client, askedAt, receivedAt: step.at.now, accepting: false } });
  step.emit(leave('undo'));
};

/** Declines a request that was never on screen; it may be listed by the platform for a while. @spec §7 videoChat with _stateChange REJPERF (decline) */
export const sendAway = (step: StepBuilder, client: ClientData, answer: DepartureAnswer = 'declined'): void => {
  noteDeparture(step, client, answer);
  step.emit({ type: 'notifyCustomer', client, answer });
};

/** Declines a request that waits while the performer is not ready. @spec §7 videoChat REJPERF (decline) */
export const declineWaiting = (step: StepBuilder, clientId: ClientId): void => {
  const found = step.state.waitingRequests.find(({ client }) => client.id === clientId);
  if (found === undefined) return step.ignore('no such request');
  forgetWaiting(step, clientId);
  sendAway(step, found.client);
};
