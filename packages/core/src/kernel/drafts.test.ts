import { expect, it } from 'vitest';
import { draftStore } from '../../testing/kernel/draft-store.fake.ts';
import { createDrafts, isSentDraft } from './drafts.ts';
import { createSeededRandom } from './seeded-random.ts';

const setUp = (kept = new Map<string, string>()) => ({
  kept,
  drafts: createDrafts(draftStore(kept), createSeededRandom(1)),
});

it.each([
  ['Hello', 'Hello', true],
  [' Hello\n', 'Hello', true],
  ['Hello', 'Hello ', true],
  ['', 'Hello', true],
  [' ', 'Hello', true],
  ['Hello everybody', 'Hello', false],
  ['Hell', 'Hello', false],
])('asks of the draft %j, after %j has arrived, whether it can go away: %s', (draft, sent, isSent) => {
  expect(isSentDraft(draft, sent)).toBe(isSent);
});

it('keeps the id of a draft after a reload, until it is discarded', () => {
  const { drafts, kept } = setUp();
  const id = drafts.idOf('memo 5');
  expect(setUp(kept).drafts.idOf('memo 5')).toBe(id);
  expect(drafts.idOf('memo 6')).not.toBe(id);
  drafts.discard('memo 5');
  expect(drafts.idOf('memo 5')).not.toBe(id);
});

it('gives another text another id where the text is named', () => {
  const { drafts } = setUp();
  const id = drafts.idOf('inbox 7', 'Hello\nyou');
  expect(drafts.idOf('inbox 7', 'Hello\nyou')).toBe(id);
  expect(drafts.idOf('inbox 7', 'Hello')).not.toBe(id);
});

it('discards a sent draft, and keeps what was typed later with another id', () => {
  const { drafts } = setUp();
  const send = (typed: string): readonly unknown[] => {
    drafts.write('memo 5', typed);
    const id = drafts.idOf('memo 5');
    const isDiscarded = drafts.discardSent('memo 5', (kept) => isSentDraft(kept, 'Hello'));
    return [isDiscarded, drafts.read('memo 5'), drafts.idOf('memo 5') === id];
  };
  expect(send('Hello')).toEqual([true, '', false]);
  expect(send('Hello you')).toEqual([false, 'Hello you', false]);
});
