import type { Locator } from 'playwright/test';
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
