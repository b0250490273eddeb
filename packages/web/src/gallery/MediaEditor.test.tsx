import { observable, runInAction } from 'mobx';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mediaId } from '@greenroom/core/kernel/ids';
import { expectAccessible } from '../ui/expect-accessible.fake.ts';
import { show } from '../ui/show.fake.tsx';
import { MediaEditor, type MediaEditorModel } from './MediaEditor.tsx';

const nothing = (): void => undefined;

it('gives the focus to the answer that keeps the photo, and back to Delete', async () => {
  const model: MediaEditorModel = observable({
    draft: { description: 'At home', paid: false, price: 0 },
    item: { id: mediaId('1'), kind: 'photo', description: 'At home', isMain: true, isAvatar: true, pictures: [] },
    asksToDelete: false,
    askToDelete: (asks: boolean) => runInAction(() => Object.assign(model, { asksToDelete: asks })),
    close: nothing,
  }) as unknown as MediaEditorModel;
  await show(<MediaEditor model={model} imageUrl="" savesData={false} />);
  const remove = page.getByRole('button', { name: 'Delete', exact: true });
  await expect.element(remove).toBeVisible();
  await expect.element(remove).not.toHaveFocus();
  await remove.click();
  const keep = page.getByRole('button', { name: 'Keep' });
  await expect.element(keep).toHaveFocus();
  await expectAccessible();
  await keep.click();
  await expect.element(remove).toHaveFocus();
});

it('keeps the end of a description of 255 characters while its middle is typed into', async () => {
  const model: MediaEditorModel = observable({
    draft: { description: `${'a'.repeat(254)}z`, paid: false, price: 0 },
    item: { id: mediaId('1'), kind: 'photo', description: 'At home', isMain: true, isAvatar: true, pictures: [] },
    asksToDelete: false,
    type: (description: string) =>
      runInAction(() => Object.assign(model, { draft: { description, paid: false, price: 0 } })),
    close: nothing,
  }) as unknown as MediaEditorModel;
  await show(<MediaEditor model={model} imageUrl="" savesData={false} />);
  const field = page.getByRole('textbox', { name: 'Description' });
  await field.click();
  (field.element() as HTMLTextAreaElement).setSelectionRange(9, 9);
  await userEvent.keyboard('b');
  expect(model.draft?.description).toBe(`${'a'.repeat(254)}z`);
  await userEvent.keyboard('{Delete}b');
  expect(model.draft?.description).toBe(`${'a'.repeat(9)}b${'a'.repeat(244)}z`);
  await expect.element(page.getByText('255/255')).toBeVisible();
});

it('keeps the focus on Save once everything is saved', async () => {
  const item = { id: mediaId('1'), kind: 'photo', description: 'At home', isMain: true, isAvatar: true, pictures: [] };
  const model: MediaEditorModel = observable({
    draft: { description: 'At sea', paid: false, price: 0 },
    item,
    edited: true,
    asksToDelete: false,
    save: () => runInAction(() => Object.assign(model, { edited: false, saved: true })),
    close: nothing,
  }) as unknown as MediaEditorModel;
  await show(<MediaEditor model={model} imageUrl="" savesData={false} />);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect.element(page.getByText('Saved')).toBeVisible();
  await expect.element(save).toHaveFocus();
});

it('keeps the focus in the editor once the photo is the avatar', async () => {
  const item = { id: mediaId('1'), kind: 'photo', description: 'At home', isMain: true, isAvatar: false, pictures: [] };
  const model: MediaEditorModel = observable(
    {
      draft: { description: 'At home', paid: false, price: 0 },
      item,
      selectable: true,
      asksToDelete: false,
      makeAvatar: () => runInAction(() => Object.assign(model, { item: { ...item, isAvatar: true } })),
      close: nothing,
    },
    {},
    { deep: false },
  ) as unknown as MediaEditorModel;
  await show(<MediaEditor model={model} imageUrl="" savesData={false} />);
  await page.getByRole('button', { name: 'Use as profile photo' }).click();
  await expect.element(page.getByRole('button', { name: 'Use as profile photo' })).not.toBeInTheDocument();
  const remove = page.getByRole('button', { name: 'Delete' }).element();
  await expect.poll(() => remove.parentElement === document.activeElement).toBe(true);
});

/** A film of one moment without a picture: this browser reads its sound, as another one does of a codec it does not know. */
const soundAlone = (): string => {
  const rate = 8_000;
  const head = new DataView(new ArrayBuffer(44 + rate));
  for (const [at, text] of [
    [0, 'RIFF'],
    [8, 'WAVEfmt '],
    [36, 'data'],
  ] as const)
    for (const [index, letter] of Array.from(text).entries()) head.setUint8(at + index, letter.charCodeAt(0));
  head.setUint32(4, 36 + rate, true);
  head.setUint32(16, 16, true);
  head.setUint16(20, 1, true);
  head.setUint16(22, 1, true);
  head.setUint32(24, rate, true);
  head.setUint32(28, rate, true);
  head.setUint16(32, 1, true);
  head.setUint16(34, 8, true);
  head.setUint32(40, rate, true);
  return URL.createObjectURL(new Blob([head], { type: 'audio/wav' }));
};

it.each([
  ['reports an error', () => URL.createObjectURL(new Blob(['no film'], { type: 'video/mp4' }))],
  ['plays sound to a black picture', soundAlone],
])('says so where the browser cannot show a video and %s', async (_what, source) => {
  const model = {
    draft: { description: 'At sea', paid: false, price: 0 },
    item: {
      id: mediaId('1'),
      kind: 'video',
      description: 'At sea',
      isMain: false,
      isAvatar: false,
      pictures: [],
      source: source(),
    },
    asksToDelete: false,
    close: nothing,
  } as unknown as MediaEditorModel;
  await show(<MediaEditor model={model} imageUrl="http://127.0.0.1/" savesData={false} />);
  await expect.element(page.getByText(/This browser cannot show this video/)).toBeVisible();
  await expectAccessible();
});
