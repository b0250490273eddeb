import { NO_EFFECTS, type Step, unchanged } from '../kernel/machine.ts';
import { elapsed, millis, type Millis } from '../kernel/units.ts';

/** A break after a session: work resumes by itself after this. The length is our choice. */
const BREAK_LENGTH = millis(5 * 60_000);
/** The performer is reminded this long before work resumes. The time is our choice. */
const BREAK_REMINDER = millis(30_000);

/** A pause of work that ends by itself. */
export interface WorkBreak {
  /** End of the break; undefined while there is none. */
  readonly until: Millis | undefined;
}

export type WorkBreakEvent =
  | { readonly type: 'started'; readonly now: Millis } // by the performer
  /** The page was loaded again during the break. */
  | { readonly type: 'restored'; readonly now: Millis; readonly left: Millis } // from the app
  | { readonly type: 'reminderDue' } // from the clock
  | { readonly type: 'over' } // from the clock
  /** Work was resumed by the performer, the broadcast stopped, or the performer logged out. */
  | { readonly type: 'ended' } // from the app
  /** The page or the login ends; the break itself goes on. */
  | { readonly type: 'released' }; // from the app

export type WorkBreakEffect =
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  | { readonly type: 'remind' }
  | { readonly type: 'keep'; readonly left: Millis }
  | { readonly type: 'forget' }
  | { readonly type: 'schedule'; readonly event: 'reminderDue' | 'over'; readonly after: Millis }
  | { readonly type: 'cancelSchedules' };

type WorkBreakStep = Step<WorkBreak, WorkBreakEffect>;

export const NO_BREAK: WorkBreak = { until: undefined };

const run = (now: Millis, left: Millis): WorkBreakStep => ({
  state: { until: millis(now + left) },
  effects: [
    ...(left > BREAK_REMINDER
      ? [{ type: 'schedule', event: 'reminderDue', after: elapsed(BREAK_REMINDER, left) } as const]
      : []),
    { type: 'schedule', event: 'over', after: left },
  ],
});

/**
 * State of a timed break: pauses work, reminds shortly before the end, and resumes work. Resuming early ends the break.
 * @spec §4 Services status
 */
export const workBreak = (state: WorkBreak, event: WorkBreakEvent): WorkBreakStep => {
  const isRunning = state.until !== undefined;
  const ignored: WorkBreakStep = unchanged(state);
  switch (event.type) {
    case 'started': {
      if (isRunning) return ignored;
      const { state: running, effects } = run(event.now, BREAK_LENGTH);
      return { state: running, effects: [{ type: 'pause' }, { type: 'keep', left: BREAK_LENGTH }, ...effects] };
    }
    case 'restored': {
      // A clock that was set back makes no break longer than it was.
      const left = millis(Math.min(event.left, BREAK_LENGTH));
      return isRunning || left <= 0 ? ignored : run(event.now, left);
    }
    case 'reminderDue':
      return { state, effects: isRunning ? [{ type: 'remind' }] : NO_EFFECTS };
    case 'over':
      return isRunning
        ? { state: NO_BREAK, effects: [{ type: 'cancelSchedules' }, { type: 'forget' }, { type: 'resume' }] }
        : ignored;
    case 'ended':
      return isRunning ? { state: NO_BREAK, effects: [{ type: 'cancelSchedules' }, { type: 'forget' }] } : ignored;
    case 'released':
      return isRunning ? { state: NO_BREAK, effects: [{ type: 'cancelSchedules' }] } : ignored;
  }
};
