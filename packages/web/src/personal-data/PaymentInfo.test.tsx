import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { cents, seconds } from '@greenroom/core/kernel/units';
import type { PaymentInfo as PaymentDetails } from '@greenroom/core/personal-data/payment-data';
import { shownQuery } from '../ui/query-view.fake.ts';
import { show } from '../ui/show.fake.tsx';
import { PaymentInfo } from './PaymentInfo.tsx';

const INFO: PaymentDetails = {
  accountHolder: 'A Voorbeeld',
  iban: 'NL91ABNA0417164300',
  nextPayment: undefined,
  lastPayment: undefined,
};
const at = (time: string) => seconds(Date.parse(time) / 1_000);

it('shows the account number in groups at a press, and keeps the focus in its panel', async () => {
  await show(<PaymentInfo model={shownQuery(INFO)} />);
  await expect.element(page.getByText('•••• 4300')).toBeVisible();
  await page.getByRole('button', { name: 'Show account number' }).click();
  await expect.element(page.getByText('NL91 ABNA 0417 1643 00')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Payout overview' })).toHaveFocus();
});

/** Texts in which a line ends after a hyphen. */
const brokenAtHyphens = (container: HTMLElement): readonly string[] => {
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode() !== null) {
    const text = texts.currentNode.textContent ?? '';
    const topOf = (at: number): number => {
      const range = document.createRange();
      range.setStart(texts.currentNode, at);
      range.setEnd(texts.currentNode, at + 1);
      return range.getBoundingClientRect().top;
    };
    for (const { index, 0: part } of text.matchAll(/-\D*\d/gu))
      if (topOf(index) !== topOf(index + part.length - 1)) broken.push(text);
  }
  return broken;
};

it('keeps each date in one piece on a phone', async () => {
  onTestFinished(() => page.viewport(414, 896));
  await page.viewport(360, 740);
  const payouts = {
    nextPayment: at('2026-11-23T08:00:00Z'),
    lastPayment: { at: at('2026-11-16T08:00:00Z'), amount: cents(123_450) },
  };
  const container = await show(<PaymentInfo model={shownQuery({ ...INFO, ...payouts })} />);
  await expect.element(page.getByText('Last payout')).toBeVisible();
  for (let width = 270; width <= 360; width += 5) {
    container.style.width = `${width}px`;
    expect(brokenAtHyphens(container)).toEqual([]);
  }
});
