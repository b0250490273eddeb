import { elapsed, millis, type Millis } from '../kernel/units.ts';
import { timeSince, untilNextTick } from './client-timer.ts';
import { joinSecondsLeft, joinTimeout, type JoinEvent } from './join-timeout.machine.ts';
import type { SessionEffect, SessionStep } from './session-event.ts';
import type { SessionMemory } from './session-state.ts';
import { TIMER_TICK } from './session.constants.ts';

/** How long until the next second begins, of the join countdown or of the client timer; undefined while neither runs. */
const untilNextBeat = ({ join, timerStartedAt }: SessionMemory, now: Millis): Millis | undefined => {
  if (timerStartedAt !== undefined) return untilNextTick(timerStartedAt, now);
  if (join.status !== 'waiting') return undefined;
  const left = elapsed(now, join.until);
  return millis(left % TIMER_TICK || TIMER_TICK);
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
    };
    return {
      state: shown,
      effects:
        after === undefined
          ? [{ type: 'cancelSchedule', timer: 'tick' }]
          : [{ type: 'schedule', timer: 'tick', after }],
    };
  };

/** Lets the join timeout hear of something, and shows its countdown. */
export const tellJoin =
  (event: JoinEvent, now: Millis) =>
  (state: SessionMemory): SessionStep => {
    const { state: join, effects } = joinTimeout(state.join, event);
    if (join === state.join) return { state, effects: [] };
    const shown = showSeconds(now)({ ...state, join });
    const planned = effects.flatMap((effect): SessionEffect[] =>
      effect.type === 'reportTimeout' ? [] : [{ ...effect, timer: 'join' }],
    );
    return { state: shown.state, effects: [...planned, ...shown.effects] };
  };
