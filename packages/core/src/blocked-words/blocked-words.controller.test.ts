import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { performerId } from '../kernel/ids.ts';
import { err, ok } from '../kernel/result.ts';
import { createBlockedWordsController } from './blocked-words.controller.ts';
import type { BlockedWord } from './blocked-words.ts';

const SNAP: BlockedWord = { id: 'w1', word: 'snap', held: 3, lastHeldAt: undefined };

const create = () => {
  let kept: readonly BlockedWord[] = [SNAP];
  const sent: string[] = [];
  const words = createBlockedWordsController({
    api: {
      blockedWords: async () => ok(kept),
      blockWord: async (_id, word) => {
        sent.push(word);
        kept = [...kept, { ...SNAP, id: word, word, held: 0 }];
        return ok(kept);
      },
      unblockWord: async (_id, wordId) => {
        if (!kept.some(({ id }) => id === wordId)) return err({ kind: 'status', status: 404, message: 'not_found' });
        kept = kept.filter(({ id }) => id !== wordId);
        return ok(kept);
      },
    },
    performerId: () => performerId('1001'),
    log: { write: () => undefined },
  });
  words.list.load('own');
  return { words, sent, loseAnswer: () => (kept = []) };
};

it('sends a word as it is kept, and none that is on the list or that is no word', async () => {
  const { words, sent } = create();
  await settle();
  expect(words.add(' real   name ')).toBeUndefined();
  await settle();
  expect([words.add('SNAP'), words.add('?!')]).toEqual(['known', 'noLetters']);
  expect(sent).toEqual(['real name']);
  expect(words.list.watch.state().data?.map(({ word }) => word)).toEqual(['snap', 'real name']);
});

it('shows the list without a removed word, and nothing after a log-out', async () => {
  const { words } = create();
  await settle();
  words.removing.mutate('w1');
  await settle();
  expect(words.list.watch.state().data).toEqual([]);
  words.reset();
  expect(words.list.watch.state().data).toBeUndefined();
});

it('shows the list as it is when a word is removed that was removed before, by a call whose answer was lost', async () => {
  const { words, loseAnswer } = create();
  await settle();
  loseAnswer();
  words.removing.mutate('w1');
  await settle();
  expect([words.removing.watch.state().status, words.list.watch.state().data]).toEqual(['done', []]);
});
