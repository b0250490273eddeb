import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../ui/expect-accessible.fake.ts';
import { show } from '../ui/show.fake.tsx';
import { OutageNotice, type LastingOutage } from './OutageNotice.tsx';

const setUp = async (outage: LastingOutage | undefined) => {
  const pressed: string[] = [];
  await show(<OutageNotice model={{ outage, retry: () => void pressed.push('again') }} />);
  return { pressed, notice: page.getByRole('group', { name: 'Lost connection' }) };
};

it('says how long the connection has been lost and when the next try is, and tries at a press', async () => {
  const { notice, pressed } = await setUp({ isRefused: false, lasted: '03:12', nextTry: 14 });
  await expect.element(notice.getByText(/^No connection for 03:12\. Next try in 14 seconds\./)).toBeVisible();
  await expectAccessible();
  await userEvent.click(notice.getByRole('button', { name: 'Try again' }));
  expect(pressed).toEqual(['again']);
});

it.each([
  ['that a try runs', { isRefused: false, lasted: '03:12', nextTry: undefined }, /Trying now …/],
  [
    'what to do when the platform refused',
    { isRefused: true, lasted: undefined, nextTry: undefined },
    /Log out and in/,
  ],
] as const)('says %s', async (_what, outage, text) => {
  const { notice } = await setUp(outage);
  await expect.element(notice.getByText(text)).toBeVisible();
});

it('is not there while the connection is', async () => {
  const { notice } = await setUp(undefined);
  await expect.element(notice).not.toBeInTheDocument();
});
