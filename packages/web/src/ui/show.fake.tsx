import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { onTestFinished } from 'vitest';
import { fetchAllWords, startI18n } from '../i18n/i18n.ts';
import { MantineRoot } from '../theme/MantineRoot.tsx';
import '../theme/first.css';

const speakEnglish = async (): Promise<void> => {
  await startI18n('en');
  await fetchAllWords();
};
let words: Promise<void> | undefined;

/** For tests: puts a component on a page of its own, in English and with the styles of the product, and takes it off again. */
export const show = async (component: ReactNode): Promise<HTMLElement> => {
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
  const root = createRoot(container);
  onTestFinished(() => root.unmount());
  const router = createMemoryRouter([{ path: '*', element: <MantineRoot scheme="light">{component}</MantineRoot> }]);
  root.render(<RouterProvider router={router} />);
  return container;
};
