import type { CallFailure } from '../kernel/result.ts';
import { invoke, leave } from '../kernel/slots.ts';
import { millis, seconds, secondsToMillis, type Millis, type Seconds } from '../kernel/units.ts';
import type { ClientData } from './client-data.ts';
import { endByItself } from './connection.ts';
import { report, reportStopped } from './reports.ts';
import {
  declineUnseen,
  enqueue,
  hasPlace,
  leaveQueue,
  openLate,
  renewRequest,
  settleQueue,
  turnAway,
} from './request-queue.ts';
import { clearRequest, failAcceptance, letWait, loseRequest } from './request.ts';
import { dropSecond, isSecond, settleSecond } from './second-request.ts';
import type { RunningSession, WaitingRequest, WorkSnapshot } from './session-api.port.ts';
import type { StepBuilder } from './session-event.ts';
import {
  customersOf,
  haveBothStarted,
  isBroadcasting,
  isPendingBlock,
  isPresent,
  NO_REQUEST,
} from './session-state.ts';
import { endJoin, startClientTimer, startJoin } from './session-timers.ts';
import { READY_RETRY } from './session.constants.ts';
import { departedCustomer, fetchSnapshot } from './snapshot.ts';
import { grantedStream, withStatus } from './stream.ts';

/** A customer known to this page only. */
type Customer = Pick<WaitingRequest, 'client'>;

const ago = (now: Millis, since: Seconds): Millis => millis(now - secondsToMillis(since));

/** Takes over the timers that the platform has started, also those whose event did not arrive. */
const updateTimers = (step: StepBuilder, { sinceStartTimer, sinceDeviceTimer }: RunningSession): void => {
  const { now } = step.at;
  const timers = {
    platform: step.state.timers.platform || sinceStartTimer !== undefined,
    device: step.state.timers.device || sinceDeviceTimer !== undefined,
  };
  step.set({ timers });
  if (haveBothStarted(timers)) {
    endJoin(step);
    startClientTimer(step, ago(now, seconds(Math.min(sinceStartTimer ?? 0, sinceDeviceTimer ?? 0))));
  } else if (timers.platform) {
    startJoin(step, ago(now, sinceStartTimer ?? seconds(0)));
  }
};

/** Takes up a session where the platform has it: customer, streams, camera and timers. */
const takeUp = (step: StepBuilder, session: RunningSession): void => {
  const { activeSince, publish, play, request } = step.state;
  const { client, streams, camera } = session;
  step.set({
    status: 'connected',
    activeSince: activeSince ?? step.at.now,
    starting: false,
    error: undefined,
    request: NO_REQUEST,
    client,
    clientBlocked: false,
    clientCam: camera,
    publish: publish ?? withStatus(grantedStream(streams.publish), 'live'),
    play: play ?? grantedStream(streams.play),
    lastEnd: undefined,
    wasReady: false,
    startup: 'done',
  });
  step.emit(leave('start'), leave('accept'));
  updateTimers(step, session);
  step.emit(
    { type: 'kpi', kpi: request.status === 'none' ? 'resumed' : 'accepted' },
    { type: 'log', level: 'info', message: 'session taken up' },
  );
};

/** Takes over what the platform knows of the connected customer. */
const updateConnection = (step: StepBuilder, session: RunningSession): void => {
  updateTimers(step, session);
  const { client } = step.state;
  const isSame = client?.requestId === session.client.requestId;
  step.set({ client: isSame ? client : session.client, clientCam: session.camera });
};

/** Ends the session that the platform has ended without an event. @spec §4 Request flow — DISCONNECT */
const endConnection = (step: StepBuilder, { client }: Customer, { ended }: WorkSnapshot): void => {
  const { error, isEnding } = step.state;
  const isEndedHere = isEnding || error === 'session.endFailed';
  const reason = ended?.client.id === client.id ? ended.reason : 'DEFAULT';
  endByItself(step, isEndedHere ? 'ENDED_BY_PERFORMER' : reason);
};

/** Leaves a session to the device of the performer that it runs on. */
const leaveElsewhere = (step: StepBuilder, { client }: RunningSession): void => step.set({ elsewhere: client });

