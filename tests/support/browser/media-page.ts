import { expect, type Locator } from 'playwright/test';
import type { PerformerPage } from './performer-page.ts';

type Files = Parameters<Locator['setInputFiles']>[0];
export const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

export const region = ({ page }: PerformerPage, name: string) => page.getByRole('region', { name });
/** Sends files through the form for new ones. */
export const upload = async (
  { page }: PerformerPage,
  files: Files,
  more: { paid?: string; kind?: 'photo' | 'video' } = {},
) => {
  const kind = more.kind ?? 'photo';
  await page.getByRole('button', { name: `New ${kind}` }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(kind === 'photo' ? 'Photos' : 'Videos').setInputFiles(files);
  if (more.paid !== undefined) {
    await form.getByLabel('Paid').check();
    await form.getByLabel('Price in credits').fill(more.paid);
  }
  await form.getByRole('button', { name: 'Upload' }).click();
};
export const row = (performerPage: PerformerPage, name: string) =>
  region(performerPage, 'Uploads').getByRole('listitem', { name });

/** Picks a photo up by the keyboard. The keys of the move are listened to from the next task on. */
export const pickUp = async (handle: Locator): Promise<void> => {
  await handle.focus();
  await handle.press('Space');
  await expect(handle.page().getByText(/^Picked up at place/u)).toBeAttached();
  await handle.page().evaluate(() => new Promise((resolve) => setTimeout(resolve)));
};
