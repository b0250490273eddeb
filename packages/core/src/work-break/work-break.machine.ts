import type { PerformerId } from '../kernel/ids.ts';
import { NO_EFFECTS, type SlotStep, unchanged } from '../kernel/machine.ts';
import { after, leave } from '../kernel/slots.ts';
import { elapsed, millis, type Millis } from '../kernel/units.ts';

/** A break after a session: work resumes by itself after this. The length is our choice. */
const BREAK_LENGTH = millis(5 * 60_000);
/** The performer is reminded this long before work resumes. The time is our choice. */
const BREAK_REMINDER = millis(30_000);

/** A pause of work that ends by itself. */
export interface WorkBreak {
  /** End of the break; undefined while there is none. */
  readonly until: Millis | undefined;
  /** Performer whose break is kept; undefined without a login. */
  readonly owner: PerformerId | undefined;
}

export type WorkBreakEvent =
  | { readonly type: 'started'; readonly now: Millis } // by the performer
  /** @property left rest of the break that was kept before a reload; undefined without one */
  | {
      readonly type: 'loaded'; // from the app
      readonly owner: PerformerId;
      readonly now: Millis;
      readonly left: Millis | undefined;
      readonly isPaused: boolean;
    }
  | { readonly type: 'reminderDue' } // from the clock
  | { readonly type: 'over' } // from the clock
  /** Work was resumed by the performer, the broadcast stopped, or the performer logged out. */
  | { readonly type: 'ended' } // from the app
  /** The page or the login ends; the break continues. */
  | { readonly type: 'released' }; // from the app

export type WorkBreakEffect =
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  | { readonly type: 'remind' }
  | { readonly type: 'keep'; readonly owner: PerformerId; readonly left: Millis }
  | { readonly type: 'forget'; readonly owner: PerformerId };

type EventOf<Type extends WorkBreakEvent['type']> = Extract<WorkBreakEvent, { type: Type }>;
type WorkBreakStep = SlotStep<WorkBreak, WorkBreakEvent, WorkBreakEffect>;

export const NO_BREAK: WorkBreak = { until: undefined, owner: undefined };
const LEAVE = ['reminder', 'end'].map(leave);

const run = (owner: WorkBreak['owner'], now: Millis, left: Millis): WorkBreakStep => ({
  state: { until: millis(now + left), owner },
  effects: [
    ...(left > BREAK_REMINDER
      ? [after('reminder', elapsed(BREAK_REMINDER, left), { type: 'reminderDue' } as const)]
      : []),
    after('end', left, { type: 'over' }),
  ],
});

const forgotten = ({ owner }: WorkBreak): readonly WorkBreakEffect[] =>
  owner === undefined ? NO_EFFECTS : [{ type: 'forget', owner }];

const load = (state: WorkBreak, { now, left, isPaused }: EventOf<'loaded'>): WorkBreakStep => {
  if (left === undefined) return unchanged(state);
  if (!isPaused || left <= 0) return { state, effects: forgotten(state) };
  // A clock that was set back makes no break longer than it was.
  return state.until === undefined ? run(state.owner, now, millis(Math.min(left, BREAK_LENGTH))) : unchanged(state);
};

const end = (state: WorkBreak, then: readonly WorkBreakEffect[] = NO_EFFECTS): WorkBreakStep => ({
  state: { ...state, until: undefined },
  effects: [...LEAVE, ...forgotten(state), ...then],
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
      const { owner } = state;
      const { state: running, effects } = run(owner, event.now, BREAK_LENGTH);
      const keep = owner === undefined ? [] : [{ type: 'keep', owner, left: BREAK_LENGTH } as const];
      return { state: running, effects: [{ type: 'pause' }, ...keep, ...effects] };
    }
    case 'loaded':
      return load({ ...state, owner: event.owner }, event);
    case 'reminderDue':
      return { state, effects: isRunning ? [{ type: 'remind' }] : NO_EFFECTS };
    case 'over':
      return isRunning ? end(state, [{ type: 'resume' }]) : ignored;
    case 'ended':
      return isRunning ? end(state) : ignored;
    case 'released':
      return { state: NO_BREAK, effects: isRunning ? LEAVE : NO_EFFECTS };
  }
};
