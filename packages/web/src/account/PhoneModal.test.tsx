import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { PhoneCondition } from '@greenroom/core/services/service-conditions';
import { show } from '../ui/show.fake.tsx';
import { PhoneModal } from './PhoneModal.tsx';

const open = (...conditions: readonly PhoneCondition[]) =>
  show(<PhoneModal open close={() => undefined} model={{ conditions }} />);

it('says in words of name, advertisement and welcome message which is approved', async () => {
  await open(
    { code: 'services.surinameseNumber', met: true },
    { code: 'services.phoneNameMissing', met: true },
    { code: 'services.phoneWelcomeMissing', met: false },
  );
  await expect.element(page.getByText('Phone services are not open yet')).toBeVisible();
  const said = page
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent);
  expect(said).toEqual(['Your name for callersApproved', 'Your welcome messageNot approved yet']);
  await expect.element(page.getByRole('link', { name: 'To your phone profile' })).toHaveFocus();
});

it('says of a Surinamese number only that phone services do not work with it, and links to the number', async () => {
  await open({ code: 'services.surinameseNumber', met: false }, { code: 'services.phoneNameMissing', met: false });
  await expect
    .element(page.getByText('Phone services do not work with a Surinamese number.', { exact: false }))
    .toBeVisible();
  expect(page.getByRole('listitem').elements()).toEqual([]);
  expect(page.getByRole('link').element().getAttribute('href')).toBe('/personal/');
});
