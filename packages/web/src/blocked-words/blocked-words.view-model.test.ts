import { expect, it, onTestFinished } from 'vitest';
import type { BlockedWord } from '@greenroom/core/blocked-words/blocked-words';
import { createBlockedWordsController } from '@greenroom/core/blocked-words/blocked-words.controller';
import { performerId } from '@greenroom/core/kernel/ids';
import { silentLog } from '@greenroom/core/kernel/log.port';
import { type CallFailure, err, NETWORK_TIMED_OUT, ok, type Result } from '@greenroom/core/kernel/result';
import { settle } from '@greenroom/core/testing/kernel/settle.fake';
import { BlockedWordsViewModel } from './blocked-words.view-model.ts';

const setUp = () => {
  const answer = Promise.withResolvers<Result<readonly BlockedWord[], CallFailure>>();
  const controller = createBlockedWordsController({
    api: { blockedWords: async () => ok([]), blockWord: () => answer.promise, unblockWord: async () => ok([]) },
    performerId: () => performerId('1001'),
    log: silentLog,
  });
  const model = new BlockedWordsViewModel(controller);
  onTestFinished(model.dispose);
  const answerWith = async (with_: Result<readonly BlockedWord[], CallFailure>): Promise<void> => {
    answer.resolve(with_);
    await settle();
  };
  return { controller, model, answerWith };
};

it('keeps a word that the platform could not block', async () => {
  const { model, answerWith } = setUp();
  model.write('cafe');
  expect(model.add()).toBeUndefined();
  await answerWith(err(NETWORK_TIMED_OUT));
  expect([model.word, model.errorKey]).toEqual(['cafe', 'error.blockedWords.notAdded']);
});

it('empties the field once the platform has the word', async () => {
  const { model, answerWith } = setUp();
  model.write('cafe');
  model.add();
  expect(model.word).toBe('cafe');
  await answerWith(ok([]));
  expect(model.word).toBe('');
});

it('keeps what is typed while a word is on its way', async () => {
  const { model, answerWith } = setUp();
  model.write('cafe');
  model.add();
  model.write('bar');
  await answerWith(ok([]));
  expect(model.word).toBe('bar');
});

it('forgets an error that was shown, and nothing of a word that is on its way', async () => {
  const { model, answerWith } = setUp();
  model.write('cafe');
  model.add();
  model.clearError();
  await answerWith(err(NETWORK_TIMED_OUT));
  expect(model.errorKey).toBe('error.blockedWords.notAdded');
  model.clearError();
  expect(model.errorKey).toBeUndefined();
});

it('keeps nothing that was typed at the end of a login', () => {
  const { controller, model } = setUp();
  controller.list.load('own');
  model.write('cafe');
  controller.reset();
  expect(model.word).toBe('');
});
