import { expectAccessible } from '../support/browser/accessible.ts';
import { expect, test } from '../support/browser/e2e-test.ts';
import { region, row, upload } from '../support/browser/media-page.ts';
import { photo, placedVideo, video } from '../support/media/media-files.ts';

test.use({ clockRate: 1, performer: { theme: 'system' } });

/** A whole gigabyte, made of one part over and over. */
const chooseGigabyte = (input: HTMLInputElement): void => {
  const part = new Blob([new Uint8Array(1024 * 1024)]);
  const chosen = new DataTransfer();
  chosen.items.add(new File(Array<Blob>(1024).fill(part), 'film.mp4'));
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

test('sends a video, paused by hand and cut in the middle, goes on after a reload, and plays it once it is converted', async ({
  performerPage,
  performerId,
  platform,
  watch,
}) => {
  watch.expect(/ERR_|Failed to load resource/);
  await performerPage.startWork('/profile/videos/');
  const form = performerPage.page.getByRole('dialog', { name: 'New video' });
  await upload(performerPage, { name: 'photo.mp4', mimeType: 'video/mp4', buffer: await photo() }, { kind: 'video' });
  await expect(row(performerPage, 'photo.mp4')).toContainText('not a valid video');
  await performerPage.page.getByRole('button', { name: 'New video' }).click();
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

  await performerPage.page.reload();
  await expect(sent).toContainText('Not finished');
  const again = sent.getByLabel('Choose hello.webm again to resume');
  await again.setInputFiles({ name: 'hello.webm', mimeType: 'video/webm', buffer: video() });
  await expect(sent).toContainText('This is another file.');
  await platform.fault('upload-cut', false, performerId);
  const goingOn = performerPage.page.waitForRequest((request) => request.method() === 'PATCH');
  await again.setInputFiles(hello);
  expect(Number((await goingOn).headers()['upload-offset'])).toBeGreaterThan(0);
  await expect(sent).toContainText('Uploaded');
  await expect(region(performerPage, 'New: being converted').getByRole('figure')).toBeVisible();
  await platform.moderate({ performerId, approve: true });
  await performerPage.page.reload();
  await region(performerPage, 'Approved').getByRole('button', { name: /^Edit/ }).click();
  const film = performerPage.page.getByRole('dialog').locator('video');
  await expect.poll(() => film.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBe(64);
  await performerPage.page.keyboard.press('Escape');
  await platform.fillMedia({ performerId, kind: 'video', status: 'pending', count: 10 });
  await performerPage.page.reload();
  await performerPage.page.getByRole('button', { name: 'New video' }).click();
  await expect(form).toContainText('You have more pending videos then allowed!');
  await expectAccessible(performerPage.page);
});
