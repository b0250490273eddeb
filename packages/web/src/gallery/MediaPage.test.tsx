import { observable, runInAction } from 'mobx';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NO_GROUPS } from '@greenroom/core/gallery/media-item';
import { mediaId } from '@greenroom/core/kernel/ids';
import { show } from '../ui/show.fake.tsx';
import { PageShown } from '../ui/use-shown.ts';
import type { MediaEditorModel } from './MediaEditor.tsx';
import { MediaPage, type MediaPageModel } from './MediaPage.tsx';
import { NewMedia, type NewMediaModel } from './NewMedia.tsx';

const nothing = (): void => undefined;
const EDITOR = { draft: undefined, item: undefined, asksToDelete: false } as MediaEditorModel;
const FORM: NewMediaModel = {
  files: [],
  words: { paid: false, price: 0, description: '' },
  problemKey: undefined,
  priceProblemKey: undefined,
  tooManyFor: undefined,
  isTextRefused: false,
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
  more: { free: false, paid: false },
  loadingMore: false,
  editor: EDITOR,
  newMedia: FORM,
  show: () => nothing,
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

it('offers to drop files, but not on a phone', async () => {
  onTestFinished(() => page.viewport(414, 896));
  await show(<NewMedia kind="photo" model={FORM} open close={nothing} />);
  const drop = page.getByText('You can also drop them here.');
  await page.viewport(1_280, 800);
  await expect.element(drop).toBeVisible();
  await page.viewport(360, 740);
  await expect.element(drop).not.toBeVisible();
});

it('offers to show more in the list alone that has more', async () => {
  await show(<MediaPage model={{ ...MODEL, more: { free: false, paid: true } }} />);
  const more = page.getByRole('button', { name: 'Show more' });
  await expect.element(page.getByRole('link', { name: 'Paid (0)' })).toBeVisible();
  await expect.element(more).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Paid (0)' }).click();
  await expect.element(more).toBeVisible();
});

it('keeps the chosen files when something else than a file is dropped', async () => {
  const chosen: (readonly File[])[] = [];
  await show(
    <NewMedia kind="photo" model={{ ...FORM, choose: (files) => void chosen.push(files) }} open close={nothing} />,
  );
  const place = page.getByText(/^JPEG, PNG or WebP/);
  await expect.element(place).toBeVisible();
  const drop = (file?: File): void => {
    const dataTransfer = new DataTransfer();
    if (file === undefined) dataTransfer.setData('text/plain', 'words');
    else dataTransfer.items.add(file);
    place.element().dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  };
  drop();
  expect(chosen).toEqual([]);
  drop(new File(['a'], 'a.png'));
  expect(chosen.map((files) => files.map(({ name }) => name))).toEqual([['a.png']]);
});

it('opens the form for a photo whose description was refused', async () => {
  const correct = vi.fn<(id: string) => void>();
  const row = {
    id: 'u1',
    name: 'sea.jpg',
    kind: 'photo',
    percent: undefined,
    mayRetry: false,
    mayCorrect: true,
    at: 'failed',
    brokenLine: false,
    tooSmall: undefined,
    errorKey: 'error.media.textRefused',
  };
  await show(<MediaPage model={{ ...MODEL, rows: [row], uploads: { correct } } as unknown as MediaPageModel} />);
  await page.getByRole('button', { name: 'Change the text' }).click();
  expect(correct).toHaveBeenCalledExactlyOnceWith('u1');
  await expect.element(page.getByRole('dialog', { name: 'New photo' })).toBeVisible();
});

it('takes no 256th character of a description', async () => {
  const type = vi.fn<(text: string) => void>();
  const words = { ...FORM.words, description: 'a'.repeat(255) };
  await show(<NewMedia kind="photo" model={{ ...FORM, words, type }} open close={nothing} />);
  await page.getByRole('textbox', { name: 'Description' }).click();
  await userEvent.keyboard('b');
  expect(type).not.toHaveBeenCalled();
});

it('says in the form how many more paid ones may be added where more are chosen', async () => {
  await show(<NewMedia kind="photo" model={{ ...FORM, tooManyFor: 3 }} open close={nothing} />);
  await expect.element(left()).toHaveTextContent('You can add 3 more paid photos.');
});

it('says that the uploads are on the screen for as long as they are', async () => {
  const hide = vi.fn<() => void>();
  const model: MediaPageModel = { ...MODEL, show: vi.fn<() => () => void>(() => hide) };
  await show(<MediaPage model={model} />);
  await expect.poll(() => model.show).toHaveBeenCalledOnce();
  expect(hide).not.toHaveBeenCalled();
});

it('leaves the outcome of uploads to the alerts while it is behind the screen of a session', async () => {
  const model: MediaPageModel = { ...MODEL, show: vi.fn<() => () => void>(() => nothing) };
  await show(
    <PageShown value={false}>
      <MediaPage model={model} />
    </PageShown>,
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(model.show).not.toHaveBeenCalled();
});

it('keeps the focus beside the uploads when one is taken out of the list', async () => {
  const row = (id: string) => ({
    id,
    name: `${id}.jpg`,
    kind: 'photo',
    at: 'done',
    mayRetry: false,
    mayCorrect: false,
  });
  const cancel = (id: string): void =>
    runInAction(() => void Object.assign(model, { rows: model.rows.filter((each) => each.id !== id) }));
  const model = observable(
    { ...MODEL, rows: [row('sea'), row('beach')], uploads: { cancel } } as unknown as MediaPageModel,
    {},
    { deep: false },
  );
  await show(<MediaPage model={model} />);
  await page.getByRole('listitem', { name: 'sea.jpg' }).getByRole('button', { name: 'Remove from list' }).click();
  await expect.element(page.getByRole('heading', { name: 'Uploads' })).toHaveFocus();
});

it('moves no photo while a change of it is on its way, and calls what moves it a button', async () => {
  const photo = (id: string) => ({ id: mediaId(id), kind: 'photo', description: '', pictures: [] });
  const groups = { ...NO_GROUPS, approved: { items: [photo('1'), photo('2')], total: 2 } };
  const library = { free: groups, paid: NO_GROUPS };
  await show(<MediaPage model={{ ...MODEL, library, busy: [mediaId('2')] } as unknown as MediaPageModel} />);
  const handle = (place: number) => page.getByRole('button', { name: `Move place ${place}` });
  await expect.element(handle(2)).toHaveAttribute('aria-disabled', 'true');
  await expect.element(handle(1)).toHaveAttribute('aria-disabled', 'false');
  await expect.element(handle(1)).not.toHaveAttribute('aria-roledescription');
});
