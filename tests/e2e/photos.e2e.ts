import { expect, test } from '../support/browser/e2e-test.ts';
import { jpeg, pickUp, region, row, upload } from '../support/browser/media-page.ts';
import { atDesktopWidth } from '../support/browser/tab-to.ts';
import {
  doubleFile,
  hugeClaim,
  photo,
  SCRIPTED_PAGE,
  SCRIPTED_SVG,
  turnedPhoto,
  video,
} from '../support/media/media-files.ts';

test.use({ clockRate: 1, performer: { theme: 'system' } });

test('refuses files that lie, blocks a photo by each rule with its reason, changes the order by keyboard and by hand, deletes for good, and shows 200 on a narrow phone', async ({
  performerPage,
  performerId,
  platform,
  watch,
}) => {
  test.slow();
  watch.expect(/409|415|422|500/);
  const { page } = performerPage;
  const form = page.getByRole('dialog');
  const approved = region(performerPage, 'Approved');
  const figures = approved.getByRole('figure');
  /** The page loads again when it is opened again. */
  const openAgain = async (): Promise<void> => {
    await page.getByRole('link', { name: 'Videos', exact: true }).click();
    await page.getByRole('link', { name: 'Photos', exact: true }).click();
  };
  await performerPage.startWork('/profile/photos/');

  await test.step('refuses files that lie, and shows the others as they are seen, with nothing behind them', async () => {
    const cut = await photo();
    await upload(performerPage, [
      jpeg('drawing.jpg', SCRIPTED_SVG),
      jpeg('page.jpg', SCRIPTED_PAGE),
      jpeg('film.jpg', video()),
      jpeg('small.jpg', await photo(599, 800)),
      jpeg('huge.jpg', await hugeClaim()),
      jpeg('heavy.jpg', Buffer.concat([cut, Buffer.alloc(15 * 1024 * 1024)])),
      jpeg('nothing.jpg', Buffer.alloc(0)),
      jpeg('head.jpg', cut.subarray(0, 20)),
      jpeg('half.jpg', cut.subarray(0, 700)),
      jpeg('turned.jpg', await turnedPhoto(900, 1200)),
      jpeg('double.jpg', await doubleFile()),
    ]);
    for (const [name, words] of [
      ['drawing.jpg', 'not a valid photo'],
      ['page.jpg', 'not a valid photo'],
      ['film.jpg', 'not a valid photo'],
      ['small.jpg', 'This picture is 599 × 800; a photo must be at least 600 wide and 800 high.'],
      ['huge.jpg', '100 megapixels'],
      ['heavy.jpg', 'larger than 15 MB'],
      ['nothing.jpg', 'is empty'],
      ['head.jpg', 'Part of this photo is missing'],
      ['half.jpg', 'Part of this photo is missing'],
      ['turned.jpg', 'Uploaded'],
      ['double.jpg', 'Uploaded'],
    ] as const)
      await expect(row(performerPage, name)).toContainText(words);
    const pictures = region(performerPage, 'Waiting for approval').locator('img');
    await expect(pictures).toHaveCount(2);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() =>
          picture.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => naturalHeight / (naturalWidth || 1)),
        )
        .toBeCloseTo(4 / 3, 1);
    }
  });

  await test.step('blocks a photo by each rule with its reason', async () => {
    await platform.moderate({ performerId, approve: false, reason: 'Too dark.' });
    await openAgain();
    await expect(region(performerPage, 'Rejected').getByText('Rejected: Too dark.').first()).toBeVisible();
    const withForm = async (look: () => Promise<void>): Promise<void> => {
      await page.getByRole('button', { name: 'New photo' }).click();
      await look();
      await form.getByRole('button', { name: 'Cancel' }).click();
      await openAgain();
    };
    await withForm(async () => {
      await form.getByLabel('Photos').setInputFiles(jpeg('first.jpg', await photo()));
      await form.getByLabel('Paid').check();
      // Far down in the form: the field at fault scrolls into view, and nothing is sent.
      await page.setViewportSize({ width: 360, height: 500 });
      await form.getByRole('button', { name: 'Upload' }).click();
      await expect(form.getByText('More paid than free photos is not allowed!')).toBeInViewport();
      await atDesktopWidth(page);
      await platform.fillMedia({ performerId, status: 'pending' });
    });
    await withForm(async () => {
      await expect(form).toContainText('Not enough free photos.');
      await platform.fillMedia({ performerId, status: 'pending', count: 9 });
    });
    await withForm(async () => {
      await expect(form).toContainText('You have more pending photos then allowed!');
      await platform.moderate({ performerId, approve: false, reason: 'Too bright.' });
      for (const description of ['third', 'second', 'first']) await platform.fillMedia({ performerId, description });
    });
    await expect(region(performerPage, 'Rejected').getByText('Rejected: Too bright.').first()).toBeVisible();
  });

  await test.step('changes the order by keyboard and by hand, and back when it fails; deletes for good', async () => {
    const order = async () =>
      (await platform.medias(performerId))
        .map(({ description }) => description)
        .filter((description) => ['first', 'second', 'third'].includes(description));
    await expect(figures).toHaveCount(3);
    const move = (place: number) => approved.getByRole('button', { name: `Move place ${place}`, exact: true });
    const swapFirstTwo = async (): Promise<void> => {
      await pickUp(move(1));
      await page.keyboard.press('ArrowRight');
      await expect(page.getByText('Over place 2.')).toBeAttached();
      await page.keyboard.press('Space');
    };
    await swapFirstTwo();
    await expect.poll(order).toEqual(['second', 'first', 'third']);

    await move(1).hover();
    await page.mouse.down();
    const target = await move(3).boundingBox();
    await page.mouse.move((target?.x ?? 0) + 10, (target?.y ?? 0) + 10, { steps: 8 });
    await page.mouse.up();
    await expect.poll(order).toEqual(['third', 'first', 'second']);

    await platform.fault('media-swap-fails', true, performerId);
    await swapFirstTwo();
    await expect(page.getByRole('main').getByText('is as it was')).toBeVisible();
    await expect(figures.first()).toContainText('third');

    await approved.getByRole('button', { name: 'Edit: third' }).click();
    await form.getByRole('button', { name: 'Delete' }).click();
    await form.getByRole('button', { name: 'Delete permanently' }).click();
    await expect(figures).toHaveCount(2);
  });

  await test.step('takes a price that fits the rank alone, and no more paid photos than free ones', async () => {
    await page.getByRole('link', { name: /^Paid/ }).click();
    const rank = region(performerPage, 'Rank');
    await expect(rank).toContainText('Your rank: Iron');
    await rank.getByText('Prices at every rank').click();
    await expect(rank.getByRole('row')).toContainText([
      'Rank',
      /Iron \(yours\).*5 to 10/,
      /Bronze.*5 to 15/,
      /Silver.*5 to 20/,
      /Gold.*5 to 25/,
      /Platinum.*5 to 30/,
      /Diamond.*5 to 35/,
      /Antimatter.*5 to 40/,
    ]);
    await upload(performerPage, jpeg('dear.jpg', await photo()), { paid: '11' });
    await expect(form).toContainText('does not fit your rank');
    await expect(form.getByLabel('Price in credits')).toBeFocused();
    await form.getByRole('button', { name: 'Cancel' }).click();
    await platform.rank(performerId, 'antimatter');
    await openAgain();
    await page.getByRole('link', { name: /^Paid/ }).click();
    await expect(rank).toContainText('Your rank: Antimatter');
    await upload(performerPage, jpeg('dear.jpg', await photo()), { paid: '40' });
    await expect(region(performerPage, 'Waiting for approval')).toContainText('40 credits');

    await page.getByRole('link', { name: /^Free/ }).click();
    await approved.getByRole('button', { name: /^Edit/ }).first().click();
    await form.getByLabel('Paid').check();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('More paid than free photos is not allowed!')).toBeVisible();
    await form.getByRole('button', { name: 'Close' }).last().click();
  });

  await test.step('shows 200 photos on a narrow phone, fetching only what is near in the size it needs', async () => {
    await platform.fillMedia({ performerId, count: 198 });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.reload();
    await expect(figures.locator('img')).toHaveCount(200);
    // Of a photo that it has shown before, the browser keeps the larger picture.
    const images = figures.filter({ hasNotText: /first|second/ }).locator('img');
    await expect(images.first()).toHaveJSProperty('complete', true);
    const loaded = await images.evaluateAll((all: HTMLImageElement[]) =>
      all.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).map(({ currentSrc }) => currentSrc),
    );
    expect(loaded.length).toBeGreaterThan(0);
    expect(loaded.length).toBeLessThan(100);
    // A tile is 162 px wide here: the smallest width that is sharp.
    expect(loaded.filter((source) => !source.endsWith('/320.webp'))).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
