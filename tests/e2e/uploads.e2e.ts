import type { Page } from 'playwright/test';
import { MAX_PHOTO_SIZE } from '@greenroom/core/gallery/upload-limits';
import { expect, test } from '../support/browser/e2e-test.ts';
import { jpeg, region, row, upload } from '../support/browser/media-page.ts';
import { heavyPhoto, photo, placedVideo, video } from '../support/media/media-files.ts';

test.use({ clockRate: 1, performer: { theme: 'system' } });

/** The platform's part of an upload: its status is 200 while there is one. */
const partOf = (page: Page, address: string): Promise<{ readonly status: number; readonly arrived: number }> =>
  page.evaluate(async (at) => {
    const headers = { 'tus-resumable': '1.0.0', ver: '1.1', tokenDate: '0' };
    const answer = await fetch(at, { method: 'HEAD', headers });
    return { status: answer.status, arrived: Number(answer.headers.get('upload-offset')) };
  }, address);

/** Waits for the next upload to begin. @returns its address */
const addressOfNext = async (page: Page): Promise<string> => {
  const begun = await page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.status() === 201);
  return (await begun.headerValue('location')) ?? '';
};

/** A real photo that is as large as one may be: what follows its end is nothing to a decoder, and has to travel all the same. */
const largestPhoto = async (): Promise<Buffer> => {
  const heavy = await heavyPhoto(900);
  return Buffer.concat([heavy, Buffer.alloc(MAX_PHOTO_SIZE - heavy.length)]);
};

