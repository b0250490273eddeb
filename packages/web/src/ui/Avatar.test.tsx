import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Avatar } from './Avatar.tsx';
import { show } from './show.fake.tsx';

const PICTURE =
  'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22%20width=%2232%22%20height=%2232%22/%3E';

it('shows the avatar beside the name', async () => {
  const container = await show(<Avatar name="Anna" picture={{ src: PICTURE, srcSet: `${PICTURE} 320w` }} />);
  await expect.poll(() => container.querySelector('img')?.naturalWidth).toBeGreaterThan(0);
  await expect.element(page.getByText('A', { exact: true })).not.toBeInTheDocument();
});

it('shows the first letter of the name where the picture does not arrive or there is none', async () => {
  await show(<Avatar name="Anna" picture={{ src: '/nothing.webp', srcSet: '' }} />);
  await expect.element(page.getByText('A', { exact: true })).toBeVisible();
});
