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
