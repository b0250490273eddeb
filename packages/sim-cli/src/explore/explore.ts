import type { FaultName } from '../platform/base/faults/fault.ts';
import type { PlacedStep } from '../scenario/decode-scenario.ts';
import { durationOf } from '../scenario/duration.ts';
import { isPlayable } from '../scenario/playable-fault.ts';
import { replay, type ReplayOptions } from '../scenario/replay.ts';
import type { Failure } from '../scenario/run-scenario.ts';
import type { Scenario } from '../scenario/scenario-files.ts';
import { findBrokenSeed } from './find-broken-seed.ts';
import { playedSeed, type PlayedSeed } from './play-seed.ts';
import { closingOf, openingOf, randomShift } from './random-shift.ts';
import { shrink, type Removal } from './shrink.ts';

export interface ExploreOptions extends Pick<ReplayOptions, 'bend'> {
  readonly from: number;
  readonly seeds: number;
  readonly hours: number;
  readonly faults: readonly FaultName[];
  /** The number of threads that play; 1 by default. Planted bugs are played in this thread. */
  readonly workers?: number;
  /** Told of each seed that went well. */
  readonly went?: (played: PlayedSeed) => void;
  /** Told of the seed that breaks an invariant, before its steps are reduced. */
  readonly broke?: (seed: number) => void;
  /** No seed is begun after it is aborted. */
  readonly end?: AbortSignal;
}

/** A seed that breaks an invariant, and the fewest steps that still do. */
export interface BrokenSeed {
  readonly seed: number;
  readonly failure: Failure;
  /** The number of steps of the whole shift. */
  readonly outOf: number;
  readonly scenario: Scenario;
}

/** A sentence without its figures: amounts and ids depend on the moments of the steps. */
const withoutFigures = (sentence: string): string => sentence.replaceAll(/\d+/gu, '#');

/** Checks whether two failures break the same invariant; step, time and figures may differ. */
const isAlike = (left: Failure | undefined, right: Failure): boolean =>
  left !== undefined &&
  withoutFigures(left.wanted) === withoutFigures(right.wanted) &&
  withoutFigures(left.instead) === withoutFigures(right.instead);

const withSteps = (scenario: Scenario, steps: readonly PlacedStep[]): Scenario => ({ ...scenario, steps });

const waitOf = ({ step: { after } }: PlacedStep): number => (after === undefined ? 0 : durationOf(after));

/** Leaves steps out and keeps every later one at its moment, for what depends on the time of day or on a timer. */
const removeInPlace: Removal<PlacedStep> = (steps, from, size) => {
  const rest = steps.toSpliced(from, size);
  const next = rest[from];
  if (next === undefined) return rest;
  const waited = steps.slice(from, from + size + 1).reduce((sum, step) => sum + waitOf(step), 0);
  return rest.with(from, { ...next, step: { ...next.step, after: `${waited}ms` } });
};

/** The same shift of one performer alone, without customers of the others. */
const onlyStepsOf = (whole: Scenario, performer: string): Scenario => {
  const { world } = whole;
  let waited = 0;
  const steps = whole.steps.flatMap((place): PlacedStep | readonly [] => {
    const { performer: whose = world.performer, ...step } = place.step;
    waited += waitOf(place);
    if (whose !== performer && step.action !== 'allWell') return [];
    const after = `${waited}ms`;
    waited = 0;
    return { ...place, step: { ...step, after } };
  });
  return { ...whole, world: { ...world, performer, otherPerformers: [] }, steps };
};

/** Reduces the shift to as few performers as still break the invariant. */
const withFewPerformers = async (
  whole: Scenario,
  stillFails: (candidate: Scenario) => Promise<boolean>,
): Promise<Scenario> => {
  const { performer, otherPerformers } = whole.world;
  if (otherPerformers.length === 0) return whole;
  for (const one of [performer, ...otherPerformers]) {
    const alone = onlyStepsOf(whole, one);
    if (await stillFails(alone)) return alone;
  }
  return whole;
};

const shrunk = async (all: Scenario, first: Failure, options: Pick<ReplayOptions, 'bend'>): Promise<Scenario> => {
  const failureOf = async (candidate: Scenario): Promise<Failure | undefined> =>
    (await replay(candidate, options)).failure;
  const whole = await withFewPerformers(all, async (candidate) => isAlike(await failureOf(candidate), first));
  const failure = whole === all ? first : ((await failureOf(whole)) ?? first);
  const others = whole.world.otherPerformers;
  const [opening, closing] = [openingOf(others).length, closingOf(others).length];
  // What came after the failure had no part in it.
  const played = whole.steps.slice(0, Math.max(failure.step, opening));
  const isAtTheEnd = failure.step > whole.steps.length - closing;
  const tail = isAtTheEnd ? played.slice(whole.steps.length - closing) : [];
  const head = played.slice(0, opening);
  const middle = played.slice(opening, played.length - tail.length);
  const stillFails = async (candidate: readonly PlacedStep[]): Promise<boolean> => {
    const failed = await failureOf(withSteps(whole, [...head, ...candidate, ...tail]));
    return isAlike(failed, failure);
  };
  // Without the waiting first: what fails sooner is easier to read.
  const short = await shrink(middle, stillFails);
  const least = await shrink(await shrink(short, stillFails, removeInPlace), stillFails);
  return withSteps(whole, [...head, ...least, ...tail]);
};

/** Plays one random shift after another in this thread. @returns the first that breaks an invariant, shrunk */
const exploreHere = async (options: ExploreOptions): Promise<BrokenSeed | undefined> => {
  const { from, seeds, hours, faults, went, broke, bend, end } = options;
  const bent = bend === undefined ? {} : { bend };
  for (let seed = from; seed < from + seeds && end?.aborted !== true; seed += 1) {
    const whole = randomShift({ seed, hours, faults });
    const outcome = await replay(whole, bent);
    const { failure } = outcome;
    if (failure !== undefined) {
      broke?.(seed);
      const scenario = await shrunk(whole, failure, bent);
      const again = await replay(scenario, bent);
      return { seed, failure: again.failure ?? failure, outOf: whole.steps.length, scenario };
    }
    went?.(playedSeed(seed, outcome));
  }
  return undefined;
};

/** Shrinks a seed that is known to be broken, even after the search was ended. */
const exploreBroken = ({ end: _end, ...options }: ExploreOptions, seed: number): Promise<BrokenSeed | undefined> =>
  exploreHere({ ...options, from: seed, seeds: 1 });

/** Plays random shifts. @returns the one of the lowest seed that breaks an invariant, shrunk */
export const explore = async (options: ExploreOptions): Promise<BrokenSeed | undefined> => {
  const { from, seeds, hours, workers = 1, bend, went = () => undefined, end } = options;
  const faults = options.faults.filter(isPlayable);
  if (workers === 1 || bend !== undefined || seeds === 1) return exploreHere({ ...options, faults });
  const broken = await findBrokenSeed({ hours, faults }, { from, seeds, workers, went, end });
  return broken === undefined ? undefined : exploreBroken({ ...options, faults }, broken);
};
