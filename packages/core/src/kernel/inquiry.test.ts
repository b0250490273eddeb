import { expect, it } from 'vitest';
import { NETWORK_TIMED_OUT, type CallFailure } from './call-failure.ts';
import { createInquiry } from './inquiry.controller.ts';
import { silentLog } from './log.port.ts';
import { err, ok, type Result } from './result.ts';

type Answer = Result<string, CallFailure>;

/** A platform that answers a question on command. */
const setUp = () => {
  const questions: { readonly page: number }[] = [];
  const answers: ((answer: Answer) => void)[] = [];
  const heard: string[] = [];
  const inquiry = createInquiry<{ readonly page: number }, string>({
    name: 'things',
    log: silentLog,
    fetch: (question) => {
      questions.push(question);
      return new Promise((resolve) => answers.push(resolve));
    },
    heard: (answer) => heard.push(answer),
  });
  const answer = async (index: number, result: Answer): Promise<void> => {
    answers[index]?.(result);
    await Promise.resolve();
  };
  return { inquiry, questions, answer, heard, state: inquiry.watch.state };
};

it('shows the answer once it is there', async () => {
  const { inquiry, answer, heard, state } = setUp();
  expect(state().status).toBe('idle');
  inquiry.ask({ page: 1 });
  expect(state()).toMatchObject({ status: 'loading', answer: undefined });
  await answer(0, ok('first'));
  expect(state()).toMatchObject({ status: 'ready', answer: 'first', question: { page: 1 } });
  expect(heard).toEqual(['first']);
});

it('drops the answer to a question that was left', async () => {
  const { inquiry, answer, heard, state } = setUp();
  inquiry.ask({ page: 1 });
  inquiry.ask({ page: 2 });
  await answer(1, ok('second'));
  await answer(0, ok('first'));
  expect([state().answer, heard]).toEqual(['second', ['second']]);
});

it('keeps the answer while the same question is asked again, not while another is', async () => {
  const { inquiry, answer, state } = setUp();
  inquiry.ask({ page: 1 });
  await answer(0, ok('first'));
  inquiry.ask({ page: 1 });
  expect(state()).toMatchObject({ status: 'loading', answer: 'first' });
  inquiry.ask({ page: 2 });
  expect(state().answer).toBeUndefined();
});

it('shows at once what it knew of an earlier question, and reads it again', async () => {
  const { inquiry, questions, answer, state } = setUp();
  inquiry.ask({ page: 1 });
  await answer(0, ok('first'));
  inquiry.ask({ page: 2 });
  await answer(1, ok('second'));
  inquiry.ask({ page: 1 });
  expect(state()).toMatchObject({ status: 'loading', answer: 'first' });
  await answer(2, ok('first, newer'));
  expect([questions.length, state().answer]).toEqual([3, 'first, newer']);
  inquiry.leave();
  inquiry.ask({ page: 2 });
  expect(state().answer).toBe('second');
  inquiry.forget();
  inquiry.ask({ page: 2 });
  expect(state().answer).toBeUndefined();
});

it('remembers 20 answers, not more', async () => {
  const { inquiry, answer, state } = setUp();
  for (let page = 0; page < 21; page += 1) {
    inquiry.ask({ page });
    await answer(page, ok(`page ${page}`));
  }
  inquiry.ask({ page: 1 });
  expect(state().answer).toBe('page 1');
  inquiry.ask({ page: 0 });
  expect(state().answer).toBeUndefined();
});

it('tells why there is no answer, and asks the same again', async () => {
  const { inquiry, questions, answer, state } = setUp();
  inquiry.askAgain();
  inquiry.ask({ page: 3 });
  await answer(0, err(NETWORK_TIMED_OUT));
  expect(state()).toMatchObject({ status: 'failed', failure: NETWORK_TIMED_OUT });
  inquiry.askAgain();
  await answer(1, ok('third'));
  expect(questions).toEqual([{ page: 3 }, { page: 3 }]);
  expect(state()).toMatchObject({ status: 'ready', answer: 'third', failure: undefined });
});

it('amends an answer that is there and forgets everything for the next person', async () => {
  const { inquiry, answer, state } = setUp();
  inquiry.amend((text) => `${text}!`);
  expect(state().answer).toBeUndefined();
  inquiry.ask({ page: 1 });
  await answer(0, ok('first'));
  inquiry.amend((text) => `${text}!`);
  expect(state().answer).toBe('first!');
  inquiry.ask({ page: 1 });
  inquiry.forget();
  await answer(1, ok('late'));
  expect(state()).toMatchObject({ status: 'idle', answer: undefined, question: undefined });
});
