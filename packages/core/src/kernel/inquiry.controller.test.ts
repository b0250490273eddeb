import { expect, it } from 'vitest';
import { NETWORK_FAILED, type CallFailure } from './call-failure.ts';
import { createInquiry } from './inquiry.controller.ts';
import { err, type Result } from './result.ts';

const openInquiry = () => {
  const answers: ((answer: Result<string, CallFailure>) => void)[] = [];
  const levels: string[] = [];
  const inquiry = createInquiry<string, string>({
    name: 'question',
    log: { write: (level) => levels.push(level) },
    fetch: () => new Promise((resolve) => answers.push(resolve)),
  });
  return { inquiry, levels, refuse: () => answers.shift()?.(err(NETWORK_FAILED)) };
};

it('logs an error where an answer that is waited for failed', async () => {
  const { inquiry, levels, refuse } = openInquiry();
  inquiry.ask('a');
  refuse();
  await expect.poll(() => levels).toEqual(['error']);
  expect(inquiry.watch.state().status).toBe('failed');
});

it('logs no error where the question was forgotten meanwhile', async () => {
  const { inquiry, levels, refuse } = openInquiry();
  inquiry.ask('a');
  inquiry.forget();
  refuse();
  await expect.poll(() => levels).toEqual(['debug']);
  expect(inquiry.watch.state().status).toBe('idle');
});
