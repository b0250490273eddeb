import { useState } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../ui/expect-accessible.fake.ts';
import { Modal } from '../ui/Modal.tsx';
import { isAwake, show } from '../ui/show.fake.tsx';
import { WindowBackground } from '../ui/WindowBackground.tsx';
import { WINDOW_NAMES, type WindowName } from '../ui/windows.ts';
import type { WindowRow } from './window-row.fake.ts';
import { WINDOW_ROWS } from './window-rows.fake.tsx';

interface Control {
  readonly open: (window: 'subject' | 'other' | undefined) => void;
  readonly removeOpener: () => void;
}

const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent.trim();

const openerOf = (row: WindowRow): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('button, a')].find((each) =>
    row.opener === undefined ? 'opener' in each.dataset : nameOf(each) === row.opener,
  );

/** A page with a button that opens the window of a row, and another window that may replace it. */
const setUp = async (name: WindowName): Promise<{ readonly row: WindowRow; readonly control: Control }> => {
  const row = WINDOW_ROWS[name];
  if (row.width !== undefined) {
    await page.viewport(row.width, 740);
    onTestFinished(() => page.viewport(1_280, 800));
  }
  let control: Control | undefined;
  const Page = () => {
    const [open, setOpen] = useState<'subject' | 'other'>();
    const [hasOpener, setHasOpener] = useState(true);
    control = { open: setOpen, removeOpener: () => setHasOpener(false) };
    const close = (): void => setOpen(undefined);
    const subject = row.show({ open: open === 'subject', close });
    const isInPage = row.inPage === true || row.opener !== undefined;
    return (
      <>
        <WindowBackground>
          <div id="main" role="main" tabIndex={-1}>
            {hasOpener && (
              <button type="button" data-opener="" onClick={() => setOpen('subject')}>
                Open
              </button>
            )}
          </div>
          {isInPage && subject}
        </WindowBackground>
        {!isInPage && subject}
        <Modal
          name={name === 'phone' ? 'notapproved' : 'phone'}
          open={open === 'other'}
          title="Other"
          close={{ label: 'Close other', press: close }}
        >
          Other
        </Modal>
      </>
    );
  };
  await show(<Page />);
  await expect.poll(() => openerOf(row)).toBeDefined();
  if (control === undefined) throw new Error('not rendered');
  return { row, control };
};

/** The window as it is open, or none. */
const windowElement = (): Element | null =>
  document.querySelector(
    '[data-window]:not([inert]), dialog[open], [data-part="side"][data-open="true"], [data-drawer]:not([hidden])',
  );

/** Name of the element with the focus. */
const focused = (): string => {
  const element = document.activeElement;
  const labelled =
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels?.[0] : null;
  return labelled?.textContent ?? (element === null ? '' : nameOf(element));
};

const openByKey = async (row: WindowRow): Promise<HTMLElement> => {
  const opener = openerOf(row);
  if (opener === undefined) throw new Error('no opener');
  opener.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(windowElement).not.toBeNull();
  return opener;
};

const OVER_THE_PAGE = WINDOW_NAMES.filter((name) => WINDOW_ROWS[name].beside !== true);
const REQUIRED = WINDOW_NAMES.filter(
  (name) => WINDOW_ROWS[name].key === undefined && WINDOW_ROWS[name].inPage !== true,
);
// Windows with an opener of their own are opened by hand alone, and nothing takes their place.
const REPLACEABLE = WINDOW_NAMES.filter((name) => WINDOW_ROWS[name].opener === undefined);

it.each(OVER_THE_PAGE)(
  'takes the focus into %s, keeps it there, and puts what is behind out of reach',
  async (name) => {
    const { row } = await setUp(name);
    await openByKey(row);
    await expect.poll(focused).toContain(row.first);
    const isInert = document.querySelector('[role="main"]')?.matches('[inert] *') === true;
    expect(isInert || document.querySelector('dialog:modal') !== null).toBe(true);
    const held: boolean[] = [];
    // Out at the top, where it begins, and at the bottom.
    for (const isBack of [true, true, true, false, false, false, false]) {
      await userEvent.keyboard(isBack ? '{Shift>}{Tab}{/Shift}' : '{Tab}');
      const element = document.activeElement;
      held.push(element === document.body || windowElement()?.contains(element) === true);
    }
    expect(held).not.toContain(false);
  },
);

it.each(WINDOW_NAMES)('has no barrier in %s', async (name) => {
  const { row } = await setUp(name);
  await openByKey(row);
  await expect.poll(focused).toContain(row.first);
  await expectAccessible();
});

it.each(WINDOW_NAMES)('returns the focus from %s to where it was, by its key', async (name) => {
  const { row, control } = await setUp(name);
  const opener = await openByKey(row);
  await expect.poll(focused).toContain(row.first);
  await isAwake();
  await (row.key === undefined ? control.open(undefined) : userEvent.keyboard(`{${row.key}}`));
  await expect.poll(() => document.activeElement).toBe(opener);
  expect(opener.closest('[inert]')).toBeNull();
  await expect.poll(windowElement).toBeNull();
});

it.each(REQUIRED)('keeps %s open until it is answered', async (name) => {
  const { row } = await setUp(name);
  await openByKey(row);
  await expect.poll(focused).toContain(row.first);
  await userEvent.keyboard('{Escape}');
  expect(windowElement()).not.toBeNull();
});

it.each(REPLACEABLE)('returns the focus also after another window has replaced %s', async (name) => {
  const { row, control } = await setUp(name);
  const opener = await openByKey(row);
  await expect.poll(focused).toContain(row.first);
  control.open('other');
  await expect.poll(focused).toBe('Close other');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(opener);
});

it.each(REPLACEABLE)('leaves the focus on the page where what opened %s is gone', async (name) => {
  const { row, control } = await setUp(name);
  await openByKey(row);
  await expect.poll(focused).toContain(row.first);
  control.removeOpener();
  control.open(undefined);
  await expect.poll(() => document.activeElement?.id).toBe('main');
});
