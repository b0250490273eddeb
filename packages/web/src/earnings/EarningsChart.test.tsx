import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { cents } from '@greenroom/core/kernel/units';
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

it('keeps every figure within the chart where upright figures begin', async () => {
  const hours = Array.from({ length: 24 }, (_, hour) => String(hour));
  const container = await show(
    <div style={{ width: 660 }}>
      <EarningsChart
        labels={hours}
        amounts={hours.map(() => cents(1_234_500))}
        amountsBefore={[]}
        words={{ label: 'Chart', now: 'Today', before: 'Yesterday' }}
      />
    </div>,
  );
  const isDrawnOn = (rows: number): boolean => {
    const canvas = container.querySelector('canvas');
    const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, rows).data ?? [];
    return pixels.some((value) => value > 0);
  };
  await expect.poll(() => isDrawnOn(100)).toBe(true);
  expect(isDrawnOn(1)).toBe(false);
});