/** Stops ringing for a request that another device has accepted: it is not missed. */
const answerElsewhere = (step: StepBuilder, session: RunningSession): void => {
  clearRequest(step);
  leaveElsewhere(step, session);
};

/** Leaves the session to the device that accepted the request first, and says so. */
const acceptElsewhere = (step: StepBuilder, session: RunningSession): void => {
  answerElsewhere(step, session);
  step.emit({ type: 'announceAcceptedElsewhere', client: session.client });
};

/** Takes over timers and camera only: the answer to the acceptance tells which device has the session. */
const awaitAnswer = (step: StepBuilder, session: RunningSession): void => {
  updateTimers(step, session);
  step.set({ clientCam: session.camera });
};

/** Reports the end of a session that only the platform has. */
const endThere = (step: StepBuilder, { client }: RunningSession): void =>
  report(step, { type: 'reportEnd', client, blocked: isPendingBlock(step.state, client.id) });

const takeUpOrEnd = (step: StepBuilder, session: RunningSession): void => {
  const isFree = step.state.client === undefined && step.state.request.status === 'none';
  if (isFree) takeUp(step, session);
  else endThere(step, session);
};

/** Repeats a decline that did not arrive. */
const declineAgain = (step: StepBuilder, asked: WaitingRequest): void => {
  const { client } = asked;
  const { answer = 'declined', retryAfter } = departedCustomer(step, asked) ?? {};
  step.emit({
    type: 'notifyCustomer',
    client,
    answer,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });
};

/** Opens a request whose REQUEST was missed, or lets it wait. */
const openMissed = (step: StepBuilder, asked: WaitingRequest): void => {
  const { client, waiting } = asked;
  const { state } = step;
  const askedAt = ago(step.at.now, waiting);
  if (!isBroadcasting(state)) letWait(step, client, seconds(step.at.today - waiting));
  else if (state.isPaused) turnAway(step, client);
  else if (hasPlace(state)) openLate(step, client, askedAt);
  else enqueue(step, client, askedAt);
};

const keep = (): void => undefined;
const lose = (step: StepBuilder): void => loseRequest(step, 'performerLost');
const drop = (step: StepBuilder): void => dropSecond(step, 'performerLost');
const unqueue = (step: StepBuilder, { client }: Customer): void => leaveQueue(step, client.id);

/** Local state of a customer; the first match counts. */
type Local =
  | 'connected'
  | 'ringing'
  | 'accepting'
  | 'unconfirmed'
  | 'declining'
  | 'second'
  | 'queued'
  | 'blocked'
  | 'departed'
  | 'unknown';

/** Steps by the platform's state of the same customer. */
interface Remote {
  readonly absent: (step: StepBuilder, customer: Customer, snapshot: WorkSnapshot) => void;
  readonly request: (step: StepBuilder, asked: WaitingRequest, snapshot: WorkSnapshot) => void;
  readonly session: (step: StepBuilder, session: RunningSession) => void;
  /** A session of another device. */
  readonly elsewhere: (step: StepBuilder, session: RunningSession) => void;
}

/** Steps that bring this page in line with the platform, by what both have of a customer. @spec §4 Session status, Request flow */
const RECONCILIATION: Readonly<Record<Local, Remote>> = {
  connected: {
    absent: endConnection,
    request: endConnection,
    session: updateConnection,
    elsewhere: updateConnection,
  },
  ringing: { absent: lose, request: renewRequest, session: takeUp, elsewhere: answerElsewhere },
  accepting: { absent: keep, request: renewRequest, session: awaitAnswer, elsewhere: awaitAnswer },
  unconfirmed: { absent: lose, request: failAcceptance, session: takeUp, elsewhere: acceptElsewhere },
  declining: { absent: lose, request: renewRequest, session: keep, elsewhere: answerElsewhere },
  second: { absent: drop, request: renewRequest, session: drop, elsewhere: drop },
  queued: { absent: unqueue, request: keep, session: unqueue, elsewhere: unqueue },
  blocked: { absent: keep, request: declineUnseen, session: endThere, elsewhere: endThere },
  departed: { absent: keep, request: declineAgain, session: endThere, elsewhere: leaveElsewhere },
  unknown: { absent: keep, request: openMissed, session: takeUpOrEnd, elsewhere: leaveElsewhere },
};

