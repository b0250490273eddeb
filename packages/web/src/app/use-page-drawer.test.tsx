import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useShortcuts } from '../session/shortcuts/use-shortcuts.ts';
import { isPressOf } from '../ui/input-guard.ts';
import { show } from '../ui/show.fake.tsx';
import { usePageDrawer } from './use-page-drawer.ts';

const setUp = async () => {
  const calls: string[] = [];
  const Session = () => {
    const [isOpen, setOpen] = useState(true);
    useShortcuts('connected', true, { stopToys: () => calls.push('stopToys') });
    return (
      <div
        ref={usePageDrawer(isOpen, () => setOpen(false))}
        role="region"
        aria-label="Page"
        tabIndex={-1}
        hidden={!isOpen}
      >
        <input
          aria-label="Name"
          onKeyDown={(event) => {
            if (isPressOf('Escape', event.nativeEvent)) event.preventDefault();
          }}
        />
      </div>
    );
  };
  await show(<Session />);
  const drawer = page.getByRole('region', { name: 'Page' });
  await expect.element(drawer).toBeVisible();
  return { calls, drawer };
};

it('closes by an Escape that is none of the two that stop the toys', async () => {
  const { calls, drawer } = await setUp();
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(calls).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(calls).toEqual(['stopToys']);
});

it('stays open where a part of it has used the Escape up', async () => {
  const { calls, drawer } = await setUp();
  await userEvent.click(page.getByRole('textbox', { name: 'Name' }));
  await userEvent.keyboard('{Escape}{Escape}');
  await expect.element(drawer).toBeVisible();
  expect(calls).toEqual([]);
});

it('stays open at the Escape that ends a composition', async () => {
  const { drawer } = await setUp();
  drawer.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', keyCode: 229, bubbles: true }));
  await userEvent.keyboard('a');
  await expect.element(drawer).toBeVisible();
});
