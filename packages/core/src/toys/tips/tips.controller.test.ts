import { expect, it } from 'vitest';
import { toyJobId } from '../../kernel/ids.ts';
import { createActor, unchanged } from '../../kernel/machine.ts';
import { ok } from '../../kernel/result.ts';
import { credits, millis, seconds } from '../../kernel/units.ts';
import { RESTING, type FinishedJob, type ToyJob, type ToyQueueState } from '../queue/toy-queue-state.ts';
import { currentRules, NO_RULES } from '../rules/toy-rules.machine.ts';
import { createTipsController } from './tips.controller.ts';

const TIP = { kind: 'tip', amount: credits(1) } as const;
const JOB: ToyJob = {
  id: toyJobId('a'),
  trigger: TIP,
  time: millis(2_000),
  commands: [],
};

it('tells a tip that ran for its 2 seconds as 2 s, although it is heard of 3 ms after the toy began', () => {
  const queue = createActor<ToyQueueState, ToyQueueState, never>({
    initial: RESTING,
    transition: (_, state) => unchanged(state),
    perform: () => undefined,
  });
  let finish: ((finished: FinishedJob) => void) | undefined;
  let now = 1_000;
  const tips = createTipsController({
    clock: { now: () => millis(now), today: () => seconds(100) },
    random: { next: () => 0, id: () => 'tip' },
    queue: {
      watch: queue,
      onFinished: (listener) => {
        finish = listener;
        return () => undefined;
      },
    },
    rules: {
      watch: { state: () => NO_RULES, subscribe: () => () => undefined },
      current: () => currentRules(NO_RULES),
    },
  });
  tips.paid(TIP, undefined, ok(JOB));
  now = 1_003;
  queue.send({ ...RESTING, phase: { status: 'running', job: JOB, endsAt: millis(3_000) } });
  now = 3_004;
  queue.send({ ...RESTING, phase: { status: 'gap' } });
  finish?.({ job: JOB, outcome: 'ran' });
  expect(tips.watch.state().tips.map(({ play }) => play)).toEqual([{ status: 'ran', after: 2 }]);
});
