import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../ui/show.fake.tsx';
import { StageControls, type StageControlsModel } from './StageControls.tsx';

const setUp = async (changes: Partial<StageControlsModel> = {}) => {
  const model: StageControlsModel = {
    isOn: true,
    picture: 'on',
    microphone: 'works',
    bars: 3,
    otherCamera: undefined,
    switchCamera: () => undefined,
    toggleCamera: () => undefined,
    toggleMicrophone: () => undefined,
    theirTracks: [],
    sound: 'on',
    toggleSound: () => undefined,
    ...changes,
  };
  await show(
    <StageControls model={model} health={undefined} videoRef={{ current: null }} openCheck={() => undefined} />,
  );
};

const tracksOf = (canvas: HTMLCanvasElement): MediaStreamTrack[] => {
  canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
  return canvas.captureStream(5).getVideoTracks();
};

it('shows a microphone that the browser cannot measure as on, and no level', async () => {
  await setUp({ microphone: 'unmeasured', bars: 0 });
  const button = page.getByRole('button', { name: 'Mic on' });
  await expect.element(button).toHaveAttribute('data-off', 'false');
  await expect.element(button).toHaveAttribute('title', expect.stringContaining('Mute microphone'));
  expect(page.getByRole('meter').query()).toBeNull();
});

it.each(['muted', 'missing'] as const)('shows a microphone that is %s as off', async (microphone) => {
  await setUp({ microphone });
  await expect.element(page.getByRole('button', { name: 'Mic off' })).toHaveAttribute('data-off', 'true');
  expect(page.getByRole('meter').query()).toBeNull();
});

it('offers the picture in its own window while the customer shows one', async () => {
  await setUp();
  const float = page.getByRole('menuitem', { name: 'Picture in its own window' });
  const open = (): Promise<void> => userEvent.click(page.getByRole('button', { name: 'Camera and picture' }));
  await open();
  await expect.element(page.getByRole('menuitem', { name: 'Check camera and sound' })).toBeVisible();
  expect(float.query()).toBeNull();
  await setUp({ theirTracks: tracksOf(document.createElement('canvas')) });
  await open();
  await expect.element(float).toBeVisible();
});