/** A whole gigabyte, made of one part over and over. */
const chooseGigabyte = (input: HTMLInputElement): void => {
  const part = new Blob([new Uint8Array(1024 * 1024)]);
  const chosen = new DataTransfer();
  chosen.items.add(new File(Array<Blob>(1024).fill(part), 'film.mp4'));
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

test('sends a photo and a video over a connection that breaks, has them approved, describes and plays them', async ({
  performerPage,
  performerId,
  platform,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.expect(/ERR_|Failed to load resource/);
  const { page } = performerPage;
  const partIs = async (address: string): Promise<number> => (await partOf(page, address)).status;
  const waiting = region(performerPage, 'Waiting for approval');
  const approved = region(performerPage, 'Approved');
  const missing = page.getByRole('link', { name: 'profile photo' });
  const openGallery = async (kind: 'Photos' | 'Videos'): Promise<void> => {
    await page.getByRole('link', { name: kind, exact: true }).click();
  };
  await performerPage.startWork('/profile/');

  await test.step('cancels a photo half-way and sends it again over a connection that breaks, waits for its approval, describes it and makes it the avatar', async () => {
    await missing.click();
    await expect(page.getByText('No approved photos yet')).toBeVisible();
    const beach = jpeg('beach.jpg', await heavyPhoto(1400));
    const sending = row(performerPage, 'beach.jpg');
    const sendHalf = async (): Promise<string> => {
      await platform.fault('upload-cut', true, performerId);
      const begun = addressOfNext(page);
      await upload(performerPage, beach);
      await expect(sending).toContainText('Connection lost, trying again');
      return begun;
    };
    const address = await sendHalf();
    await sending.getByRole('button', { name: 'Pause' }).click();
    await platform.fault('upload-cut', false, performerId);
    expect(await partIs(address)).toBe(200);
    await sending.getByRole('button', { name: 'Cancel upload' }).click();
    await expect(region(performerPage, 'Uploads')).toBeHidden();
    await expect.poll(() => partIs(address)).toBe(404);
    const form = page.getByRole('dialog', { name: 'New photo' });
    await performerPage.button(/^Your account/).click();
    await page.getByRole('menuitem', { name: 'New photo' }).click();
    await form.getByLabel('Description').fill('At the sea');
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await performerPage.open('/profile/photos/new/');
    await expect(form.getByLabel('Description')).toHaveValue('At the sea');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await sendHalf();
    await platform.fault('upload-cut', false, performerId);
    // It is tried again up to 8 s later.
    await expect(sending).toContainText('Uploaded', { timeout: 60_000 });
    await expect(waiting.locator('img')).toBeVisible();
    await platform.moderate({ performerId, approve: true });
    await openGallery('Videos');
    await openGallery('Photos');
    const edit = approved.getByRole('button', { name: 'Edit: At the sea' });
    await edit.click();
    const editor = page.getByRole('dialog');
    await editor.getByLabel('Description').fill('By the sea');
    await page.keyboard.press('Escape');
    await expect(editor).toBeHidden();
    await edit.click();
    await expect(editor.getByLabel('Description')).toHaveValue('By the sea');
    await editor.getByRole('button', { name: 'Save' }).click();
    await expect(editor).toContainText('Saved');
    await editor.getByRole('button', { name: 'Use as profile photo' }).click();
    await editor.getByRole('button', { name: 'Make main photo' }).click();
    await expect(editor.getByRole('button', { name: 'Make main photo' })).toBeHidden();
    await editor.getByRole('button', { name: 'Close' }).last().click();
    await expect(approved.getByRole('figure')).toContainText(/Main photo.*Profile photo.*By the sea/);
    expect(await platform.medias(performerId)).toMatchObject([{ description: 'By the sea', main: true, avatar: true }]);
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Name and text' })).toBeVisible();
    await expect(missing).toBeHidden();
    await openGallery('Photos');
  });

  await test.step('sends a video, paused by hand and cut in the middle, goes on after a reload, and plays it once it is converted', async () => {
    await openGallery('Videos');
    const form = page.getByRole('dialog', { name: 'New video' });
    await upload(performerPage, { name: 'photo.mp4', mimeType: 'video/mp4', buffer: await photo() }, { kind: 'video' });
    await expect(row(performerPage, 'photo.mp4')).toContainText('not a valid video');
    await page.getByRole('button', { name: 'New video' }).click();
    await form.getByLabel('Videos').evaluate(chooseGigabyte);
    await form.getByLabel('Paid').check();
    await expect(form).toContainText('More paid than free videos is not allowed!');
    await form.getByLabel('Free').check();
    await form.getByRole('button', { name: 'Upload' }).click();
    await expect(row(performerPage, 'film.mp4')).toContainText('smaller than 1 GB');
    await platform.fault('upload-cut', true, performerId);
    // A WebM may end in what players skip.
    const long = Buffer.concat([placedVideo('+52.3702+004.8952/'), Buffer.alloc(3 * 1024 * 1024)]);
    const hello = { name: 'hello.webm', mimeType: 'video/webm', buffer: long };
    await upload(performerPage, hello, { kind: 'video' });
    const sent = row(performerPage, 'hello.webm');
    await expect(sent).toContainText('Connection lost, trying again');
    await sent.getByRole('button', { name: 'Pause' }).click();
    await expect(sent).toContainText('Paused');
    await sent.getByRole('button', { name: 'Resume' }).click();
    await expect(sent).toContainText('Connection lost, trying again');

    await page.reload();
    await expect(sent).toContainText('Not finished');
    const again = sent.getByLabel('Choose hello.webm again to resume');
    await again.setInputFiles({ name: 'hello.webm', mimeType: 'video/webm', buffer: video() });
    await expect(sent).toContainText('This is another file.');
    await platform.fault('upload-cut', false, performerId);
    const goingOn = page.waitForRequest((request) => request.method() === 'PATCH');
    await again.setInputFiles(hello);
    expect(Number((await goingOn).headers()['upload-offset'])).toBeGreaterThan(0);
    await expect(sent).toContainText('Uploaded', { timeout: 60_000 });
    await expect(region(performerPage, 'New: being converted').getByRole('figure')).toBeVisible();
    await platform.moderate({ performerId, approve: true });
    await platform.fillMedia({ performerId, kind: 'video', status: 'pending', count: 10 });
    await openGallery('Photos');
    await openGallery('Videos');
    await approved.getByRole('button', { name: /^Edit/ }).click();
    const film = page.getByRole('dialog').locator('video');
    await expect.poll(() => film.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBe(64);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'New video' }).click();
    await expect(form).toContainText('You have more pending videos then allowed!');
  });
});

test('sends a photo of 15 MB over 16 kB a second for 10 s, five times what a call may take, without an error, sends it whole once the line is wide, and cancels another (fault 10) @night', async ({
  performerPage,
  platform,
}) => {
  test.setTimeout(120_000);
  const { page } = performerPage;
  await performerPage.startWork('/profile/photos/');
  const beach = jpeg('beach.jpg', await largestPhoto());
  const sending = row(performerPage, 'beach.jpg');
  const progress = page.getByRole('progressbar', { name: 'Progress of beach.jpg' });
  const errors = sending.locator('[data-announce=assertive]');
  // For every connection: a browser may send the file by a new one, which is nobody's until its first call has arrived.
  const makeThin = (isThin: boolean): Promise<unknown> => platform.fault('tcp-thin', isThin);
  const begin = async (file: typeof beach): Promise<string> => {
    await makeThin(true);
    const begun = addressOfNext(page);
    await upload(performerPage, file);
    return begun;
  };
  try {
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
      await makeThin(false);
      await expect(sending).toContainText('Uploaded', { timeout: 60_000 });
      await expect(errors).toHaveCount(0);
      await expect(region(performerPage, 'Waiting for approval').locator('img')).toBeVisible();
    });
    await test.step('cancels another one over the thin line, on the platform too', async () => {
      const address = await begin(jpeg('dunes.jpg', await heavyPhoto(900)));
      expect((await partOf(page, address)).status).toBe(200);
      await row(performerPage, 'dunes.jpg').getByRole('button', { name: 'Cancel upload' }).click();
      await expect(row(performerPage, 'dunes.jpg')).toBeHidden();
      await makeThin(false);
      await expect.poll(async () => (await partOf(page, address)).status, { timeout: 30_000 }).toBe(404);
    });
  } finally {
    await makeThin(false);
  }
});
