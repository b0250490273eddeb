import { expect, it } from 'vitest';
import { silentLog } from './log.port.ts';
import { createQuery } from './query.controller.ts';
import { type CallFailure, err, NETWORK_FAILED, NETWORK_TIMED_OUT, ok, type Result } from './result.ts';

type Answer = Result<string, CallFailure>;

/** A platform that answers a question on command. */
const setUp = () => {
  const questions: { readonly page: number }[] = [];
  const answers: ((answer: Answer) => void)[] = [];
  const received: string[] = [];
  const query = createQuery<{ readonly page: number }, string>({
    name: 'things',
    log: silentLog,
    fetch: (question) => {
      questions.push(question);
      return new Promise((resolve) => answers.push(resolve));
    },
    onData: (answer) => received.push(answer),
  });
  const answer = async (index: number, result: Answer): Promise<void> => {
    answers[index]?.(result);
    await Promise.resolve();
  };
  return { query, questions, answer, received, state: query.watch.state };
};

it('shows the answer once it is there', async () => {
  const { query, answer, received, state } = setUp();
  expect(state().status).toBe('idle');
  query.load({ page: 1 });
  expect(state()).toMatchObject({ status: 'loading', data: undefined });
  await answer(0, ok('first'));
  expect(state()).toMatchObject({ status: 'ready', data: 'first', key: { page: 1 } });
  expect(received).toEqual(['first']);
});

it('drops the answer to a question that was left', async () => {
  const { query, answer, received, state } = setUp();
  query.load({ page: 1 });
  query.load({ page: 2 });
  await answer(1, ok('second'));
  await answer(0, ok('first'));
  expect([state().data, received]).toEqual(['second', ['second']]);
});

it('keeps the answer while the same question is asked again, not while another is', async () => {
  const { query, answer, state } = setUp();
  query.load({ page: 1 });
  await answer(0, ok('first'));
  query.load({ page: 1 });
  expect(state()).toMatchObject({ status: 'loading', data: 'first' });
  query.load({ page: 2 });
  expect(state().data).toBeUndefined();
});

it('shows at once what it knew of an earlier question, and reads it again', async () => {
  const { query, questions, answer, state } = setUp();
  query.load({ page: 1 });
  await answer(0, ok('first'));
  query.load({ page: 2 });
  await answer(1, ok('second'));
  query.load({ page: 1 });
  expect(state()).toMatchObject({ status: 'loading', data: 'first' });
  await answer(2, ok('first, newer'));
  expect([questions.length, state().data]).toEqual([3, 'first, newer']);
  query.cancel();
  query.load({ page: 2 });
  expect(state().data).toBe('second');
  query.clear();
  query.load({ page: 2 });
  expect(state().data).toBeUndefined();
});

it('keeps no answer that comes after the end of the login for the next user', async () => {
  const { query, answer, state } = setUp();
  query.load({ page: 1 });
  query.clear();
  await answer(0, ok('of the last user'));
  query.load({ page: 1 });
  expect(state()).toMatchObject({ status: 'loading', data: undefined });
});

it('remembers 20 answers, not more', async () => {
  const { query, answer, state } = setUp();
  for (let page = 0; page < 21; page += 1) {
    query.load({ page });
    await answer(page, ok(`page ${page}`));
  }
  query.load({ page: 1 });
  expect(state().data).toBe('page 1');
  query.load({ page: 0 });
  expect(state().data).toBeUndefined();
});

it('tells why there is no answer, and asks the same again', async () => {
  const { query, questions, answer, state } = setUp();
  query.reload();
  query.load({ page: 3 });
  await answer(0, err(NETWORK_TIMED_OUT));
  expect(state()).toMatchObject({ status: 'failed', failure: NETWORK_TIMED_OUT });
  query.reload();
  await answer(1, ok('third'));
  expect(questions).toEqual([{ page: 3 }, { page: 3 }]);
  expect(state()).toMatchObject({ status: 'ready', data: 'third', failure: undefined });
});

it('amends an answer that is there and forgets everything for the next person', async () => {
  const { query, answer, state } = setUp();
  query.update((text) => `${text}!`);
  expect(state().data).toBeUndefined();
  query.load({ page: 1 });
  await answer(0, ok('first'));
  query.update((text) => `${text}!`);
  expect(state().data).toBe('first!');
  query.load({ page: 1 });
  query.clear();
  await answer(1, ok('late'));
  expect(state()).toMatchObject({ status: 'idle', data: undefined, key: undefined });
});

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
