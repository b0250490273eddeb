import { after, leave } from '../kernel/slots.ts';
import { addMillis, elapsed, millis, millisToSeconds, seconds, secondsUntil } from '../kernel/units.ts';
import type { Millis, Seconds } from '../kernel/units.ts';
import type { StepBuilder } from './session-event.ts';
import { haveBothStarted, type SecondRequest, type SessionInternal } from './session-state.ts';
import { TIMER_TICK, JOIN_TIMEOUT } from './session.constants.ts';
import { withStatus } from './stream.ts';

/** Whole seconds since the timer started; measured, not counted, so that a late tick loses nothing. */
export const timeSince = (startedAt: Millis | undefined, now: Millis): Seconds =>
  startedAt === undefined ? seconds(0) : millisToSeconds(elapsed(startedAt, now));

/** Time until the next full second after `startedAt`: ticks stay on the full seconds, however late one comes. @fortests */
export const untilNextTick = (startedAt: Millis, now: Millis): Millis =>
  millis(TIMER_TICK - (elapsed(startedAt, now) % TIMER_TICK));

/** Time until the next second of the client timer or of a countdown; undefined while none runs. */
const untilNextSecond = ({ joinUntil, second, timerStartedAt }: SessionInternal, now: Millis): Millis | undefined => {
  if (timerStartedAt !== undefined) return untilNextTick(timerStartedAt, now);
  const until = joinUntil ?? second?.until;
  if (until === undefined) return undefined;
  const left = Math.max(0, elapsed(now, until));
  return millis(left % TIMER_TICK || TIMER_TICK);
};

const secondsLeft = (until: Millis | undefined, now: Millis): Seconds | undefined =>
  until === undefined ? undefined : secondsUntil(until, now);

const withSecondsLeft = (second: SecondRequest, now: Millis): SecondRequest => {
  const left = secondsLeft(second.until, now);
  return second.secondsLeft === left ? second : { ...second, secondsLeft: left };
};

/** Updates the client timer and the countdowns, and schedules the next update. */
export const showSeconds = (step: StepBuilder): void => {
  const { at, state } = step;
  const { joinUntil, second, timerStartedAt } = state;
  const pause = untilNextSecond(state, at.now);
  step.set({
    clientTime: timeSince(timerStartedAt, at.now),
    joinSecondsLeft: secondsLeft(joinUntil, at.now),
    second: second && withSecondsLeft(second, at.now),
  });
  step.emit(pause === undefined ? leave('tick') : after('tick', pause, { type: 'ticked' }));
};

const scheduleJoin = (step: StepBuilder, until: Millis): void => {
  step.set({ joinUntil: until });
  step.emit(after('join', millis(Math.max(0, elapsed(step.at.now, until))), { type: 'joinTimedOut' }));
  showSeconds(step);
};

/**
 * Starts the join timeout. Accepting neither stops nor restarts it.
 * @param since time of START_TIMER: earlier than now for a session that is resumed
 * @spec §4 Request flow, §9 Join timeout
 */
export const startJoin = (step: StepBuilder, since: Millis): void => {
  if (step.state.joinUntil === undefined) scheduleJoin(step, addMillis(since, step.settings.joinTimeout));
};

/** Ends the join timeout: both timers have started, or the request or session has ended. */
export const endJoin = (step: StepBuilder): void => {
  if (step.state.joinUntil === undefined) return;
  step.set({ joinUntil: undefined });
  step.emit(leave('join'));
  showSeconds(step);
};

/** Waits for the rest of the join timeout after a timer that fired too early. */
export const resumeJoin = (step: StepBuilder): void => {
  const { joinUntil } = step.state;
  if (joinUntil !== undefined) scheduleJoin(step, joinUntil);
};

/** Checks whether the join timeout has passed, also when its timer fires late. */
export const isJoinOverdue = ({ state, at }: StepBuilder): boolean =>
  state.joinUntil !== undefined && at.now >= state.joinUntil;

/**
 * Starts to count the customer's time once both timers have started in a session.
 * @param since earlier than now for a session that is resumed
 * @spec §4 Request flow
 */
export const startClientTimer = (step: StepBuilder, since: Millis = step.at.now): void => {
  const { play, status, timers, timerStartedAt } = step.state;
  if (status !== 'connected' || !haveBothStarted(timers) || timerStartedAt !== undefined) return;
  step.set({ timerStartedAt: since, play: withStatus(play, 'live') });
  showSeconds(step);
  step.emit({ type: 'kpi', kpi: 'joined' });
};

/** Time for which a request rings, and the rest of its join timeout. */
export interface RingTime {
  readonly rings: Seconds;
  /** Undefined while the join timeout does not run. `part` is what is left of it, from 1 to 0. */
  readonly left: { readonly seconds: Seconds; readonly part: number } | undefined;
}

/** @spec §9 Join timeout — that it is shown as seconds and as a line is our choice */
export const ringTime = (
  askedAt: Millis,
  left: Seconds | undefined,
  now: Millis,
  joinTimeout: Millis = JOIN_TIMEOUT,
): RingTime => ({
  rings: millisToSeconds(millis(Math.max(0, elapsed(askedAt, now)))),
  left: left === undefined ? undefined : { seconds: left, part: Math.min(1, left / millisToSeconds(joinTimeout)) },
});
