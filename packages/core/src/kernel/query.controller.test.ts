import { expect, it } from 'vitest';
import { NETWORK_FAILED, type CallFailure } from './call-failure.ts';
import { createQuery } from './query.controller.ts';
import { err, type Result } from './result.ts';

const openQuery = () => {
  const answers: ((answer: Result<string, CallFailure>) => void)[] = [];
  const levels: string[] = [];
  const query = createQuery<string, string>({
    name: 'question',
    log: { write: (level) => levels.push(level) },
    fetch: () => new Promise((resolve) => answers.push(resolve)),
  });
  return { query, levels, refuse: () => answers.shift()?.(err(NETWORK_FAILED)) };
};

it('logs an error where an answer that is waited for failed', async () => {
  const { query, levels, refuse } = openQuery();
  query.load('a');
  refuse();
  await expect.poll(() => levels).toEqual(['error']);
  expect(query.watch.state().status).toBe('failed');
});

it('logs no error where the question was forgotten meanwhile', async () => {
  const { query, levels, refuse } = openQuery();
  query.load('a');
  query.clear();
  refuse();
  await expect.poll(() => levels).toEqual(['debug']);
  expect(query.watch.state().status).toBe('idle');
});
