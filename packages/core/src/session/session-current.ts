import { millis, seconds, secondsToMillis, type Millis, type Seconds } from '../kernel/units.ts';
import type { CurrentRequest, CurrentSession, CurrentWork } from './current-work.ts';
import { NO_REQUEST } from './request.machine.ts';
import { updateAsking, askCurrent, leftCustomerOf } from './session-asking.ts';
import { finish, startClientTimer } from './session-connection.ts';
import { blockAfterAll } from './session-ending.ts';
import {
  causing,
  ignore,
  inTurn,
  type SessionEventOf,
  type Moment,
  type SessionStep,
  same,
  type SessionPart,
} from './session-event.ts';
import { showSeconds, updateJoin } from './session-join.ts';
import { dropGoneQueued, enqueue, settleQueue } from './session-queue.ts';
import { declineUnseen, isClosed, openMissed, announceRequest, renewRequest, turnAway } from './session-request.ts';
import { dropSecond, openSecond, settleSecond } from './session-second.ts';
import { haveBothStarted, isBroadcasting, isPresent, isToBlock, type SessionMemory } from './session-state.ts';
import { grantedStream, withStatus } from './stream.ts';

const ago = (now: Millis, since: Seconds): Millis => millis(now - secondsToMillis(since));

/** Takes over the timers that the platform has started, also those whose event did not arrive. */
const updateTimers =
  ({ sinceStartTimer: start, sinceDeviceTimer: device }: CurrentSession, now: Millis): SessionPart =>
  (state) => {
    const timers = {
      platform: state.timers.platform || start !== undefined,
      device: state.timers.device || device !== undefined,
    };
    const known: SessionMemory = { ...state, timers };
    if (haveBothStarted(timers)) {
      const sinceBoth = seconds(Math.min(start ?? 0, device ?? 0));
      return inTurn(known, updateJoin({ type: 'over' }, now), startClientTimer(now, ago(now, sinceBoth)));
    }
    if (!timers.platform) return same(known);
    return updateJoin({ type: 'timerStarted', now, since: start === undefined ? now : ago(now, start) }, now)(known);
  };

/** Takes a session up where the platform has it: customer, streams, camera and timers. */
const takeUp =
  (session: CurrentSession, { now }: Moment): SessionPart =>
  (state) => {
    const { client, streams, camera } = session;
    const wasAccepting = state.request.status !== 'none';
    return inTurn(
      {
        ...state,
        status: 'connected',
        activeSince: state.activeSince ?? now,
        starting: false,
        error: undefined,
        request: NO_REQUEST,
        client,
        clientBlocked: false,
        clientCam: camera,
        publish: state.publish ?? withStatus(grantedStream(streams.publish), 'live'),
        play: state.play ?? grantedStream(streams.play),
        lastEnd: undefined,
        isFresh: false,
        wasReady: false,
        awaited: { ...state.awaited, start: undefined, accept: undefined, end: undefined },
      },
      causing({ type: 'cancelSchedule', timer: 'decline' }),
      updateTimers(session, now),
      showSeconds(now),
      causing(
        { type: 'kpi', kpi: wasAccepting ? 'accepted' : 'resumed' },
        { type: 'log', level: 'info', message: 'session taken up' },
      ),
    );
  };

/** Ends the session that runs here and that the platform has ended without an event. @spec §4 Request flow — DISCONNECT */
const endWhatIsOver =
  ({ session, ended }: CurrentWork, at: Moment): SessionPart =>
  (state) => {
    const { client, awaited, error } = state;
    if (client === undefined) return same(state);
    if (session?.client.id === client.id) {
      const step = updateTimers(session, at.now)(state);
      const known = session.client.requestId === client.requestId ? client : session.client;
      return { ...step, state: { ...step.state, client: known, clientCam: session.camera } };
    }
    const isEndedHere = awaited.end !== undefined || error === 'session.endFailed';
    // Without an event and without a word of the platform nobody knows which side it was.
    const reason = ended?.client.id === client.id ? ended.reason : 'DEFAULT';
    return inTurn(state, blockAfterAll, finish(isEndedHere ? 'ENDED_BY_PERFORMER' : reason, at));
  };

/** Settles the request on screen: it was accepted, is gone, or waits although its acceptance failed. */
const settleRequest =
  ({ session, requests }: CurrentWork, at: Moment): SessionPart =>
  (state) => {
    const { request, awaited } = state;
    if (request.status === 'none') return same(state);
    const { id } = request.client;
    const isAccepted = session?.client.id === id;
    // The answer to an acceptance on its way decides, unless the platform already has its result.
    if (awaited.accept !== undefined && !isAccepted) return same(state);
    if (isAccepted) return request.status === 'pending' ? takeUp(session, at)(state) : same(state);
    if (!requests.some(({ client }) => client.id === id)) {
      return announceRequest({ type: 'performerLost', clientId: id }, at)(state);
    }
    const hasFailed = request.status === 'pending' && request.accepting;
    return hasFailed ? announceRequest({ type: 'acceptFailed' }, at)(state) : same(state);
  };

