import { createSeededRandom } from '@greenroom/core/kernel/seeded-random';
import { SERVICES } from '@greenroom/core/services/service';
import type { FaultName } from '../platform/base/faults/fault.ts';
import type { Scenario } from '../scenario/scenario-files.ts';
import type { ScenarioStep } from '../scenario/scenario.wire.ts';
import { createDice, pickMove, type Dice } from './move.ts';
import { CUSTOMERS, movesWith, NAMES } from './moves.ts';

export interface ShiftOptions {
  readonly seed: number;
  readonly hours: number;
  readonly faults: readonly FaultName[];
}

const HOUR = 3_600_000;
const TOY_CHOICES = [[], ['lush:80'], ['lush:80', 'nora:55']] as const;

/** Performers who may work in a random shift; the second and the third log in with a code. */
const PERFORMERS = ['1004', '1002', '1001'] as const;

/** Assigns a step to its performer, unless it is the first one. */
const ownedBy = (step: ScenarioStep, performer: string | undefined): ScenarioStep =>
  performer === undefined ? step : { ...step, performer };

/** Each of these steps for every performer, at the same moment. @param others beside the first performer */
const forAll = (steps: readonly ScenarioStep[], others: readonly string[]): readonly ScenarioStep[] =>
  steps.flatMap((step) => {
    const { after: _after, ...atOnce } = step;
    return [step, ...others.map((performer) => ownedBy(atOnce, performer))];
  });

/** The performers come to work. */
export const openingOf = (others: readonly string[]): readonly ScenarioStep[] =>
  forAll([{ action: 'logIn' }, { after: '2s', action: 'connectToys' }], others);

/** After the faults stop everything heals within 60 seconds, and after the log-out nothing is left. */
export const closingOf = (others: readonly string[]): readonly ScenarioStep[] => [
  { action: 'allWell' },
  ...forAll(
    [
      // A log-out whose answer was lost is noticed.
      { after: '8s', action: 'checkLogin' },
      // What had begun is over by then.
      { after: '2s', action: 'beAtWork' },
      { action: 'reconnect' },
      { action: 'resumeToys' },
      { action: 'stopWork', expect: { state: { 'realtime.authenticated': true }, within: '60s' } },
      { after: '60s', action: 'compare' },
      { action: 'logOut', expect: { state: { 'login.status': 'unauthenticated' }, within: '10s' } },
      { after: '20s', action: 'compare' },
    ],
    others,
  ),
];

/** Mostly a moment, sometimes a while. */
const pauseBefore = (dice: Dice): number => {
  if (dice.happens(0.5)) return dice.upTo(2_000);
  return dice.happens(0.85) ? dice.upTo(30_000) : dice.upTo(300_000);
};

const FEWEST_FAULTS = 1;
const MOST_OF_A_FEW = 6;

/** All faults in a quarter of the shifts, a few of them in the others: where everything fails, little happens. */
const someOf = (faults: readonly FaultName[], dice: Dice): readonly FaultName[] => {
  if (faults.length <= MOST_OF_A_FEW || dice.happens(0.25)) return faults;
  const few = new Set<FaultName>();
  const wanted = FEWEST_FAULTS + dice.upTo(MOST_OF_A_FEW);
  while (few.size < wanted) few.add(dice.one(faults));
  if (faults.includes('lose-events') && dice.happens(0.5)) few.add('lose-events');
  return [...few];
};

/** One performer in most shifts, for then most happens between two steps. */
const howMany = (dice: Dice): number => dice.one([1, 1, 1, 1, 1, 1, 1, 2, 2, 3]);

/** A whole shift, picked by chance; the same options give the same shift. */
export const randomShift = ({ seed, hours, faults }: ShiftOptions): Scenario => {
  const random = createSeededRandom(seed);
  // From one customer who comes again and again to as many as there are.
  const dice = createDice(random, NAMES.slice(0, 1 + Math.floor(random.next() * NAMES.length)));
  const others = PERFORMERS.slice(1, howMany(dice));
  const moves = movesWith(someOf(faults, dice));
  const steps: ScenarioStep[] = [];
  let spent = 0;
  while (spent < hours * HOUR) {
    const pause = pauseBefore(dice);
    const [first, ...rest] = pickMove(moves, dice);
    const performer = others[dice.upTo(others.length + 1)];
    if (first !== undefined)
      steps.push(...[{ after: `${pause}ms`, ...first }, ...rest].map((step) => ownedBy(step, performer)));
    spent += pause;
  }
  const file = `seed ${seed}`;
  return {
    name: `A random shift of ${hours} h`,
    file,
    seed,
    live: false,
    world: {
      performer: '1004',
      otherPerformers: others,
      services: SERVICES.filter(() => dice.happens(0.4)),
      customers: CUSTOMERS,
      toys: [...dice.one(TOY_CHOICES)],
      phoneOnly: false,
      answerTime: dice.one(['5ms', '30ms', '300ms']),
    },
    steps: [...openingOf(others), ...steps, ...closingOf(others)].map((step, index) => ({
      step,
      file,
      line: index + 1,
    })),
  };
};
