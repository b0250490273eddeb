import type { FaultName } from '../platform/faults/faults.ts';
import { replay, type Outcome } from '../scenario/replay.ts';
import { randomShift } from './random-shift.ts';

/** What the shift of a seed depends on beside the seed. */
export interface ShiftKind {
  readonly hours: number;
  readonly faults: readonly FaultName[];
}

/** What became of the shift of one seed. */
export interface PlayedSeed {
  readonly seed: number;
  readonly isBroken: boolean;
  /** How many steps were played. */
  readonly steps: number;
  /** Milliseconds of virtual time. */
  readonly lasted: number;
}

export const playedSeed = (seed: number, { failure, happenings, lasted }: Outcome): PlayedSeed => ({
  seed,
  isBroken: failure !== undefined,
  steps: happenings.filter(({ kind }) => kind === 'does').length,
  lasted,
});

/** Plays the shift of one seed. */
export const playSeed = async (seed: number, { hours, faults }: ShiftKind): Promise<PlayedSeed> =>
  playedSeed(seed, await replay(randomShift({ seed, hours, faults })));
