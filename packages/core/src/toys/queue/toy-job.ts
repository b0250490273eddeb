import type { ToyJobId } from '../../kernel/ids.ts';
import type { Millis } from '../../kernel/units.ts';
import type { ToyCommand } from '../toy-command.ts';
import type { ToyTrigger } from '../toy-trigger.ts';
import type { ToyCommandErrorCode } from '../toys.errors.ts';

/** The commands of one tip, request or test: one for each toy, all of one duration. */
export interface ToyPlan {
  readonly trigger: ToyTrigger;
  readonly time: Millis;
  /** Never empty. */
  readonly commands: readonly ToyCommand[];
}

/** A plan in the queue. */
export interface ToyJob extends ToyPlan {
  readonly id: ToyJobId;
}

/** ran: for its whole time · skipped, stopped: by the performer · missed: no toy was within reach in its time · failed: no toy took it */
export type JobOutcome = 'ran' | 'skipped' | 'stopped' | 'missed' | 'failed';

export interface FinishedJob {
  readonly job: ToyJob;
  readonly outcome: JobOutcome;
  readonly code?: ToyCommandErrorCode;
  /** Stopped, but not by the performer: the session ended or the connection was lost. */
  readonly byProgram?: boolean;
}

/** Returns the rest of a job after a part of it has run. */
export const shortened = (job: ToyJob, time: Millis): ToyJob => ({
  ...job,
  time,
  commands: job.commands.map((command) => ({ ...command, time })),
});
