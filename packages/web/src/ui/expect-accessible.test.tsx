import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, findBarriers } from './expect-accessible.fake.ts';
import { show } from './show.fake.tsx';

const PALE = { color: 'light-dark(black, #555)', background: 'var(--mantine-color-body)' };

it('finds a button without a name at both widths, and a pale text in the one brightness that has it', async () => {
  await show(
    <>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the barrier to be found */}
      <button type="button" />
      <p style={PALE}>Pale in the dark</p>
    </>,
  );
  await expect.element(page.getByText('Pale in the dark')).toBeVisible();
  const before = [innerWidth, innerHeight];
  const found = (await findBarriers()).map((barrier) => /^(.*?): ([\w-]+)/.exec(barrier)?.slice(1, 3).join(', '));
  expect(found).toEqual([
    '1280 px, light, button-name',
    '1280 px, dark, color-contrast',
    '360 px, dark, button-name',
    '360 px, dark, color-contrast',
  ]);
  expect([innerWidth, innerHeight]).toEqual(before);
  expect(matchMedia('(prefers-color-scheme: dark)').matches).toBe(false);
  expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('light');
});

it('finds nothing wrong with a button that has a name', async () => {
  await show(<button type="button">Save</button>);
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeVisible();
  await expectAccessible();
});
