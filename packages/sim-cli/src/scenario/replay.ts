import { differenceIn, keptMoneyDifference } from '../compositions/virtual/difference.ts';
import { createInvariants, type Invariants } from '../compositions/virtual/invariants.ts';
import { createRealTimePace } from '../compositions/virtual/pace.ts';
import { worldImage, type WorldImage } from '../compositions/virtual/virtual-store.ts';
import {
  createVirtualWorld,
  type VirtualWorld,
  type VirtualWorldOptions,
} from '../compositions/virtual/virtual-world.ts';
import { worldPerformer, type WorldPerformer } from '../platform/base/world/performers.ts';
import { printable } from '../terminal/print.ts';
import { toysNamed } from '../toys/toy-drawer.ts';
import { clockText } from '../trace/timeline.ts';
import type { TraceEvent } from '../trace/trace-event.ts';
import { durationOf } from './duration.ts';
import { WrongScenario } from './mistake.ts';
import { needsPlatform } from './playable-fault.ts';
import { NO_INVARIANT_BROKEN, runScenario, type Failure, type Run } from './run-scenario.ts';
import type { Scenario } from './scenario-files.ts';
import type { ScenarioWorld } from './scenario.wire.ts';
import { followUncaught } from './uncaught.ts';
import { createVirtualStages } from './virtual-stage.ts';

export interface Outcome {
  readonly name: string;
  readonly file: string;
  readonly seed: number;
  /** Milliseconds, on the clock of the scenario. */
  readonly lasted: number;
  readonly failure: Failure | undefined;
  readonly traceEvents: readonly TraceEvent[];
}

export interface ReplayOptions extends Pick<VirtualWorldOptions, 'follow' | 'bend'> {
  /** Instead of the scenario's own. */
  readonly seed?: number | undefined;
  /** Real: all steps take as long as they would. */
  readonly clock?: 'virtual' | 'real';
  /** Brings the world that the store begins with; by default one in memory. */
  readonly image?: (...performerIds: readonly string[]) => Promise<WorldImage>;
}

const known = (id: string): WorldPerformer => {
  const performer = worldPerformer(id);
  if (performer === undefined) throw new RangeError(id);
  return performer;
};

/** Lists the performers of the world, the main one first. @throws RangeError when there is no such performer */
const peopleOf = ({ performer, otherPerformers }: ScenarioWorld): [WorldPerformer, ...WorldPerformer[]] => [
  known(performer),
  ...otherPerformers.map(known),
];

interface OpenWorldOptions extends Pick<VirtualWorldOptions, 'seed' | 'follow' | 'bend'> {
  readonly image: NonNullable<ReplayOptions['image']>;
}

/** The world that a scenario asks for. @throws RangeError when there is no such performer */
const openWorld = async (asked: ScenarioWorld, { image, ...options }: OpenWorldOptions): Promise<VirtualWorld> => {
  const [performer, ...otherPerformers] = peopleOf(asked);
  const { services, status = performer.status } = asked;
  const world = createVirtualWorld(await image(performer.id, ...asked.otherPerformers), {
    performer: { ...performer, status },
    otherPerformers,
    services,
    toys: toysNamed(asked.toys),
    answerTime: durationOf(asked.answerTime),
    ...options,
  });
  if (asked.phoneOnly) {
    const { toys } = world.performers[0];
    toys.isAppRunning = false;
    toys.isCloudReachable = true;
  }
  return world;
};

/** Finds what the end of a scenario leaves wrong: money that is lost or doubled, and what is left of a performer who logged out. */
const wrongAtTheEnd = async (performers: VirtualWorld['performers']): Promise<string | undefined> => {
  for (const world of performers) {
    const isLoggedOut = world.browser.isOpen() && world.app.login.watch.state().status === 'unauthenticated';
    const wrong = await (isLoggedOut ? differenceIn(world) : keptMoneyDifference(world));
    if (wrong !== undefined) return wrong;
  }
  return undefined;
};

/** The first of them that is not kept. */
const firstOf = async (invariants: readonly Invariants[]): Promise<string | undefined> => {
  for (const invariant of invariants) {
    const broken = await invariant();
    if (broken !== undefined) return broken;
  }
  return undefined;
};

