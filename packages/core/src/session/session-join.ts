import { elapsed, millis, secondsUntil, type Millis } from '../kernel/units.ts';
import { joinSecondsLeft, joinTimeout, type JoinEvent } from './join-timeout.machine.ts';
import type { SessionEffect, SessionStep } from './session-event.ts';
import { timeSince, untilNextTick, type SecondRequest, type SessionMemory } from './session-state.ts';
import { TIMER_TICK } from './session.constants.ts';

/** Time until the next second of the join countdown or of the client timer; undefined while neither runs. */
const untilNextBeat = ({ join, second, timerStartedAt }: SessionMemory, now: Millis): Millis | undefined => {
  if (timerStartedAt !== undefined) return untilNextTick(timerStartedAt, now);
  const until = join.status === 'waiting' ? join.until : second?.until;
  if (until === undefined) return undefined;
  const left = Math.max(0, elapsed(now, until));
  return millis(left % TIMER_TICK || TIMER_TICK);
};

/** Shows what is left of a second request's time. */
const countSecond = (second: SecondRequest | undefined, now: Millis): SecondRequest | undefined => {
  if (second === undefined) return second;
  const left = second.until === undefined ? undefined : secondsUntil(second.until, now);
  return second.secondsLeft === left ? second : { ...second, secondsLeft: left };
};

/** Shows the seconds as they are now and plans the next one. */
export const showSeconds =
  (now: Millis) =>
  (state: SessionMemory): SessionStep => {
    const after = untilNextBeat(state, now);
    const shown: SessionMemory = {
      ...state,
      clientTime: timeSince(state.timerStartedAt, now),
      joinSecondsLeft: joinSecondsLeft(state.join, now),
      second: countSecond(state.second, now),
    };
    return {
      state: shown,
      effects:
        after === undefined
          ? [{ type: 'cancelSchedule', timer: 'tick' }]
          : [{ type: 'schedule', timer: 'tick', after }],
    };
  };

/** Passes an event to the join timeout, and shows its countdown. */
export const updateJoin =
  (event: JoinEvent, now: Millis) =>
  (state: SessionMemory): SessionStep => {
    const { state: join, effects } = joinTimeout(state.join, event);
    if (join === state.join) return { state, effects: [] };
    const shown = showSeconds(now)({ ...state, join });
    const planned = effects.map((effect): SessionEffect => ({ ...effect, timer: 'join' }));
    return { state: shown.state, effects: [...planned, ...shown.effects] };
  };
