import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../ui/show.fake.tsx';
import type { SessionMoneyModel } from './session-money.view-model.ts';
import { SessionMoney } from './SessionMoney.tsx';

const PAID: SessionMoneyModel = {
  pay: '€ 3.87',
  tips: '€ 1.92',
  perMinute: '0.92',
  isAbout: true,
  today: '€ 14.11',
};

it.each([
  ['About € 3.87 +€ 1.92 tips (0.92/min)Today € 14.11', {}],
  ['About +€ 1.92 tipsToday € 14.11', { pay: undefined, perMinute: undefined }],
  ['About Today € 14.11', { pay: undefined, tips: undefined, perMinute: undefined }],
  ['€ 3.87 +€ 1.92 tips (0.92/min)Today € 14.11', { isAbout: false }],
])('says About once, before the first amount: %s', async (words, part) => {
  await show(<SessionMoney model={{ ...PAID, ...part }} />);
  const money = page.getByRole('group', { name: 'Money' });
  await expect.element(money).toBeVisible();
  expect(money.element().textContent.replaceAll(/\s+/g, ' ').trim()).toBe(words);
});
