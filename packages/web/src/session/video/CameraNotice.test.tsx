import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../ui/show.fake.tsx';
import { CameraNotice, type CameraNoticeModel } from './CameraNotice.tsx';

const setUp = async (changes: Partial<CameraNoticeModel>, preview = false) => {
  const pressed: string[] = [];
  const model: CameraNoticeModel = {
    errorKey: 'error.camera.notReadable',
    help: undefined,
    mayContinueWithoutMicrophone: false,
    mayChatOnly: true,
    tryAgain: () => void pressed.push('again'),
    continueWithoutMicrophone: () => void pressed.push('silently'),
    chatOnly: () => void pressed.push('chat'),
    ...changes,
  };
  const shown = await show(<CameraNotice model={model} preview={preview} />);
  return { pressed, shown };
};
const press = (name: string): Promise<void> => userEvent.click(page.getByRole('button', { name }));

it('names what is wrong, how to lift a block in this browser, and every way on', async () => {
  const { pressed } = await setUp({
    errorKey: 'error.camera.microphoneBlocked',
    help: 'firefox',
    mayContinueWithoutMicrophone: true,
  });
  await expect.element(page.getByText('Your microphone is blocked', { exact: false })).toBeVisible();
  await expect.element(page.getByText('Click the crossed-out camera', { exact: false })).toBeVisible();
  for (const name of ['Unblock microphone', 'Go on without microphone', 'Work by chat only']) await press(name);
  expect(pressed).toEqual(['again', 'silently', 'chat']);
});

it('offers no way to go on in a preview', async () => {
  await setUp({}, true);
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Work by chat only' }).query()).toBeNull();
});

it('says nothing while nothing is wrong', async () => {
  await setUp({ errorKey: undefined });
  expect(document.querySelector('[data-announce="assertive"]')).toBeNull();
});

it('offers to unblock a blocked camera', async () => {
  const { pressed } = await setUp({ errorKey: 'error.camera.blocked', help: 'chromium' });
  await press('Unblock camera');
  expect(pressed).toEqual(['again']);
});

it('takes a camera that is connected again with one press', async () => {
  const { pressed } = await setUp({ errorKey: 'error.camera.isBack', mayChatOnly: false });
  await expect.element(page.getByText('A camera is connected again', { exact: false })).toBeVisible();
  await press('Use the camera');
  expect(pressed).toEqual(['again']);
});