/** @throws WrongScenario when a performer of the scenario does not exist */
const checkPerformers = ({ file, world, steps }: Scenario): void => {
  const atWork = [world.performer, ...world.otherPerformers];
  const wrong = (says: string, line = 1) => ({ file, line, column: 1, says });
  const missing = atWork.filter((id) => worldPerformer(id) === undefined);
  const mistakes = missing.map((id) =>
    wrong(
      `world.${id === world.performer ? 'performer' : 'otherPerformers'}: there is no performer ${id}; \`list performers\` shows them`,
    ),
  );
  if (new Set(atWork).size < atWork.length) mistakes.push(wrong('world.otherPerformers: each performer works once'));
  for (const { step, line } of steps)
    if (step.performer !== undefined && !atWork.includes(step.performer))
      mistakes.push(
        wrong(`performer: ${step.performer} does not work here; world.otherPerformers says who does`, line),
      );
  if (mistakes.length > 0) throw new WrongScenario(mistakes);
};

/** Name of a run: that of the scenario, with the values of its matrix. */
export const titleOf = ({ name, variant }: Pick<Scenario, 'name' | 'variant'>): string =>
  variant === undefined ? name : `${name} (${variant})`;

/** Plays a scenario in virtual time: hours take no time, and the same seed gives the same events to the byte. */
export const replay = async (scenario: Scenario, options: ReplayOptions = {}): Promise<Outcome> => {
  const { file, steps } = scenario;
  const name = titleOf(scenario);
  const { seed = scenario.seed, clock: which = 'virtual', image = worldImage, ...more } = options;
  checkPerformers(scenario);
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
  const world = await openWorld(scenario.world, { seed, image, ...more });
  const { clock, performers } = world;
  const pace = which === 'real' ? createRealTimePace(world.pace, clock) : world.pace;
  const stages = createVirtualStages(world, scenario.world);
  const played = performers.map((one): readonly [string, Pick<Run, 'stage' | 'state'>] => {
    const stage = stages.get(one.performerId);
    if (stage === undefined) throw new RangeError(one.performerId);
    return [one.performerId, { stage, state: one.state }];
  });
  const [[, first] = ['', undefined], ...others] = played;
  if (first === undefined) throw new RangeError(name);
  const invariants = performers.map(createInvariants);
  const uncaught = followUncaught();
  const broken = async (): Promise<string | undefined> => uncaught.first() ?? (await firstOf(invariants));
  const met = await runScenario(steps, {
    ...first,
    others: new Map(others),
    pace,
    now: clock.now,
    trace: world.trace,
    broken,
  });
  // No step was told of what is found so late: it is noted at the last one.
  const wrongLate = async () => (await uncaught.last()) ?? (await wrongAtTheEnd(performers)) ?? (await uncaught.last());
  const instead = met === undefined ? await wrongLate() : undefined;
  const place = steps.at(-1);
  const failure =
    instead === undefined || place === undefined
      ? met
      : {
          at: clock.now(),
          file: place.file,
          line: place.line,
          step: steps.length,
          wanted: NO_INVARIANT_BROKEN,
          instead,
        };
  const lasted = clock.now();
  await world.dispose();
  // A promise that is rejected so late must not fail the run that comes next.
  await uncaught.last();
  uncaught.dispose();
  return { name, file, seed, lasted, failure, traceEvents: world.trace.entries() };
};

/** Formats the end of a run for a person. */
export const outcomeLines = ({ name, file, lasted, failure }: Outcome): readonly string[] => {
  if (failure === undefined) return [`✓ ${name} (${clockText(lasted)})`];
  return [
    `✗ ${name}`,
    `  ${failure.file}:${failure.line}, step ${failure.step}, at ${clockText(failure.at)}`,
    `  expected ${printable(failure.wanted)}`,
    `  ${failure.wanted === NO_INVARIANT_BROKEN ? 'broken:' : 'but'} ${printable(failure.instead)}`,
    ...(failure.file === file ? [] : [`  in ${file}`]),
  ];
};