/** Drops a second request that is gone. */
const dropGoneSecond =
  ({ requests }: CurrentWork, at: Moment): SessionPart =>
  (state) => {
    const { second } = state;
    const isGone = second !== undefined && !requests.some(({ client }) => client.id === second.client.id);
    return isGone ? dropSecond('performerLost', at)(state) : same(state);
  };

/** Settles a session that runs only on the platform: taken up, or ended there again. */
const settleSession =
  ({ session }: CurrentWork, at: Moment): SessionPart =>
  (state) => {
    if (session === undefined || session.client.id === state.client?.id) return same(state);
    const { client } = session;
    const blocked = isToBlock(state, client.id);
    const isOver = blocked || state.left.some(({ id }) => id === client.id);
    const isFree = state.client === undefined && state.request.status === 'none';
    return !isOver && isFree ? takeUp(session, at)(state) : causing({ type: 'reportEnd', client, blocked })(state);
  };

/** Opens a request whose REQUEST was missed, or repeats a decline that did not arrive. */
const settleWaiting =
  (asked: CurrentRequest, at: Moment): SessionPart =>
  (state) => {
    const { client, waiting } = asked;
    if (isPresent(state, client.id)) return renewRequest(client)(state);
    if (isToBlock(state, client.id)) return declineUnseen(client)(state);
    const askedAt = ago(at.now, waiting);
    const left = leftCustomerOf(state, asked, at.now);
    if (left !== undefined) {
      const { answer = 'declined', retryAfter } = left;
      const more = retryAfter === undefined ? {} : { retryAfter };
      return causing({ type: 'notifyCustomer', client, answer, ...more })(state);
    }
    if (isClosed(state, client)) return turnAway(client, at)(state);
    const isFree = state.status === 'active' && state.request.status === 'none';
    const isSecond = state.status === 'connected' && state.second === undefined;
    if (!isFree && !isSecond) return enqueue(client, askedAt)(state);
    return inTurn(
      state,
      // An outage may have listed it as missed.
      causing({ type: 'stillAsks', client, since: seconds(at.today - waiting) }),
      isFree ? openMissed(client, askedAt, at) : openSecond(client, askedAt, at),
    );
  };

/** Settles the requests that wait at the platform, oldest first. */
const settleRequests =
  ({ requests }: CurrentWork, at: Moment): SessionPart =>
  (state) =>
    inTurn(state, ...requests.map((request) => settleWaiting(request, at)));

/** Makes the ready status the same on both sides. */
const settleReady =
  ({ ready }: CurrentWork): SessionPart =>
  (state) => {
    const isOnline = isBroadcasting(state);
    if (isOnline && !ready) return causing({ type: 'reportReady' })(state);
    if (!isOnline && !state.starting && ready) return causing({ type: 'kpi', kpi: 'stopped' })(state);
    return same(state);
  };

/** Shows the state that the page before this one left: the end of its session, or that it was ready. */
const restoreFormerState =
  ({ ended, wasReady }: CurrentWork): SessionPart =>
  (state) => {
    if (!state.isFresh || state.status !== 'idle') return same(state);
    return { state: { ...state, isFresh: false, wasReady, lastEnd: ended ?? state.lastEnd }, effects: [] };
  };

/** The state without the error of an outage: an answer of the platform means that it is over. */
const afterOutage = (state: SessionMemory): SessionMemory =>
  state.error === 'session.outage' ? { ...state, error: undefined } : state;

/** Brings sessions, requests and readiness on this page in line with the platform's. @spec §4 Session status, Request flow */
export const onCurrentWork = (state: SessionMemory, event: SessionEventOf<'currentKnown'>): SessionStep => {
  const asked = state.awaited.current;
  if (asked?.call !== event.call) return ignore(state, event, 'no longer awaited');
  const answered: SessionMemory = {
    ...afterOutage(state),
    isLookingBack: asked.isStale && state.isLookingBack,
    awaited: { ...state.awaited, current: undefined },
  };
  if (asked.isStale) return askCurrent(answered);
  const { current, at } = event;
  return inTurn(
    answered,
    endWhatIsOver(current, at),
    settleRequest(current, at),
    dropGoneSecond(current, at),
    dropGoneQueued(current),
    settleSession(current, at),
    // Who waited for the end of the session comes before all other requests.
    settleSecond(at),
    settleQueue(at),
    settleRequests(current, at),
    updateAsking(current, at.now),
    settleReady(current),
    restoreFormerState(current),
    causing(...(current.missed.length === 0 ? [] : [{ type: 'missedAlone', missed: current.missed } as const])),
  );
};

/**
 * Handles a failed fetch of the running work: an acceptance whose answer was lost may be tried again. A platform without this call ends an
 * outage all the same.
 * @spec §8 — accepting a request failed, try again
 */
export const onCurrentUnknown = (state: SessionMemory, event: SessionEventOf<'currentUnknown'>): SessionStep => {
  const { request, awaited } = state;
  if (awaited.current?.call !== event.call) return ignore(state, event, 'no longer awaited');
  const isLost = request.status === 'pending' && request.accepting && awaited.accept === undefined;
  const known = event.isAnswered ? afterOutage(state) : state;
  const next: SessionMemory = known.isLookingBack ? { ...known, isLookingBack: false } : known;
  return isLost ? announceRequest({ type: 'acceptFailed' }, event.at)(next) : same(next);
};
