import { elapsed, millis, millisToSeconds, seconds, type Millis, type Seconds } from '../kernel/units.ts';
import { TIMER_TICK } from './session.constants.ts';

/** Timers of a session that have started: START_TIMER of the platform and START_TIMER_DEVICE of the device. @spec §4 Request flow */
export interface StartedTimers {
  readonly platform: boolean;
  readonly device: boolean;
}

export const NO_TIMERS: StartedTimers = { platform: false, device: false };

/** Checks whether both timers have started, in either order; only then the client timer starts. @spec §4 Request flow */
export const haveBothStarted = ({ platform, device }: StartedTimers): boolean => platform && device;

/** Whole seconds since the timer started; measured, not counted, so that a late tick loses nothing. */
export const timeSince = (startedAt: Millis | undefined, now: Millis): Seconds =>
  startedAt === undefined ? seconds(0) : millisToSeconds(elapsed(startedAt, now));

/** Time until the next full second after `startedAt`: ticks stay on the full seconds, however late one comes. */
export const untilNextTick = (startedAt: Millis, now: Millis): Millis =>
  millis(TIMER_TICK - (elapsed(startedAt, now) % TIMER_TICK));
