import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from './Button.tsx';
import { Drawer } from './Drawer.tsx';
import { Modal } from './Modal.tsx';
import { show } from './show.fake.tsx';

const WINDOWS = { Modal, Drawer } as const;

const Opener = ({ kind }: { readonly kind: keyof typeof WINDOWS }) => {
  const [open, setOpen] = useState(false);
  const Window = WINDOWS[kind];
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Window name="flag" open={open} title="Inside" close={{ label: 'Close', press: () => setOpen(false) }}>
        <input aria-label="Name" />
      </Window>
    </>
  );
};

it.each(['Modal', 'Drawer'] as const)(
  'opens a %s with the focus in it and gives it back, the first time and again',
  async (kind) => {
    await show(<Opener kind={kind} />);
    const button = page.getByRole('button', { name: 'Open' });
    const inside = page.getByRole('dialog', { name: 'Inside' });
    for (const _ of ['first', 'again']) {
      await button.click();
      await expect.element(inside).toBeVisible();
      await expect.poll(() => inside.element().contains(document.activeElement)).toBe(true);
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => inside.query()).toBeNull();
      await expect.element(button).toHaveFocus();
    }
  },
);

const Stacked = () => {
  const [openCount, setOpenCount] = useState(1);
  const pop = () => setOpenCount((count) => count - 1);
  return (
    <>
      <Modal name="flag" open={openCount >= 1} title="Below" close={{ label: 'Close', press: pop }}>
        <input aria-label="Name" />
        <Button onClick={() => setOpenCount(2)}>Ask</Button>
      </Modal>
      <Modal name="block" open={openCount >= 2} title="Above" close={{ label: 'Close', press: pop }}>
        <input aria-label="Reason" />
      </Modal>
    </>
  );
};

it('closes only the topmost of two windows by Escape, and returns the focus into the one below', async () => {
  await show(<Stacked />);
  const [below, above] = [page.getByRole('dialog', { name: 'Below' }), page.getByRole('dialog', { name: 'Above' })];
  await userEvent.click(page.getByRole('button', { name: 'Ask' }));
  await expect.element(above).toBeVisible();
  const behind = document.querySelector('[data-window="flag"]');
  expect(behind?.matches('[inert]')).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => above.query()).toBeNull();
  await expect.element(below).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Ask' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => below.query()).toBeNull();
});

it('puts the focus on the page when it closes, where nothing had it before', async () => {
  const model = observable({ open: false });
  const Request = observer(function Request() {
    return (
      <Modal name="request" open={model.open} title="Inside" close={{ label: 'Close', press: () => undefined }}>
        Text
      </Modal>
    );
  });
  await show(
    <>
      <div id="main" role="main" tabIndex={-1} />
      <Request />
    </>,
  );
  await expect.element(page.getByRole('main')).toBeInTheDocument();
  expect(document.activeElement).toBe(document.body);
  runInAction(() => void (model.open = true));
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
  runInAction(() => void (model.open = false));
  await expect.element(page.getByRole('main')).toHaveFocus();
});

it('stays open behind a dialog of the top layer that Escape is meant for', async () => {
  await show(
    <>
      <Modal name="flag" open title="Below" close={{ label: 'Close', press: () => expect.fail('closed') }}>
        <input aria-label="Name" />
      </Modal>
      <dialog ref={(dialog) => dialog?.showModal()} onCancel={(event) => event.preventDefault()}>
        Above
      </dialog>
    </>,
  );
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Above')).toBeVisible();
  expect(document.querySelector('[role="dialog"]')?.checkVisibility()).toBe(true);
});

/** Presses Back as a browser reports it. @returns true when the page stays */
const pressBack = (userInitiated = true): boolean => {
  const back = Object.assign(new Event('navigate', { cancelable: true }), {
    navigationType: 'traverse',
    userInitiated,
  });
  window.navigation.dispatchEvent(back);
  return back.defaultPrevented;
};

it.each(['Modal', 'Drawer'] as const)(
  'closes a %s by Back and stays on the page, which the next Back leaves',
  async (kind) => {
    await show(<Opener kind={kind} />);
    await page.getByRole('button', { name: 'Open' }).click();
    const inside = page.getByRole('dialog', { name: 'Inside' });
    await expect.element(inside).toBeVisible();
    expect(pressBack(false)).toBe(false);
    expect(pressBack()).toBe(true);
    await expect.poll(() => inside.query()).toBeNull();
    expect(pressBack()).toBe(false);
  },
);

it('closes only the topmost of two windows by Back', async () => {
  await show(<Stacked />);
  const [below, above] = [page.getByRole('dialog', { name: 'Below' }), page.getByRole('dialog', { name: 'Above' })];
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect.element(above).toBeVisible();
  expect(pressBack()).toBe(true);
  await expect.poll(() => above.query()).toBeNull();
  await expect.element(below).toBeVisible();
});

it('leaves Back alone where an answer is required', async () => {
  await show(
    <Modal name="flag" open title="Inside">
      Text
    </Modal>,
  );
  await expect.element(page.getByRole('dialog', { name: 'Inside' })).toBeVisible();
  expect(pressBack()).toBe(false);
});

it('closes a window on a touch screen by the close watcher of the browser, also where it first stayed open', async () => {
  const watchers = new Set<{ onclose?: () => void }>();
  vi.stubGlobal(
    'CloseWatcher',
    class {
      onclose?: () => void;
      constructor() {
        watchers.add(this);
      }
      destroy(): void {
        watchers.delete(this);
      }
    },
  );
  const matchMedia = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query === '(any-pointer: fine)' ? ({ matches: false } as MediaQueryList) : matchMedia(query),
  );
  onTestFinished(() => void (vi.unstubAllGlobals(), vi.restoreAllMocks()));
  const closed = vi.fn<() => void>();
  await show(
    <Modal name="flag" open title="Inside" close={{ label: 'Close', press: closed }}>
      Text
    </Modal>,
  );
  await expect.poll(() => watchers.size).toBe(1);
  for (const count of [1, 2]) {
    const [watcher] = watchers;
    if (watcher !== undefined) watchers.delete(watcher);
    watcher?.onclose?.();
    expect(closed).toHaveBeenCalledTimes(count);
  }
});
