import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LOADED_FORM } from '../forms/loaded-form.fake.ts';
import { show } from '../ui/show.fake.tsx';
import type { VipModel } from './profile-forms.view-model.ts';
import { VipPage } from './VipPage.tsx';

const MODEL: VipModel = {
  form: { ...LOADED_FORM, value: () => '250' },
  choices: { vipcam: [250, 299, 1_000], vipvideo: [] },
  gets: (price) => `€ ${((price * 0.4) / 100).toFixed(2)}`,
  comparison: { vipcam: undefined, vipvideo: { kind: 'withoutPrice', without: '€ 1.89' } },
};

it('offers the prices of a minute in euros, as they are entered', async () => {
  await show(<VipPage model={{ ...MODEL, gets: () => undefined }} />);
  await expect.element(page.getByRole('radio', { name: '€ 2.50 a minute' })).toBeChecked();
  for (const price of ['€ 2.99', '€ 10.00'])
    await expect.element(page.getByRole('radio', { name: `${price} a minute` })).not.toBeChecked();
});

it('says beside each price what the performer gets, and the rate where none is chosen', async () => {
  await show(<VipPage model={MODEL} />);
  await expect
    .element(page.getByRole('radio', { name: '€ 10.00 a minute · you get € 4.00', exact: true }))
    .toBeVisible();
  await expect
    .element(page.getByRole('radiogroup', { name: 'VIP video' }))
    .toHaveAccessibleDescription('No price chosen: you get €\u00A01.89 a minute, the rate of the site.');
});

it('blurs what the performer gets with the amounts, and not the prices', async () => {
  const container = await show(<VipPage model={MODEL} />);
  await expect.element(page.getByRole('radiogroup', { name: 'VIP video' })).toBeVisible();
  const blurred = [...container.querySelectorAll('[data-private="amount"]')].map(({ textContent }) => textContent);
  expect(blurred).toEqual([
    'you get €\u00A01.00',
    'you get €\u00A01.20',
    'you get €\u00A04.00',
    'No price chosen: you get €\u00A01.89 a minute, the rate of the site.',
  ]);
});

it('takes a price back that was chosen, and shows none as chosen where there is none', async () => {
  const set = vi.fn<(name: string, value: unknown) => void>();
  const prices: Readonly<Record<string, string>> = { vipcam: '250', vipvideo: '' };
  const form = { ...LOADED_FORM, value: (name: string) => prices[name] ?? '', set };
  await show(<VipPage model={{ ...MODEL, form, choices: { vipcam: [250], vipvideo: [349] } }} />);
  const none = (group: string) =>
    page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: 'No price of your own' });
  await expect.element(none('VIP video')).toBeChecked();
  await expect.element(none('VIP cam')).not.toBeChecked();
  await userEvent.click(none('VIP cam'));
  expect(set).toHaveBeenCalledExactlyOnceWith('vipcam', '');
});

it('says of a price that pays less than none what either pays, before it is saved', async () => {
  const vipcam = { kind: 'paysLess', without: '€ 1.65', own: '€ 1.20' } as const;
  await show(<VipPage model={{ ...MODEL, comparison: { ...MODEL.comparison, vipcam } }} />);
  await expect
    .element(page.getByRole('radiogroup', { name: 'VIP cam' }))
    .toHaveAccessibleDescription('Without a price you get €\u00A01.65 a minute; with this one €\u00A01.20.');
});