const localOf = (step: StepBuilder, { id }: ClientData, asked: WaitingRequest | undefined): Local => {
  const { client, departed, queue, request } = step.state;
  if (client?.id === id) return 'connected';
  if (request.status !== 'none' && request.client.id === id) {
    if (request.status === 'declining') return 'declining';
    if (request.isUnconfirmed === true) return 'unconfirmed';
    return request.accepting ? 'accepting' : 'ringing';
  }
  if (isSecond(step.state, id)) return 'second';
  if (queue.some((queued) => queued.client.id === id)) return 'queued';
  if (isPendingBlock(step.state, id)) return 'blocked';
  const isDeparted =
    asked === undefined ? departed.some((each) => each.id === id) : departedCustomer(step, asked) !== undefined;
  return isDeparted ? 'departed' : 'unknown';
};

const reconcileCustomer = (step: StepBuilder, client: ClientData, snapshot: WorkSnapshot): void => {
  const { session, requests } = snapshot;
  if (session?.client.id === client.id) {
    const { session: here, elsewhere } = RECONCILIATION[localOf(step, client, undefined)];
    return session.isElsewhere === true ? elsewhere(step, session) : here(step, session);
  }
  const asked = requests.find((each) => each.client.id === client.id);
  const steps = RECONCILIATION[localOf(step, client, asked)];
  if (asked === undefined) steps.absent(step, { client }, snapshot);
  else steps.request(step, asked, snapshot);
};

/** Brings customers in line: those who are here, then the session that only the platform has, then its requests, oldest first. */
const reconcileCustomers = (step: StepBuilder, snapshot: WorkSnapshot): void => {
  const { session, requests } = snapshot;
  for (const client of customersOf(step.state)) reconcileCustomer(step, client, snapshot);
  if (session !== undefined && !isPresent(step.state, session.client.id)) {
    reconcileCustomer(step, session.client, snapshot);
  }
  // A customer who waited for the end of the session comes before all other requests.
  settleSecond(step);
  settleQueue(step);
  if (step.state.waitingRequests.length > 0) step.set({ waitingRequests: [] });
  for (const asked of requests) {
    if (isPresent(step.state, asked.client.id)) renewRequest(step, asked);
    else reconcileCustomer(step, asked.client, snapshot);
  }
};

/** Makes the ready status the same on both sides. */
const reconcileReady = (step: StepBuilder, { ready }: WorkSnapshot): void => {
  if (step.state.elsewhere !== undefined) return;
  const isOnline = isBroadcasting(step.state);
  if (isOnline && !ready) step.emit(invoke('ready', { type: 'reportReady' }, READY_RETRY));
  if (!isOnline && !step.state.starting && ready) reportStopped(step);
};

/** Clears the outage error once the platform answers. */
const endOutage = (step: StepBuilder): void => {
  if (step.state.error === 'session.outage') step.set({ error: undefined });
};

/** Brings sessions, requests and readiness on this page in line with the platform's. @spec §4 Session status, Request flow */
export const onSnapshot = (step: StepBuilder, snapshot: WorkSnapshot): void => {
  const isStale = step.state.snapshot?.isStale === true;
  endOutage(step);
  step.set({ snapshot: undefined, elsewhere: undefined, readyElsewhere: snapshot.readyElsewhere === true });
  if (isStale) return fetchSnapshot(step);
  reconcileCustomers(step, snapshot);
  reconcileReady(step, snapshot);
  const { ended, missed, wasReady } = snapshot;
  // The page before this one left the end of its session, or was ready.
  if (step.state.startup !== 'done') step.set({ startup: 'done', wasReady, lastEnd: ended ?? step.state.lastEnd });
  if (missed.length > 0) step.emit({ type: 'missedAlone', missed });
};

/**
 * Handles a failed fetch: an acceptance whose answer was lost may be tried again. A platform without this call ends an outage all the same.
 * @spec §8 — accepting a request failed, try again
 */
export const onSnapshotMissing = (step: StepBuilder, failure: CallFailure | undefined): void => {
  if (failure === undefined) endOutage(step);
  if (step.state.startup === 'pending') step.set({ startup: 'unanswered' });
  failAcceptance(step);
};
