import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AT_ONCE, NO_APP, setUpQueue, type ToyLogLine } from '../../../testing/toys/queue/toy-queue-rig.fake.ts';
import { toyId, toyRuleId } from '../../kernel/ids.ts';
import { createSeededRandom } from '../../kernel/seeded-random.ts';
import { credits, seconds } from '../../kernel/units.ts';
import { DEFAULT_RULE_SET, type ToyRuleSet } from '../rules/toy-rule-set.ts';
import { maxReactionTime } from '../rules/toy-rule.ts';
import { toToy, type Toy } from '../toy.ts';
import { planFor } from './tip-to-command.ts';

const TYPES = ['lush', 'nora', 'max'] as const;
const toys: readonly Toy[] = TYPES.flatMap((toyType, order) => {
  const report = { id: toyId(toyType), name: toyType, toyType, connected: true, battery: 50, functions: undefined };
  return toToy(report, undefined, order, false) ?? [];
});

const anyRule = fc
  .record({
    amount: fc.integer({ min: 1, max: 12 }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    intensity: fc.integer({ min: 1, max: 20 }),
    toys: fc.subarray(
      toys.map((toy) => toy.id),
      { minLength: 1 },
    ),
    motions: fc.constantFrom(['vibrate'] as const, ['preset'] as const, ['pattern'] as const),
  })
  .map(({ amount, part, ...rule }) => ({
    ...rule,
    amount: credits(amount),
    reactionTime: seconds(1 + Math.floor(part * (maxReactionTime(credits(amount)) - 1))),
  }));
const anyRules = fc.array(anyRule, { minLength: 1, maxLength: 6 }).map((rules): ToyRuleSet => ({
  ...DEFAULT_RULE_SET,
  rules: rules.map((rule, index) => ({ ...rule, id: toyRuleId(index + 1) })),
}));
/** Tips with the time before each, and how long the app takes to answer. */
const anyTips = fc.array(
  fc.record({
    after: fc.integer({ min: 0, max: 20_000 }),
    amount: fc.integer({ min: 1, max: 20 }),
    latency: fc.integer({ min: 0, max: 1_900 }),
  }),
  { maxLength: 12 },
);
type Tips = typeof anyTips extends fc.Arbitrary<infer Value> ? Value : never;
type Rig = ReturnType<typeof setUpQueue>;

/** Lets customers tip; `between` may disturb. @returns what was paid for, in milliseconds for each toy */
const tipAll = (rig: Rig, rules: ToyRuleSet, tips: Tips, between: (index: number) => void = () => undefined) => {
  const random = createSeededRandom(1);
  const planned: { readonly toy: string; readonly time: number }[] = [];
  tips.forEach(({ after, amount, latency }, index) => {
    rig.pass(after);
    rig.answer(() => ({ ...AT_ONCE, latency }));
    between(index);
    const plan = planFor({ kind: 'tip', amount: credits(amount) }, { rules, toys, random });
    if (!plan.ok) return;
    rig.add({ ...rig.job(0), ...plan.value });
    planned.push(...plan.value.commands);
  });
  rig.passAll();
  return planned;
};

/** Times in which each toy runs by the log: a later command or a stop ends an earlier one. */
const runsOf = (log: readonly ToyLogLine[]) => {
  const runs: { toy: string; from: number; asked: number; until: number }[] = [];
  for (const line of log)
    if (line.what === 'run') runs.push({ toy: line.toy, from: line.at, asked: line.time, until: line.at + line.time });
  return runs;
};
const totalFor = (toy: string, all: readonly { readonly toy: string; readonly time: number }[]): number =>
  all.filter((one) => one.toy === toy).reduce((sum, one) => sum + one.time, 0);

it('never lets two commands overlap on one toy', () => {
  fc.assert(
    fc.property(anyRules, anyTips, (rules, tips) => {
      const rig = setUpQueue();
      tipAll(rig, rules, tips);
      for (const toy of TYPES) {
        const runs = runsOf(rig.log).filter((run) => run.toy === toy);
        runs.slice(1).forEach((run, index) => expect(run.from).toBeGreaterThanOrEqual(runs[index]?.until ?? 0));
      }
    }),
  );
});

it('gives every command an end', () => {
  fc.assert(
    fc.property(anyRules, anyTips, (rules, tips) => {
      const rig = setUpQueue();
      tipAll(rig, rules, tips);
      for (const run of runsOf(rig.log)) expect(run.asked).toBeGreaterThanOrEqual(1_000);
    }),
  );
});

it('runs every toy exactly as long as was paid for', () => {
  fc.assert(
    fc.property(anyRules, anyTips, (rules, tips) => {
      const rig = setUpQueue();
      const paid = tipAll(rig, rules, tips);
      const ran = runsOf(rig.log).map(({ toy, asked }) => ({ toy, time: asked }));
      for (const toy of TYPES) expect(totalFor(toy, ran)).toBe(totalFor(toy, paid));
      expect(rig.finished.every((one) => one.outcome === 'ran')).toBe(true);
    }),
  );
});

it('always ends in a stop, whatever happens in between', () => {
  const anything = fc.array(
    fc.constantFrom(
      'stopRequested',
      'pauseRequested',
      'resumeRequested',
      'skipRequested',
      'unreachable',
      'reachable',
      'none',
    ),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(anyRules, anyTips, anything, (rules, tips, disturbances) => {
      const rig = setUpQueue();
      tipAll(rig, rules, tips, (index) => {
        const type = disturbances[index] ?? 'none';
        if (type !== 'none') rig.dispatch({ type });
      });
      rig.answer(() => AT_ONCE);
      rig.dispatch({ type: 'reachable' });
      rig.dispatch({ type: 'resumeRequested' });
      rig.passAll();
      expect(rig.log.at(-1)?.what ?? 'stop').toBe('stop');
      expect(rig.state()).toMatchObject({ phase: { status: 'rest' }, waiting: [], mustStop: 'no' });
      expect(rig.clock.pending()).toBe(0);
    }),
  );
});

it('sends no command later than its own duration after its turn came', () => {
  const outages = fc.array(fc.tuple(fc.integer({ min: 1, max: 9_000 }), fc.integer({ min: 1, max: 9_000 })), {
    maxLength: 10,
  });
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1_000, max: 8_000 }), { maxLength: 8 }), outages, (times, gaps) => {
      const rig = setUpQueue();
      rig.add(...times.map((time) => rig.job(time)));
      for (const [up, down] of gaps) {
        rig.pass(up);
        rig.dispatch({ type: 'unreachable' });
        const sent = rig.log.length;
        rig.pass(down);
        expect(rig.log).toHaveLength(sent);
        const { phase } = rig.state();
        rig.dispatch({ type: 'reachable' });
        const due = phase.status === 'due' ? phase : undefined;
        const isLate = due !== undefined && rig.clock.now() >= due.until;
        expect(isLate).toBe(false);
      }
      rig.passAll();
      expect(rig.finished).toHaveLength(times.length);
    }),
  );
});

