import { elapsed, type Millis } from '../kernel/units.ts';
import { ASLEEP_AFTER, PONG_LIMIT, PROBE_GAP, PROBE_LIMIT } from './realtime.constants.ts';

/** What is known about the life of one socket. */
export interface Liveness {
  /** How many pings wait for an answer. */
  readonly unanswered: number;
  /** When the oldest of them was sent; meaningless while none waits. */
  readonly oldest: Millis;
  /** Whether any frame at all came in since the oldest was sent. */
  readonly heard: boolean;
  readonly lastPing: Millis;
  /** When the last pong came, or whatever stands for one: the beginning, or a look at the page. */
  readonly lastPong: Millis;
  readonly lastCheck: Millis;
  /** The page slept and the pings of before were forgotten; until a pong comes the next sleep is no excuse. */
  readonly forgiven: boolean;
}

export const newLiveness = (at: Millis): Liveness => ({
  unanswered: 0,
  oldest: at,
  heard: false,
  lastPing: at,
  lastPong: at,
  lastCheck: at,
  forgiven: false,
});

export const afterPing = (liveness: Liveness, at: Millis): Liveness =>
  liveness.unanswered === 0
    ? { ...liveness, unanswered: 1, oldest: at, heard: false, lastPing: at }
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
  liveness.unanswered === 0 || liveness.heard ? liveness : { ...liveness, heard: true };

/** @spec §4 Real-time connection — no pong for over 10 s, to the letter */
const isOverdue = ({ lastPong, forgiven }: Liveness, at: Millis): boolean =>
  !forgiven && elapsed(lastPong, at) > PONG_LIMIT;

const isDead = ({ unanswered, oldest, heard, forgiven }: Liveness, at: Millis): boolean => {
  if (unanswered === 0) return false;
  const age = elapsed(oldest, at);
  const silent = !heard && age > (forgiven ? PROBE_LIMIT : PONG_LIMIT);
  // Frames that come in do not prove that ours go out: two pings without an answer outweigh them.
  const deaf = unanswered > 1 && age > PONG_LIMIT;
  return silent || deaf;
};

/** What a look at the link says: all is well, ask once more, or give the socket up. */
export interface Verdict {
  readonly liveness: Liveness;
  readonly advice: 'carryOn' | 'probe' | 'drop';
}

/** Whoever slept starts over with one ping: the newest if it is young enough, else a probe sent now. */
const afterSleep = (liveness: Liveness, at: Millis): Verdict => {
  const checked = { ...liveness, lastCheck: at };
  const young = elapsed(liveness.lastPing, at) < PROBE_GAP;
  if (young && liveness.unanswered === 0) return { liveness: checked, advice: 'carryOn' };
  const forgiven = { ...checked, unanswered: 0, forgiven: true };
  return young
    ? { liveness: afterPing(forgiven, liveness.lastPing), advice: 'carryOn' }
    : { liveness: afterPing(forgiven, at), advice: 'probe' };
};

/**
 * The check of every 3 s.
 *
 * While the page is seen the limit of 10 s is measured from the last pong. While it is hidden, whose timers are late, it is measured from
 * the oldest ping without an answer. A check that comes late means that the page was asleep and could not have heard an answer: the
 * first time it asks again instead of judging.
 * @spec §4 Real-time connection — if no pong for over 10 s …, §9 Socket check
 */
export const checkLiveness = (liveness: Liveness, at: Millis, isHidden = false): Verdict => {
  const late = elapsed(liveness.lastCheck, at) > ASLEEP_AFTER;
  if (late && !liveness.forgiven) return afterSleep(liveness, at);
  const isLost = isDead(liveness, at) || (!isHidden && isOverdue(liveness, at));
  return { liveness: { ...liveness, lastCheck: at }, advice: isLost ? 'drop' : 'carryOn' };
};

/** She looks at the page again: ask at once, but never twice within a second. @spec §4 Real-time connection */
export const afterBecomingVisible = (before: Liveness, at: Millis): Verdict => {
  // While it was hidden pings were late, and so were their answers.
  const liveness = { ...before, lastPong: at };
  if (elapsed(liveness.lastCheck, at) > ASLEEP_AFTER && !liveness.forgiven) return afterSleep(liveness, at);
  return elapsed(liveness.lastPing, at) < PROBE_GAP
    ? { liveness, advice: 'carryOn' }
    : { liveness: afterPing(liveness, at), advice: 'probe' };
};
