import { NO_GROUPS } from '@greenroom/core/gallery/media-item';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../ui/show.fake.tsx';
import type { MediaEditorModel } from './MediaEditor.tsx';
import { MediaPage, type MediaPageModel } from './MediaPage.tsx';
import type { NewMediaModel } from './NewMedia.tsx';

const nothing = (): void => undefined;
const EDITOR = { draft: undefined, item: undefined, asksToDelete: false } as MediaEditorModel;
const FORM: NewMediaModel = {
  files: [],
  words: { paid: false, price: 0, description: '' },
  problemKey: undefined,
  priceProblemKey: undefined,
  range: undefined,
  openOn: nothing,
  choose: nothing,
  type: nothing,
  send: () => false,
  charge: nothing,
  setPrice: nothing,
};
const MODEL = {
  kind: 'photo',
  imageUrl: '',
  view: 'ready',
  library: { free: NO_GROUPS, paid: NO_GROUPS },
  rank: undefined,
  rows: [],
  busy: [],
  errorKey: undefined,
  more: false,
  loadingMore: false,
  editor: EDITOR,
  newMedia: FORM,
} as unknown as MediaPageModel;

const left = () => page.getByText(/^You can add \d+ more paid/);

it.each([
  ['photo', 3, 'You can add 3 more paid photos.'],
  ['photo', 1, 'You can add 1 more paid photo.'],
  ['video', 0, 'You can add 0 more paid videos.'],
] as const)('tells beside the paid ones how many more may be added: %s, %i', async (kind, paidLeft, text) => {
  await show(<MediaPage model={{ ...MODEL, kind, paidLeft }} />);
  await expect.element(page.getByRole('link', { name: 'Paid (0)' })).toBeVisible();
  await expect.element(left()).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Paid (0)' }).click();
  await expect.element(left()).toHaveTextContent(text);
});

it('tells no number where the platform tells none', async () => {
  await show(<MediaPage model={{ ...MODEL, paidLeft: undefined }} />);
  await page.getByRole('link', { name: 'Paid (0)' }).click();
  await expect.element(page.getByRole('link', { name: 'Paid (0)' })).toHaveAttribute('aria-current');
  await expect.element(left()).not.toBeInTheDocument();
});
