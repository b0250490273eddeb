import type { Page } from 'playwright/test';
import { MAX_PHOTO_SIZE } from '@greenroom/core/gallery/media.constants';
import { expect, test } from '../support/browser/e2e-test.ts';
import { jpeg, region, row, upload } from '../support/browser/media-page.ts';
import { heavyPhoto } from '../support/media/media-files.ts';

test.use({ clockRate: 1, performer: { theme: 'system' } });

/** The platform's part of an upload: its status is 200 while there is one. */
const partOf = (page: Page, address: string): Promise<{ readonly status: number; readonly arrived: number }> =>
  page.evaluate(async (at) => {
    const headers = { 'tus-resumable': '1.0.0', ver: '1.1', tokenDate: '0' };
    const answer = await fetch(at, { method: 'HEAD', headers });
    return { status: answer.status, arrived: Number(answer.headers.get('upload-offset')) };
  }, address);

test('cancels a photo half-way and sends it again over a connection that breaks, waits for its approval, describes it and makes it the avatar', async ({
  performerPage,
  performerId,
  platform,
  watch,
}) => {
  watch.expect(/ERR_|Failed to load resource/);
  await performerPage.startWork('/profile/');
  const missing = performerPage.page.getByRole('link', { name: 'profile photo' });
  await missing.click();
  await expect(performerPage.page.getByText('No approved photos yet')).toBeVisible();
  const beach = jpeg('beach.jpg', await heavyPhoto(1400));
  const sendHalf = async (): Promise<string> => {
    await platform.fault('upload-cut', true, performerId);
    const { page } = performerPage;
    const begun = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.status() === 201);
    await upload(performerPage, beach);
    await expect(row(performerPage, 'beach.jpg')).toContainText('Connection lost, trying again');
    return (await (await begun).headerValue('location')) ?? '';
  };
  const address = await sendHalf();
  await row(performerPage, 'beach.jpg').getByRole('button', { name: 'Pause' }).click();
  await platform.fault('upload-cut', false, performerId);
  expect((await partOf(performerPage.page, address)).status).toBe(200);
  await row(performerPage, 'beach.jpg').getByRole('button', { name: 'Cancel upload' }).click();
  await expect(region(performerPage, 'Uploads')).toBeHidden();
  await expect.poll(async () => (await partOf(performerPage.page, address)).status).toBe(404);
  const form = performerPage.page.getByRole('dialog', { name: 'New photo' });
  await performerPage.button(/^Your account/).click();
  await performerPage.page.getByRole('menuitem', { name: 'New photo' }).click();
  await form.getByLabel('Description').fill('At the sea');
  await performerPage.page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await performerPage.open('/profile/photos/new/');
  await expect(form.getByLabel('Description')).toHaveValue('At the sea');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await sendHalf();
  await platform.fault('upload-cut', false, performerId);
  await expect(row(performerPage, 'beach.jpg')).toContainText('Uploaded');
  await expect(region(performerPage, 'Waiting for approval').locator('img')).toBeVisible();
  await platform.moderate({ performerId, approve: true });
  await performerPage.page.reload();
  const approved = region(performerPage, 'Approved');
  const edit = approved.getByRole('button', { name: 'Edit: At the sea' });
  await edit.click();
  const editor = performerPage.page.getByRole('dialog');
  await editor.getByLabel('Description').fill('By the sea');
  await performerPage.page.keyboard.press('Escape');
  await expect(editor).toBeHidden();
  await edit.click();
  await expect(editor.getByLabel('Description')).toHaveValue('By the sea');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor).toContainText('Saved');
  await editor.getByRole('button', { name: 'Use as avatar' }).click();
  await editor.getByRole('button', { name: 'Make main photo' }).click();
  await expect(editor.getByRole('button', { name: 'Make main photo' })).toBeHidden();
  await editor.getByRole('button', { name: 'Close' }).last().click();
  await expect(approved.getByRole('figure')).toContainText(/Main photo.*Avatar.*By the sea/);
  expect(await platform.medias(performerId)).toMatchObject([{ description: 'By the sea', main: true, avatar: true }]);
  await performerPage.page.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(performerPage.page.getByRole('link', { name: 'Name and text' })).toBeVisible();
  await expect(missing).toBeHidden();
});

/** A real photo that is as large as one may be: what follows its end is nothing to a decoder, and has to travel all the same. */
const largestPhoto = async (): Promise<Buffer> => {
  const photo = await heavyPhoto(900);
  return Buffer.concat([photo, Buffer.alloc(MAX_PHOTO_SIZE - photo.length)]);
};

test('sends a photo of 15 MB over 16 kB a second for 10 s, five times what a call may take, without an error, sends it whole once the line is wide, and cancels another (fault 10)', async ({
  performerPage,
  performerId,
  platform,
}) => {
  test.setTimeout(120_000);
  const { page } = performerPage;
  await performerPage.startWork('/profile/photos/');
  const beach = jpeg('beach.jpg', await largestPhoto());
  const sending = row(performerPage, 'beach.jpg');
  const progress = page.getByRole('progressbar', { name: 'Progress of beach.jpg' });
  const errors = sending.locator('[data-announce=assertive]');
  const begin = async (photo: typeof beach): Promise<string> => {
    await platform.fault('tcp-thin', true, performerId);
    const begun = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.status() === 201);
    await upload(performerPage, photo);
    return (await (await begun).headerValue('location')) ?? '';
  };
  await test.step('shows its progress and no error for 10 s, while bytes go on arriving, and is there whole once the line is wide', async () => {
    const address = await begin(beach);
    // The browser counts what it has handed over to the line; the platform what arrived.
    const arrived = async (): Promise<number> => (await partOf(page, address)).arrived;
    // A busy machine takes its time until the first bytes: the 10 s begin with them.
    await expect.poll(arrived, { timeout: 30_000 }).toBeGreaterThan(0);
    const [before, from] = [await arrived(), performance.now()];
    while (performance.now() - from < 10_000) {
      await expect(sending).toContainText('Uploading');
      await expect(errors).toHaveCount(0);
      await page.waitForTimeout(500);
    }
    await expect(progress).toBeVisible();
    expect(Number(await progress.getAttribute('value'))).toBeGreaterThan(0);
    expect(Number(await progress.getAttribute('value'))).toBeLessThan(100);
    await expect.poll(arrived).toBeGreaterThan(before);
    expect(await arrived()).toBeLessThan(MAX_PHOTO_SIZE / 10);
    await platform.fault('tcp-thin', false, performerId);
    await expect(sending).toContainText('Uploaded', { timeout: 60_000 });
    await expect(errors).toHaveCount(0);
    await expect(region(performerPage, 'Waiting for approval').locator('img')).toBeVisible();
  });
  await test.step('cancels another one over the thin line, on the platform too', async () => {
    const address = await begin(jpeg('dunes.jpg', await heavyPhoto(900)));
    expect((await partOf(page, address)).status).toBe(200);
    await row(performerPage, 'dunes.jpg').getByRole('button', { name: 'Cancel upload' }).click();
    await expect(row(performerPage, 'dunes.jpg')).toBeHidden();
    await platform.fault('tcp-thin', false, performerId);
    await expect.poll(async () => (await partOf(page, address)).status, { timeout: 30_000 }).toBe(404);
  });
});