it('starts nothing once an app is dead, and stops first when it is back', () => {
  fc.assert(
    fc.property(anyRules, anyTips, (rules, tips) => {
      const rig = setUpQueue();
      tipAll(rig, rules, tips, () => rig.answer(() => NO_APP));
      const before = rig.log.length;
      rig.answer(() => AT_ONCE);
      rig.dispatch({ type: 'reachable' });
      rig.passAll();
      expect(rig.log.slice(before, before + 1).every((line) => line.what === 'stop')).toBe(true);
    }),
  );
});

it('ends every job exactly once, also what waits behind a dead app or a pause when the toys are stopped', () => {
  const anything = fc.array(
    fc.constantFrom(
      'stopRequested',
      'pauseRequested',
      'resumeRequested',
      'skipRequested',
      'unreachable',
      'reachable',
      'none',
    ),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(
      anyRules,
      anyTips,
      anything,
      fc.constantFrom('stopRequested', 'reset'),
      (rules, tips, disturbances, last) => {
        const rig = setUpQueue();
        const random = createSeededRandom(1);
        const added: string[] = [];
        tips.forEach(({ after, amount, latency }, index) => {
          rig.pass(after);
          rig.answer(() => ({ ...AT_ONCE, latency }));
          const type = disturbances[index] ?? 'none';
          if (type !== 'none') rig.dispatch({ type });
          const plan = planFor({ kind: 'tip', amount: credits(amount) }, { rules, toys, random });
          if (!plan.ok) return;
          const job = { ...rig.job(0), ...plan.value };
          added.push(job.id);
          rig.add(job);
        });
        rig.dispatch({ type: last });
        expect(rig.finished.map(({ job }) => job.id as string).toSorted()).toEqual(added.toSorted());
      },
    ),
  );
});

it('tells the stop of a performer from that of the product', () => {
  const rig = setUpQueue();
  rig.add(rig.job(5_000), rig.job(5_000));
  rig.dispatch({ type: 'stopRequested', byProgram: true });
  rig.add(rig.job(5_000));
  rig.dispatch({ type: 'stopRequested' });
  expect(rig.finished.map(({ outcome, byProgram }) => [outcome, byProgram])).toEqual([
    ['stopped', true],
    ['stopped', true],
    ['stopped', undefined],
  ]);
});
