import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../ui/show.fake.tsx';
import { UpdateNotice } from './UpdateNotice.tsx';

const setUp = async (isOffered: boolean, isOnAir = false) => {
  const pressed: string[] = [];
  await show(<UpdateNotice model={{ isOffered, isOnAir, take: () => void pressed.push('taken') }} />);
  return { pressed, notice: page.getByRole('group', { name: 'New version' }) };
};

it('offers the new version in one line, and takes it at a press', async () => {
  const { notice, pressed } = await setUp(true);
  await expect.element(notice.getByText(/what you typed stays/)).toBeVisible();
  await userEvent.click(notice.getByRole('button', { name: 'Update now' }));
  expect(pressed).toEqual(['taken']);
});

it('says on the air that the performer has to go ready again', async () => {
  const { notice } = await setUp(true, true);
  await expect.element(notice.getByText(/go ready again afterwards/)).toBeVisible();
});

it('is not there without a new version', async () => {
  const { notice } = await setUp(false);
  await expect.element(notice).not.toBeInTheDocument();
});
