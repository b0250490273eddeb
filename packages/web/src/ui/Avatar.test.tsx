import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Avatar } from './Avatar.tsx';
import { show } from './show.sim.tsx';

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

it('shows the avatar beside the name', async () => {
  const container = await show(<Avatar name="Anna" picture={{ src: PIXEL, srcSet: `${PIXEL} 320w` }} />);
  await expect.poll(() => container.querySelector('img')?.naturalWidth).toBeGreaterThan(0);
  await expect.element(page.getByText('A', { exact: true })).not.toBeInTheDocument();
});

it('shows the first letter of the name where the picture does not arrive or there is none', async () => {
  await show(<Avatar name="Anna" picture={{ src: '/nothing.webp', srcSet: '' }} />);
  await expect.element(page.getByText('A', { exact: true })).toBeVisible();
});
