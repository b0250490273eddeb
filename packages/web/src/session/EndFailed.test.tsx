import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../ui/show.fake.tsx';
import { EndFailed } from './EndFailed.tsx';

it('says that the session could not be ended, and offers to leave anyway', async () => {
  const pressed: string[] = [];
  await show(<EndFailed leave={() => void pressed.push('leave')} />);
  await expect.poll(() => document.querySelector('[data-announce="assertive"]')?.checkVisibility()).toBe(true);
  await userEvent.click(page.getByRole('button', { name: 'Leave anyway' }));
  expect(pressed).toEqual(['leave']);
});
