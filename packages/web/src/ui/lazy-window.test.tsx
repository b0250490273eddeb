import { observable, runInAction } from 'mobx';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ChunkNotFetched } from '../device/fetch-chunk.ts';
import { expectAccessible } from './expect-accessible.fake.ts';
import { lazyWindow } from './lazy-window.tsx';
import { Modal } from './Modal.tsx';
import { show } from './show.fake.tsx';

const createModel = () => {
  const model = observable({ isOpen: false, open: () => set(true), close: () => set(false) });
  const set = (isOpen: boolean): void => runInAction(() => void (model.isOpen = isOpen));
  return model;
};
type Model = ReturnType<typeof createModel>;

const Phone = ({ model }: { readonly model: Model }) => (
  <Modal name="remote" open={model.isOpen} title="A phone" close={{ label: 'Close', press: model.close }}>
    The phone is here
  </Modal>
);

it('says in the window that it could not be fetched, leaves what is behind as it is, and opens it at another try', async () => {
  let tries = 0;
  const PhoneWindow = lazyWindow<Model>(
    'remote',
    'remote.title',
    async (): Promise<ComponentType<{ model: Model }>> => {
      tries += 1;
      if (tries === 1) throw new ChunkNotFetched('no network');
      return Phone;
    },
  );
  const model = createModel();
  await show(
    <>
      <button type="button" onClick={model.open}>
        Open
      </button>
      <PhoneWindow model={model} />
    </>,
  );
  const opener = page.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('This page could not be loaded')).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await userEvent.click(opener);
  await expect.element(dialog.getByText('The phone is here')).toBeVisible();
  expect(tries).toBe(2);
});
