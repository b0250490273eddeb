import { expect, it } from 'vitest';
import { mediaDraftText, readMediaDraft } from './media-draft.ts';

it.each([
  { description: '', paid: false, price: 0 },
  { description: 'By the sea,\nin spring', paid: false, price: 0 },
  { description: 'By the sea', paid: true, price: 12 },
  { description: '', paid: true, price: 0 },
])('reads what was kept of %o', (words) => {
  expect(readMediaDraft(mediaDraftText(words))).toEqual(words);
});

it('reads nothing where nothing was kept', () => {
  expect(readMediaDraft('')).toBeUndefined();
});
