import type { Page } from 'playwright/test';
import { expect, test } from '../support/browser/e2e-test.ts';
import { heavyPhoto } from '../support/media/media-files.ts';
import { jpeg, region, row, upload } from '../support/browser/media-page.ts';

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

test('goes on with a photo over a thin line long after the 2 s of a call, without an error, and cancels it', async ({
  performerPage,
  performerId,
  platform,
}) => {
  const { page } = performerPage;
  await performerPage.startWork('/profile/photos/');
  await platform.fault('tcp-thin', true, performerId);
  const begun = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.status() === 201);
  await upload(performerPage, jpeg('beach.jpg', await heavyPhoto(1400)));
  const address = (await (await begun).headerValue('location')) ?? '';
  const from = performance.now();
  const beach = row(performerPage, 'beach.jpg');
  // The browser counts what it has handed over to the line; the platform what arrived.
  const arrived = async (): Promise<number> => (await partOf(page, address)).arrived;
  await expect.poll(arrived, { timeout: 30_000 }).toBeGreaterThan(0);
  const before = await arrived();
  await expect
    .poll(async () => performance.now() - from > 4_000 && (await arrived()) > before, { timeout: 30_000 })
    .toBe(true);
  await expect(beach).toContainText('Uploading');
  await beach.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(region(performerPage, 'Uploads')).toBeHidden();
  await platform.fault('tcp-thin', false, performerId);
  await expect.poll(async () => (await partOf(page, address)).status).toBe(404);
});
