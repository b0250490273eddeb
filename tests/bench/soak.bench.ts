// A shift of eight hours, hour by hour, in virtual time: what is left after a collection, of the core and of all that the simulator remembers.
import { queryObjects } from 'node:v8';
import { createInvariants } from '@greenroom/sim-cli/compositions/virtual/invariants';
import { worldImage } from '@greenroom/sim-cli/compositions/virtual/virtual-store';
import { createVirtualWorld, type VirtualWorld } from '@greenroom/sim-cli/compositions/virtual/virtual-world';
import { worldPerformer } from '@greenroom/sim-cli/platform/base/world/performers';
import { runScenario } from '@greenroom/sim-cli/scenario/run-scenario';
import type { ScenarioStep } from '@greenroom/sim-cli/scenario/scenario.wire';
import { createVirtualStage } from '@greenroom/sim-cli/scenario/virtual-stage';
import { toysNamed } from '@greenroom/sim-cli/toys/toy-drawer';
import type { BenchRow } from './bench-row.ts';
import { inOrder } from './in-order.ts';
import { forceCollection } from './measure.ts';

/** The first hour warms up: what is made once is made then. */
const HOURS = 9;
const VISITS = 6;
const SLOT = 600_000;
const LINES = 105;
const TIPS = 6;
const MOST_GROWTH = 1;
const MOST_CHANGE = 1;
const PERFORMER = '1004';

/** One visit: a request, a talk, a short loss of the connection, a tip and the end; the performer pauses and resumes. */
const visit = (hour: number, place: number): readonly ScenarioStep[] => {
  // The same six come every hour: who comes is the simulator's affair.
  const actor = `customer${place}`;
  const at = (second: number): string => `${place * SLOT + second * 1_000}ms`;
  const lines = Array.from({ length: LINES }, (_, line): ScenarioStep => {
    const spoken = { at: at(15 + line * 4.5), text: `line ${line} of hour ${hour}` };
    return line % 2 === 0 ? { ...spoken, actor, action: 'say' } : { ...spoken, action: 'send' };
  });
  const tips = Array.from({ length: TIPS }, (_, tip): ScenarioStep => {
    return { at: at(30 + tip * 60), actor, action: 'pay', payment: { for: 'tip', value: 1 + tip } };
  });
  return [
    { at: at(5), actor, action: 'ask' },
    { at: at(7), action: 'accept', expect: { state: { 'session.status': 'connected' } } },
    ...inOrder([...lines, ...tips, { at: at(250), action: 'cut' }]),
    { at: at(500), actor, action: 'leave', expect: { state: { 'session.client': null } } },
    { at: at(510), action: 'readSummary' },
    { at: at(520), action: 'pause', expect: { state: { 'services.status': 'pause' } } },
    { at: at(560), action: 'resume', expect: { state: { 'services.status': 'ready' }, within: '5s' } },
  ];
};
const COMING: readonly ScenarioStep[] = [
  { action: 'logIn' },
  { after: '2s', action: 'connectToys' },
  { after: '500ms', action: 'goReady', expect: { state: { 'session.status': 'active' } } },
];
const hourOf = (hour: number): readonly ScenarioStep[] => [
  ...Array.from({ length: VISITS }, (_, place) => visit(hour, place)).flat(),
  { at: '1h', action: 'compare' },
];

interface Left {
  readonly bytes: number;
  readonly functions: number;
  readonly timers: number;
}

const left = (world: VirtualWorld): Left => {
  forceCollection();
  const functions = queryObjects(Function, { format: 'count' });
  return { bytes: process.memoryUsage().heapUsed, functions, timers: world.performers[0].browser.planned() };
};

const openWorld = async (): Promise<VirtualWorld> => {
  const performer = worldPerformer(PERFORMER);
  if (performer === undefined) throw new RangeError(PERFORMER);
  return createVirtualWorld(await worldImage(PERFORMER), {
    seed: 1,
    performer,
    services: ['chat', 'email'],
    toys: toysNamed(['lush:80']),
  });
};

const oneShift = async (): Promise<readonly Left[]> => {
  const world = await openWorld();
  const { clock, trace, pace, performers } = world;
  const [seat] = performers;
  const { state } = seat;
  const stage = createVirtualStage(world, { customers: {} });
  const broken = createInvariants(seat);
  const hours: Left[] = [];
  const play = async (steps: readonly ScenarioStep[]): Promise<void> => {
    const placed = steps.map((step, index) => ({ step, file: 'soak', line: index + 1 }));
    const failure = await runScenario(placed, { stage, pace, now: clock.now, trace, state, broken });
    if (failure !== undefined)
      throw new Error(`hour ${hours.length}, ${failure.step}: ${failure.wanted}, but ${failure.instead}`);
  };
  await play(COMING);
  for (let hour = 0; hour < HOURS; hour += 1) {
    await play(hourOf(hour));
    hours.push(left(world));
  }
  await world.dispose();
  return hours;
};

const NONE = { bytes: 0, functions: 0, timers: 0 };

export const run = async (): Promise<BenchRow[]> => {
  const hours = await oneShift();
  const [first = NONE] = hours;
  const last = hours.at(-1) ?? NONE;
  const growth = (last.bytes - first.bytes) / (HOURS - 1) / 1_000_000;
  const change = ((last.functions - first.functions) / first.functions) * 100;
  const none = { floor: undefined, ratio: undefined };
  const lines = (HOURS - 1) * VISITS * LINES;
  return [
    {
      what: `a soak of ${HOURS - 1} virtual hours, ${lines} lines: memory`,
      figure: growth,
      unit: 'MB/h',
      ...none,
      limit: `<= ${MOST_GROWTH} MB/h`,
      ok: growth <= MOST_GROWTH,
    },
    {
      what: `… functions, every listener among them: ${first.functions} at first`,
      figure: change,
      unit: '%',
      ...none,
      limit: `+-${MOST_CHANGE} %`,
      ok: Math.abs(change) <= MOST_CHANGE,
    },
    {
      what: `… timers that are running: ${first.timers} at first`,
      figure: last.timers,
      unit: 'timers',
      ...none,
      limit: 'as many',
      ok: last.timers === first.timers,
    },
  ];
};
