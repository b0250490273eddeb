import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../ui/show.fake.tsx';
import { TodayEarnings } from './TodayEarnings.tsx';

it('says of today whether the amount has an estimate in it', async () => {
  await show(<TodayEarnings model={{ amount: '€ 14.11', isAbout: true }} />);
  await expect.element(page.getByRole('link', { name: 'Today, about € 14.11', exact: true })).toBeVisible();
  await show(<TodayEarnings model={{ amount: '€ 14.11', isAbout: false }} />);
  await expect.element(page.getByRole('link', { name: 'Today € 14.11', exact: true })).toBeVisible();
});
