import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from './Button.tsx';
import { show } from './show.fake.tsx';

const NOTHING = 'rgba(0, 0, 0, 0)';

it.each(['primary', 'secondary', 'quiet', 'good', 'stop'] as const)(
  'draws a %s button with more than words',
  async (look) => {
    await show(<Button look={look}>Edit</Button>);
    const button = page.getByRole('button', { name: 'Edit' });
    await expect.element(button).toBeVisible();
    const { backgroundColor, borderTopColor } = getComputedStyle(button.element());
    expect([backgroundColor, borderTopColor].some((colour) => colour !== NOTHING)).toBe(true);
  },
);
