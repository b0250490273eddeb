import { NO_EFFECTS, type Step } from '../kernel/machine.ts';
import { elapsed, millis, type Millis } from '../kernel/units.ts';
import { BREAK_LENGTH, BREAK_REMINDER } from './work-break.constants.ts';

/** A pause of work that ends by itself. */
export interface WorkBreak {
  /** When work resumes; undefined while there is no break. */
  readonly until: Millis | undefined;
}

export type WorkBreakEvent =
  | { readonly type: 'started'; readonly now: Millis } // by the performer
  | { readonly type: 'reminderDue' } // from the clock
  | { readonly type: 'over' } // from the clock
  /** Work was resumed by hand, the broadcast stopped, or the performer logged out. */
  | { readonly type: 'ended' }; // from the app

export type WorkBreakEffect =
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  | { readonly type: 'remind' }
  | { readonly type: 'schedule'; readonly event: 'reminderDue' | 'over'; readonly after: Millis }
  | { readonly type: 'cancelSchedules' };

type WorkBreakStep = Step<WorkBreak, WorkBreakEffect>;

export const NO_BREAK: WorkBreak = { until: undefined };

/** Pauses work, reminds shortly before the end, and resumes work. Resuming by hand ends it early. @spec §4 Services status */
export const workBreak = (state: WorkBreak, event: WorkBreakEvent): WorkBreakStep => {
  const isRunning = state.until !== undefined;
  switch (event.type) {
    case 'started':
      if (isRunning) return { state, effects: NO_EFFECTS };
      return {
        state: { until: millis(event.now + BREAK_LENGTH) },
        effects: [
          { type: 'pause' },
          { type: 'schedule', event: 'reminderDue', after: elapsed(BREAK_REMINDER, BREAK_LENGTH) },
          { type: 'schedule', event: 'over', after: BREAK_LENGTH },
        ],
      };
    case 'reminderDue':
      return { state, effects: isRunning ? [{ type: 'remind' }] : NO_EFFECTS };
    case 'over':
      return isRunning
        ? { state: NO_BREAK, effects: [{ type: 'cancelSchedules' }, { type: 'resume' }] }
        : { state, effects: NO_EFFECTS };
    case 'ended':
      return isRunning ? { state: NO_BREAK, effects: [{ type: 'cancelSchedules' }] } : { state, effects: NO_EFFECTS };
  }
};
