import { expect, it } from 'vitest';
import { createMutation } from './mutation.controller.ts';
import { type CallFailure, done, err, NETWORK_TIMED_OUT, type Result } from './result.ts';

/** A platform that answers on command. */
const setUp = (isUnconfirmed?: (failure: CallFailure) => boolean) => {
  const logged: string[] = [];
  const sent: string[] = [];
  const answers: ((answer: Result<undefined, CallFailure>) => void)[] = [];
  const outcomes: string[] = [];
  const mutation = createMutation<string, undefined>({
    name: 'carried out',
    log: { write: (_level, message) => logged.push(message) },
    isUnconfirmed,
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
  return { mutation, sent, answer, outcomes, logged, state: mutation.watch.state };
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

it('logs a failure, but not a call that the performer gave up', async () => {
  const { mutation, answer, logged } = setUp(({ status }) => status === 401);
  mutation.mutate('first');
  await answer(0, err({ kind: 'status', status: 401, message: 'unconfirmed', body: undefined }));
  expect(logged).toEqual([]);
  mutation.mutate('second');
  await answer(1, err(NETWORK_TIMED_OUT));
  expect(logged).toEqual(['failed: carried out']);
});

it('ignores a late answer after a reset', async () => {
  const { mutation, answer, outcomes, state } = setUp();
  mutation.mutate('first');
  mutation.reset();
  await answer(0, done);
  expect([outcomes, state().status]).toEqual([[], 'idle']);
});
