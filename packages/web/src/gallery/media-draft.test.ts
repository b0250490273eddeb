import { expect, it } from 'vitest';
import { draftText, readDraft } from './media-draft.ts';

it.each([
  { description: '', paid: false, price: 0 },
  { description: 'By the sea,\nin spring', paid: false, price: 0 },
  { description: 'By the sea', paid: true, price: 12 },
  { description: '', paid: true, price: 0 },
])('reads what was kept of %o', (words) => {
  expect(readDraft(draftText(words))).toEqual(words);
});

it('reads nothing where nothing was kept', () => {
  expect(readDraft('')).toBeUndefined();
});
