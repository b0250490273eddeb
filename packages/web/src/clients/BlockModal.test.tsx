import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ClientName } from '@greenroom/core/session/client-name';
import { show } from '../ui/show.fake.tsx';
import { BlockModal } from './BlockModal.tsx';

const MARK = { name: 'Mark', country: 'nl' } as ClientName;

const blocked: string[] = [];

const Card = () => {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Block again
      </button>
      <BlockModal
        open={open}
        client={MARK}
        close={() => setOpen(false)}
        block={(reason) => {
          blocked.push(reason);
          setOpen(false);
        }}
      />
    </>
  );
};

it('begins with an empty reason after a cancelled block', async () => {
  await show(<Card />);
  const reason = page.getByRole('textbox', { name: 'Reason' });
  await userEvent.type(reason, 'Not polite');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Block again' }).click();
  await expect.element(reason).toHaveValue('');
  await userEvent.type(reason, 'Not polite');
  await page.getByRole('button', { name: 'Block Mark' }).click();
  expect(blocked).toEqual(['Not polite']);
});

it('still has the reason when a block that failed is tried again', async () => {
  await show(<Card />);
  const reason = page.getByRole('textbox', { name: 'Reason' });
  await userEvent.type(reason, 'Not polite');
  await page.getByRole('button', { name: 'Block Mark' }).click();
  await expect.element(reason).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Block again' }).click();
  await expect.element(reason).toHaveValue('Not polite');
});
