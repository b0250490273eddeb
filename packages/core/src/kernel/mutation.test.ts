import { expect, it } from 'vitest';
import { NETWORK_TIMED_OUT, type CallFailure } from './call-failure.ts';
import { createMutation } from './mutation.controller.ts';
import { silentLog } from './log.port.ts';
import { done, err, type Result } from './result.ts';

/** A platform that answers on command. */
const setUp = () => {
  const sent: string[] = [];
  const answers: ((answer: Result<undefined, CallFailure>) => void)[] = [];
  const outcomes: string[] = [];
  const mutation = createMutation<string, undefined>({
    name: 'carried out',
    log: silentLog,
    mutate: (variables) => {
      sent.push(variables);
      return new Promise((resolve) => answers.push(resolve));
    },
    onSuccess: (variables) => outcomes.push(`${variables} done`),
    onError: (variables) => outcomes.push(`${variables} failed`),
  });
  const answer = async (index: number, result: Result<undefined, CallFailure>): Promise<void> => {
    answers[index]?.(result);
    await Promise.resolve();
  };
  return { mutation, sent, answer, outcomes, state: mutation.watch.state };
};

it('runs one mutation at a time and ignores a second one meanwhile', async () => {
  const { mutation, sent, answer, outcomes, state } = setUp();
  mutation.mutate('first');
  mutation.mutate('second');
  expect([sent, state().status]).toEqual([['first'], 'busy']);
  await answer(0, done);
  expect([outcomes, state().status]).toEqual([['first done'], 'done']);
});

it('reports a failure and can be tried again', async () => {
  const { mutation, sent, answer, outcomes, state } = setUp();
  mutation.mutate('first');
  await answer(0, err(NETWORK_TIMED_OUT));
  expect(state()).toMatchObject({ status: 'failed', variables: 'first', failure: NETWORK_TIMED_OUT });
  mutation.mutate('first');
  expect([sent, outcomes, state().failure]).toEqual([['first', 'first'], ['first failed'], undefined]);
});

it('ignores a late answer after a reset', async () => {
  const { mutation, answer, outcomes, state } = setUp();
  mutation.mutate('first');
  mutation.reset();
  await answer(0, done);
  expect([outcomes, state().status]).toEqual([[], 'idle']);
});
