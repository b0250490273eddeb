import { expect, test } from '../support/browser/e2e-test.ts';
import { holdTime, releaseTime, sentence, settle } from '../support/browser/typing-time.ts';

test.use({ clockRate: 1 });

/** Of the random moments. */
const SEED = Number(process.env['STRAY_SEED'] ?? 20);
const createRandom = (): ((below: number) => number) => {
  let seed = SEED;
  return (below) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
};

test(`answers nothing by a sentence during which customers ask and leave at random moments (seed ${SEED}), and sends each that has its line @night`, async ({
  performerPage,
  performerId,
  mark,
  platform,
  page,
  watch,
}) => {
  test.setTimeout(300_000);
  // A sentence may end before the page knows that its customer has left.
  watch.expect(/^message not sent \{kind: status, status: 409\}/);
  const { message, request, summary } = performerPage;
  const memo = summary.getByRole('textbox', { name: 'Memo' });
  const klaas = await platform.customer({ name: 'Klaas', country: 'nl' });
  const card = page.getByRole('region', { name: /^Klaas / });
  const random = createRandom();
  /** Types a sentence with Enter at its end; from a random key on something else happens. */
  const typeThrough = async (
    text: string,
    happens: () => Promise<void>,
    isSeen: () => Promise<void>,
  ): Promise<void> => {
    await message.fill('');
    await message.focus();
    const at = 1 + random(text.length - 1);
    await page.keyboard.type(text.slice(0, at));
    const happened = happens();
    if (random(2) === 0) await isSeen();
    await page.keyboard.type(`${text.slice(at)}\n`);
    await happened;
    await isSeen();
  };
  const accept = async (): Promise<void> => {
    await mark.asks(performerId);
    await expect(request).toBeVisible();
    await settle(page);
    await performerPage.accept();
    await settle(page);
  };
  await performerPage.startWork();
  await performerPage.goReady();
  await holdTime(page);
  await accept();
  await test.step('20 cards of a second customer', async () => {
    for (let round = 0; round < 20; round += 1) {
      const text = `${round} ${sentence(round)}`;
      await typeThrough(
        text,
        () => klaas.asks(performerId),
        () => expect(card).toBeVisible(),
      );
      await expect(performerPage.line(text)).toBeVisible();
      await expect(message).toHaveValue('');
      await expect(message).toBeFocused();
      await klaas.cancels();
      await expect(card).toBeHidden();
    }
  });
  await test.step('6 summaries', async () => {
    for (let round = 0; round < 6; round += 1) {
      await typeThrough(
        sentence(round),
        () => mark.leaves('CLICK'),
        () => expect(summary).toBeVisible(),
      );
      await expect(memo).toBeFocused();
      await expect(memo).toHaveValue('');
      await settle(page);
      await performerPage.readSummary('The customer left the session.');
      await accept();
    }
  });
  await test.step('6 requests of the next customer', async () => {
    for (let round = 0; round < 6; round += 1) {
      await klaas.asks(performerId);
      await expect(card).toBeVisible();
      await typeThrough(
        sentence(round),
        () => mark.leaves('CLICK'),
        () => expect(request).toBeVisible(),
      );
      await expect(request.getByRole('button', { name: /^Accept/ })).not.toHaveAttribute('aria-busy', 'true');
      await klaas.cancels();
      await expect(request).toBeHidden();
      await settle(page);
      await performerPage.readSummary('The customer left the session.');
      await accept();
    }
  });
  await releaseTime(page);
  const { requests } = await platform.state();
  expect(requests.filter(({ clientId, status }) => clientId === klaas.id && status === 'accepted')).toEqual([]);
});
