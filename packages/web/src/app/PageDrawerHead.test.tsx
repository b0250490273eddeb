import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../ui/show.fake.tsx';
import { PageDrawerHead } from './PageDrawerHead.tsx';

it('leaves what is reached by Tab below the button that closes the page beside a session', async () => {
  const names = Array.from({ length: 20 }, (_, at) => `Row ${at}`);
  await show(
    <div id="main" style={{ blockSize: '300px', overflowY: 'auto' }}>
      <PageDrawerHead close={() => undefined} />
      {names.map((name) => (
        <button key={name} type="button" style={{ display: 'block', marginInlineStart: 'auto', blockSize: '30px' }}>
          {name}
        </button>
      ))}
    </div>,
  );
  const close = page.getByRole('button', { name: 'Close the page' });
  await expect.element(close).toBeVisible();
  page.getByRole('button', { name: 'Row 19' }).element().focus();
  // The first two have nothing above them that could be scrolled.
  for (const name of names.slice(2, -1).toReversed()) {
    await userEvent.tab({ shift: true });
    const row = page.getByRole('button', { name, exact: true });
    await expect.element(row).toHaveFocus();
    const { top } = row.element().getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(close.element().getBoundingClientRect().bottom);
  }
});
