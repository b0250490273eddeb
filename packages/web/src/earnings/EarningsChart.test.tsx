import { cents } from '@greenroom/core/kernel/units';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../ui/show.fake.tsx';
import { EarningsChart } from './EarningsChart.tsx';

const SCHEME = 'data-mantine-color-scheme';

it('is drawn again in the colours of a scheme that comes after the first drawing', async () => {
  const container = await show(
    <EarningsChart
      labels={['Mon', 'Tue']}
      amounts={[cents(1_000), cents(2_000)]}
      amountsBefore={[cents(3_000), undefined]}
      words={{ label: 'Chart', now: 'This week', before: 'The week before' }}
    />,
  );
  await expect.element(page.getByRole('img', { name: 'Chart' })).toBeVisible();
  const picture = (): string | undefined => container.querySelector('canvas')?.toDataURL();
  await expect.poll(picture).toBeTruthy();
  const light = picture();
  const root = document.documentElement;
  const before = root.getAttribute(SCHEME) ?? 'light';
  onTestFinished(() => root.setAttribute(SCHEME, before));
  root.setAttribute(SCHEME, 'dark');
  await expect.poll(picture).not.toBe(light);
  const dark = picture();
  root.setAttribute(SCHEME, before);
  await expect.poll(picture).toBe(light);
  expect(dark).not.toBe(light);
});
