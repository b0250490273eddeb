import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { createKeyedMutation } from './keyed-mutation.controller.ts';
import { silentLog } from './log.port.ts';
import { type CallFailure, done, err, NETWORK_TIMED_OUT, type Result } from './result.ts';

interface Letter {
  readonly to: 'anna' | 'mark';
  readonly text: string;
}

const setUp = () => {
  const answers: ((answer: Result<undefined, CallFailure>) => void)[] = [];
  const told: string[] = [];
  const letters = createKeyedMutation<Letter['to'], Letter, undefined>({
    name: 'sending a letter',
    log: silentLog,
    keyOf: ({ to }) => to,
    mutate: () => new Promise((resolve) => answers.push(resolve)),
    onSuccess: ({ text }) => told.push(`success ${text}`),
    onError: ({ text }) => told.push(`error ${text}`),
  });
  letters.onDone(({ text }) => told.push(`done ${text}`));
  letters.onFailed(({ text }) => told.push(`failed ${text}`));
  const statuses = () => (['anna', 'mark'] as const).map((to) => letters.watch.state().get(to)?.status);
  const answer = async (index: number, result: Result<undefined, CallFailure> = done): Promise<void> => {
    answers[index]?.(result);
    await settle();
  };
  return { letters, told, statuses, answer, count: () => answers.length };
};

it('runs one at a time for each key, and those of two keys at once', async () => {
  const { letters, told, statuses, answer, count } = setUp();
  letters.mutate({ to: 'anna', text: 'A' });
  letters.mutate({ to: 'anna', text: 'again' });
  expect([statuses(), count()]).toEqual([['busy', undefined], 1]);
  letters.mutate({ to: 'mark', text: 'M' });
  await answer(1);
  expect(statuses()).toEqual(['busy', 'done']);
  await answer(0, err(NETWORK_TIMED_OUT));
  expect([statuses(), told]).toEqual([
    ['failed', 'done'],
    ['success M', 'done M', 'error A', 'failed A'],
  ]);
});

it('clears what is over, and leaves what is under way its outcome', async () => {
  const { letters, told, statuses, answer } = setUp();
  letters.mutate({ to: 'anna', text: 'A' });
  letters.clear('anna');
  letters.clear('mark');
  await answer(0, err(NETWORK_TIMED_OUT));
  expect([statuses(), told]).toEqual([
    ['failed', undefined],
    ['error A', 'failed A'],
  ]);
  letters.mutate({ to: 'mark', text: 'M' });
  await answer(1);
  letters.clearDone();
  expect(statuses()).toEqual(['failed', 'idle']);
  letters.clear('anna');
  expect(statuses()).toEqual(['idle', 'idle']);
});

it('forgets all at a reset, and takes no answer to what was under way', async () => {
  const { letters, told, statuses, answer } = setUp();
  letters.mutate({ to: 'anna', text: 'A' });
  letters.reset();
  letters.mutate({ to: 'anna', text: 'B' });
  await answer(0);
  expect([statuses(), told]).toEqual([['busy', undefined], []]);
});
