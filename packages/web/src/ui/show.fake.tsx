import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { fetchAllWords, startI18n } from '../i18n/i18n.ts';
import { MantineRoot } from '../theme/MantineRoot.tsx';
import { ASLEEP, noteInput } from './input-guard.ts';
import '../theme/first.css';

const speakEnglish = async (): Promise<void> => {
  await startI18n('en');
  await fetchAllWords();
};
let words: Promise<void> | undefined;

/** For tests: puts a component on a page of its own, in English and with the styles of the product, and takes it off again. */
export const show = async (component: ReactNode, address = '/'): Promise<HTMLElement> => {
  words ??= speakEnglish();
  await words;
  const container = document.createElement('div');
  const start = document.createElement('span');
  start.tabIndex = -1;
  document.body.replaceChildren(start, container);
  // Tab goes on from where the focus was last, and that may be an element of the test before.
  window.focus();
  start.focus();
  start.blur();
  onTestFinished(noteInput());
  const root = createRoot(container);
  onTestFinished(() => root.unmount());
  const element = <MantineRoot scheme="light">{component}</MantineRoot>;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  root.render(<RouterProvider router={router} />);
  return container;
};

/** For tests: waits until what opened by itself takes keys. */
export const isAwake = (): Promise<void> => expect.poll(() => document.querySelector(`[${ASLEEP}]`)).toBeNull();

/** For tests: shows a page as `show` does, and returns what leaves it for another one. */
export const showUntilLeft = async (component: ReactNode): Promise<() => Promise<void>> => {
  const isOpen = observable.box(true);
  const Address = observer(function Address() {
    return isOpen.get() ? component : <p>Another page</p>;
  });
  await show(<Address />);
  return async () => {
    runInAction(() => isOpen.set(false));
    await expect.element(page.getByText('Another page')).toBeVisible();
  };
};
