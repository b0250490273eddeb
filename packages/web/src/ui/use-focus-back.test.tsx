import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Modal } from './Modal.tsx';
import { show } from './show.sim.tsx';
import { useFocusBack } from './use-focus-back.ts';

/** A window that is taken away as soon as it is closed. */
const Editor = ({ close, remove }: { readonly close: () => void; readonly remove: () => void }) => {
  useFocusBack();
  return (
    <Modal open title="Photo" close={{ label: 'Close', press: close }}>
      <button type="button" onClick={remove}>
        Delete
      </button>
    </Modal>
  );
};

const Photos = () => {
  const [state, setState] = useState<'closed' | 'open' | 'removed'>('closed');
  return (
    <div id="main" role="main" tabIndex={-1}>
      {state !== 'removed' && (
        <button type="button" onClick={() => setState('open')}>
          Edit
        </button>
      )}
      {state === 'open' && <Editor close={() => setState('closed')} remove={() => setState('removed')} />}
    </div>
  );
};

it('gives the focus back to what opened the window, and to the page where that is gone', async () => {
  await show(<Photos />);
  const edit = page.getByRole('button', { name: 'Edit' });
  await userEvent.click(edit);
  await expect.element(page.getByRole('dialog', { name: 'Photo' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(edit).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(page.getByRole('button', { name: 'Delete' }));
  await expect.element(page.getByRole('main')).toHaveFocus();
});
