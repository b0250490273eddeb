import { elapsed, type Millis } from '../kernel/units.ts';
import { ASLEEP_AFTER, PONG_LIMIT, PROBE_GAP, PROBE_LIMIT } from './realtime.constants.ts';

/** State of the pings and pongs of one socket. */
export interface Liveness {
  /** Number of pings without an answer. */
  readonly unanswered: number;
  /** Time at which the oldest of them was sent; meaningless while there is none. */
  readonly oldest: Millis;
  /** True when any frame came in since the oldest was sent. */
  readonly hasReceived: boolean;
  readonly lastPing: Millis;
  /** Time of the last pong, or of an event that counts as one: the opening, or the page becoming visible. */
  readonly lastPong: Millis;
  readonly lastCheck: Millis;
  /** True when the page slept and the pings before it were dropped; until a pong comes the next sleep is no excuse. */
  readonly forgiven: boolean;
}

export const newLiveness = (at: Millis): Liveness => ({
  unanswered: 0,
  oldest: at,
  hasReceived: false,
  lastPing: at,
  lastPong: at,
  lastCheck: at,
  forgiven: false,
});

export const afterPing = (liveness: Liveness, at: Millis): Liveness =>
  liveness.unanswered === 0
    ? { ...liveness, unanswered: 1, oldest: at, hasReceived: false, lastPing: at }
    : { ...liveness, unanswered: liveness.unanswered + 1, lastPing: at };

/** A pong carries no number, so one answers every ping before it: both directions work. */
export const afterPong = (liveness: Liveness, at: Millis): Liveness => ({
  ...liveness,
  unanswered: 0,
  forgiven: false,
  lastPong: at,
});

/** The same object when nothing is learned, so that a flood of frames changes nothing. */
export const afterFrame = (liveness: Liveness): Liveness =>
  liveness.unanswered === 0 || liveness.hasReceived ? liveness : { ...liveness, hasReceived: true };

/**
 * Checks whether the last pong is more than 10 s old; right after a sleep of the page it never counts as that.
 * @spec §4 Real-time connection — no pong for over 10 s, to the letter
 */
const isOverdue = ({ lastPong, forgiven }: Liveness, at: Millis): boolean =>
  !forgiven && elapsed(lastPong, at) > PONG_LIMIT;

const isDead = ({ unanswered, oldest, hasReceived, forgiven }: Liveness, at: Millis): boolean => {
  if (unanswered === 0) return false;
  const age = elapsed(oldest, at);
  const isSilent = !hasReceived && age > (forgiven ? PROBE_LIMIT : PONG_LIMIT);
  // Received frames do not prove that ours arrive: two unanswered pings count more.
  const isOneWay = unanswered > 1 && age > PONG_LIMIT;
  return isSilent || isOneWay;
};

/** Decision of a check: the connection is alive, must be probed, or is dead. */
export interface Decision {
  readonly liveness: Liveness;
  readonly advice: 'carryOn' | 'probe' | 'drop';
}

/** Starts over after a sleep with one ping: a recent one, else a probe now. */
const afterSleep = (liveness: Liveness, at: Millis): Decision => {
  const checked = { ...liveness, lastCheck: at };
  const young = elapsed(liveness.lastPing, at) < PROBE_GAP;
  if (young && liveness.unanswered === 0) return { liveness: checked, advice: 'carryOn' };
  const forgiven = { ...checked, unanswered: 0, forgiven: true };
  return young
    ? { liveness: afterPing(forgiven, liveness.lastPing), advice: 'carryOn' }
    : { liveness: afterPing(forgiven, at), advice: 'probe' };
};

/**
 * Decides whether the connection is alive, lost, or must be probed. The limit counts from the last pong; on a hidden page, whose timers are
 * late, from the oldest unanswered ping. The first check after a sleep probes instead.
 * @spec §4 Real-time connection — if no pong for over 10 s …, §9 Socket check
 */
export const checkLiveness = (liveness: Liveness, at: Millis, isHidden = false): Decision => {
  const late = elapsed(liveness.lastCheck, at) > ASLEEP_AFTER;
  if (late && !liveness.forgiven) return afterSleep(liveness, at);
  const isLost = isDead(liveness, at) || (!isHidden && isOverdue(liveness, at));
  return { liveness: { ...liveness, lastCheck: at }, advice: isLost ? 'drop' : 'carryOn' };
};

/** Probes at once when the page becomes visible, but never twice within a second. @spec §4 Real-time connection */
export const afterBecomingVisible = (before: Liveness, at: Millis): Decision => {
  // Pings of a hidden page are late, and so are their answers.
  const liveness = { ...before, lastPong: at };
  if (elapsed(liveness.lastCheck, at) > ASLEEP_AFTER && !liveness.forgiven) return afterSleep(liveness, at);
  return elapsed(liveness.lastPing, at) < PROBE_GAP
    ? { liveness, advice: 'carryOn' }
    : { liveness: afterPing(liveness, at), advice: 'probe' };
};
