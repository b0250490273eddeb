import type { Millis } from '@greenroom/core/kernel/units';
import type { Happening } from '../traffic/happening.ts';
import { toysNamed } from '../actors/toy-named.ts';
import { createInvariants } from '../compositions/virtual/invariants.ts';
import { createRealTimePace } from '../compositions/virtual/real-time-pace.ts';
import { worldImage, type WorldImage } from '../compositions/virtual/virtual-store.ts';
import {
  createVirtualWorld,
  type VirtualWorld,
  type VirtualWorldOptions,
} from '../compositions/virtual/virtual-world.ts';
import { worldPerformer } from '../platform/world/performers.ts';
import { durationOf } from './duration.ts';
import { followUncaught, type Uncaught } from './uncaught.ts';
import { createVirtualStage, needsPlatform } from './virtual-stage.ts';
import { WrongScenario } from './mistake.ts';
import { PROMISES_KEPT, runScenario, type Failure } from './run-scenario.ts';
import type { Scenario } from './scenario-files.ts';
import type { ScenarioWorld } from './scenario.wire.ts';

/** How a scenario went. */
export interface Outcome {
  readonly name: string;
  readonly file: string;
  readonly seed: number;
  /** Milliseconds, on the clock of the scenario. */
  readonly lasted: number;
  readonly failure: Failure | undefined;
  readonly happenings: readonly Happening[];
}

export interface ReplayOptions extends Pick<VirtualWorldOptions, 'follow' | 'bend'> {
  /** Instead of the scenario's own. */
  readonly seed?: number | undefined;
  /** Real: everything takes as long as it would. */
  readonly clock?: 'virtual' | 'real';
  /** Brings the world that the store begins with; by default one in memory. */
  readonly image?: (performerId: string) => Promise<WorldImage>;
}

/** The world that a scenario asks for. @throws RangeError when there is no such performer */
const openWorld = async (
  asked: ScenarioWorld,
  answerTime: number,
  seed: number,
  image: NonNullable<ReplayOptions['image']>,
  options: Pick<VirtualWorldOptions, 'follow' | 'bend'>,
): Promise<VirtualWorld> => {
  const performer = worldPerformer(asked.performer);
  if (performer === undefined) throw new RangeError(asked.performer);
  const { services, status = performer.status } = asked;
  const toys = toysNamed(asked.toys);
  const world = createVirtualWorld(await image(performer.id), {
    seed,
    performer: { ...performer, status },
    services,
    toys,
    answerTime,
    ...options,
  });
  if (asked.phoneOnly) {
    world.toys.app = false;
    world.toys.cloud = true;
  }
  return world;
};

/** What broke so late that no step heard of it. */
const thrownAtTheEnd = async (
  uncaught: Uncaught,
  steps: Scenario['steps'],
  at: Millis,
): Promise<Failure | undefined> => {
  const instead = await uncaught.last();
  const place = steps.at(-1);
  if (instead === undefined || place === undefined) return undefined;
  return { at, file: place.file, line: place.line, step: steps.length, wanted: PROMISES_KEPT, instead };
};

/** Plays a scenario in virtual time: hours take no time, and the same seed gives the same happenings to the byte. */
export const replay = async (scenario: Scenario, options: ReplayOptions = {}): Promise<Outcome> => {
  const { name, file, steps } = scenario;
  const { seed = scenario.seed, clock: which = 'virtual', image = worldImage, ...more } = options;
  if (worldPerformer(scenario.world.performer) === undefined) {
    const says = `world.performer: there is no performer ${scenario.world.performer}; \`list performers\` shows them`;
    throw new WrongScenario([{ file, line: 1, column: 1, says }]);
  }
  const liveOnly = scenario.steps.filter(({ step }) => step.action === 'fault' && needsPlatform(step['name']));
  if (liveOnly.length > 0)
    throw new WrongScenario(
      liveOnly.map((place) => ({
        file: place.file,
        line: place.line,
        column: 1,
        says: `the fault ${String(place.step['name'])} needs a platform that runs: replay it with --live`,
      })),
    );
  const world = await openWorld(scenario.world, durationOf(scenario.world.answerTime), seed, image, more);
  const { clock, diary, state } = world;
  const pace = which === 'real' ? createRealTimePace(world.pace, clock) : world.pace;
  const stage = createVirtualStage(world, scenario.world);
  const invariants = createInvariants(world);
  const uncaught = followUncaught();
  const broken = async (): Promise<string | undefined> => uncaught.first() ?? (await invariants());
  const met = await runScenario(steps, { stage, pace, now: clock.now, diary, state, broken });
  const failure = met ?? (await thrownAtTheEnd(uncaught, steps, clock.now()));
  const lasted = clock.now();
  await world.dispose();
  uncaught.dispose();
  return { name, file, seed, lasted, failure, happenings: diary.entries() };
};
