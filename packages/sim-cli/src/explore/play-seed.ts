import type { FaultName } from '../platform/base/faults/fault.ts';
import { replay, type Outcome } from '../scenario/replay.ts';
import { randomShift } from './random-shift.ts';

/** The message that ends a thread in place of a seed. */
export const NO_MORE_SEEDS = -1;

/** The length and the faults of a shift, on which it depends beside its seed. */
export interface ShiftKind {
  readonly hours: number;
  readonly faults: readonly FaultName[];
}

/** The outcome of the shift of one seed. */
export interface PlayedSeed {
  readonly seed: number;
  readonly isBroken: boolean;
  /** The number of steps that were played. */
  readonly steps: number;
  /** Milliseconds of virtual time. */
  readonly lasted: number;
}

export const playedSeed = (seed: number, { failure, traceEvents, lasted }: Outcome): PlayedSeed => ({
  seed,
  isBroken: failure !== undefined,
  steps: traceEvents.filter(({ kind }) => kind === 'does').length,
  lasted,
});

/** Plays the shift of one seed. */
export const playSeed = async (seed: number, { hours, faults }: ShiftKind): Promise<PlayedSeed> =>
  playedSeed(seed, await replay(randomShift({ seed, hours, faults })));
