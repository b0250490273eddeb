import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../ui/show.fake.tsx';
import { QuickReplies } from './QuickReplies.tsx';

const nothing = (): void => undefined;
const MODEL = {
  replies: [
    { name: 'hi', text: 'Hi Mark!', isPersonal: true },
    { name: 'moment', text: 'One moment', isPersonal: false },
  ],
  useQuickReply: nothing,
  edit: nothing,
};

it('blurs the quick replies with the name of the customer, and no others, while names are blurred', async () => {
  document.documentElement.dataset['blur'] = 'names';
  onTestFinished(() => void delete document.documentElement.dataset['blur']);
  await show(
    <>
      <QuickReplies model={MODEL} onUsed={nothing} />
      <p>Elsewhere</p>
    </>,
  );
  // The mouse is where the test before left it, and shows what it is over.
  await page.getByText('Elsewhere').hover();
  await expect.element(page.getByRole('button', { name: 'Hi Mark!' })).toHaveStyle({ userSelect: 'none' });
  const filters = ['Hi Mark!', 'One moment'].map(
    (name) => getComputedStyle(page.getByRole('button', { name }).element()).filter,
  );
  expect(filters).toEqual([expect.stringContaining('blur'), 'none']);
});

const LONG = 'Hoi Mark, leuk dat je er bent! Hoe was je dag?';

it('shows a whole reply on two lines, not its first letters, and prints its keys', async () => {
  await show(
    <QuickReplies model={{ ...MODEL, replies: [{ name: 'hi', text: LONG, isPersonal: true }] }} onUsed={nothing} />,
  );
  const text = page.getByText(LONG);
  await expect.element(text).toBeVisible();
  const { scrollHeight, clientHeight, clientWidth, scrollWidth } = text.element();
  expect([scrollHeight, scrollWidth]).toEqual([clientHeight, clientWidth]);
  const lines = clientHeight / Number.parseFloat(getComputedStyle(text.element()).lineHeight);
  expect(lines).toBe(2);
  await expect.element(page.getByText('Alt+1')).toBeVisible();
  const chip = page.getByRole('button', { name: LONG });
  await expect.element(chip).toHaveAttribute('aria-keyshortcuts', 'Alt+1');
  expect(chip.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
