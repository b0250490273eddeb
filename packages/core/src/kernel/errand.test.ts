import { expect, it } from 'vitest';
import { NETWORK_TIMED_OUT, type CallFailure } from './call-failure.ts';
import { createErrand } from './errand.controller.ts';
import { silentLog } from './log.port.ts';
import { done, err, type Result } from './result.ts';

/** A platform that answers on command. */
const setUp = () => {
  const orders: string[] = [];
  const answers: ((answer: Result<undefined, CallFailure>) => void)[] = [];
  const outcomes: string[] = [];
  const errand = createErrand<string, undefined>({
    name: 'carried out',
    log: silentLog,
    carryOut: (order) => {
      orders.push(order);
      return new Promise((resolve) => answers.push(resolve));
    },
    done: (order) => outcomes.push(`${order} done`),
    failed: (order) => outcomes.push(`${order} failed`),
  });
  const answer = async (index: number, result: Result<undefined, CallFailure>): Promise<void> => {
    answers[index]?.(result);
    await Promise.resolve();
  };
  return { errand, orders, answer, outcomes, state: errand.watch.state };
};

it('runs one errand at a time: a second press does nothing', async () => {
  const { errand, orders, answer, outcomes, state } = setUp();
  errand.run('first');
  errand.run('second');
  expect([orders, state().status]).toEqual([['first'], 'busy']);
  await answer(0, done);
  expect([outcomes, state().status]).toEqual([['first done'], 'done']);
});

it('tells what failed and can be tried again', async () => {
  const { errand, orders, answer, outcomes, state } = setUp();
  errand.run('first');
  await answer(0, err(NETWORK_TIMED_OUT));
  expect(state()).toMatchObject({ status: 'failed', order: 'first', failure: NETWORK_TIMED_OUT });
  errand.run('first');
  expect([orders, outcomes, state().failure]).toEqual([['first', 'first'], ['first failed'], undefined]);
});

it('is over once cleared: a late answer changes nothing', async () => {
  const { errand, answer, outcomes, state } = setUp();
  errand.run('first');
  errand.clear();
  await answer(0, done);
  expect([outcomes, state().status]).toEqual([[], 'idle']);
});
