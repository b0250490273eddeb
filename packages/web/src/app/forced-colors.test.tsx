import { IconNews } from '@tabler/icons-react';
import { expect, it, onTestFinished } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { BottomBar } from '../navigation/BottomBar.tsx';
import { LinkTabs } from '../ui/LinkTabs.tsx';
import { show } from '../ui/show.fake.tsx';

const emulate = async (value: 'active' | 'none'): Promise<void> =>
  void (await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] }));

const inHighContrast = async (): Promise<void> => {
  await emulate('active');
  onTestFinished(() => emulate('none'));
  await expect.poll(() => matchMedia('(forced-colors: active)').matches).toBe(true);
};

const lineOf = (element: Element): string => {
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  return `${outlineWidth} ${outlineStyle}`;
};

const NEWS = { route: 'my-day', to: '/', labelKey: 'menu.my-day', icon: IconNews, unread: 3 } as const;

const Marks = () => (
  <>
    <BottomBar
      model={{
        warns: false,
        explain: () => undefined,
        sections: [{ group: 'work', destinations: [NEWS] }],
        actions: [],
      }}
    />
    <LinkTabs
      label="Order"
      tabs={[
        { key: 'name', text: 'Name', to: '/', current: true },
        { key: 'earned', text: 'Earned', to: '/earned', current: false },
      ]}
    />
    <button type="button" aria-pressed="true">
      Mute
    </button>
  </>
);

it('marks what is current or pressed by a line where the backgrounds go, and the focus by another', async () => {
  await show(<Marks />);
  await expect.element(page.getByRole('link', { name: 'Name' })).toBeVisible();
  const tab = page.getByRole('link', { name: 'Name' }).element();
  expect(lineOf(tab)).toContain('none');
  await inHighContrast();
  expect(lineOf(tab)).toBe('2px solid');
  expect(lineOf(page.getByRole('link', { name: /^Home/ }).element())).toBe('2px solid');
  expect(lineOf(page.getByRole('button', { name: 'Mute' }).element())).toBe('2px solid');
  expect(lineOf(page.getByRole('link', { name: 'Earned' }).element())).toContain('none');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Name' })).toHaveFocus();
  expect(lineOf(tab)).toBe('4px double');
});

it('draws a line around a number of unread messages', async () => {
  await show(<Marks />);
  await inHighContrast();
  const badge = page.getByText('3', { exact: true }).element().parentElement;
  expect(badge === null ? '' : lineOf(badge)).toBe('1px solid');
  expect(badge === null ? '' : getComputedStyle(badge).outlineColor).not.toBe('rgba(0, 0, 0, 0)');
});
