import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../ui/show.fake.tsx';
import { VideoControls, type VideoControlsModel } from './VideoControls.tsx';

const setUp = async (changes: Partial<VideoControlsModel>) => {
  const pressed: string[] = [];
  const model: VideoControlsModel = {
    picture: 'on',
    microphone: 'works',
    otherCamera: undefined,
    switchCamera: () => void pressed.push('other camera'),
    toggleCamera: () => void pressed.push('camera'),
    toggleMicrophone: () => void pressed.push('microphone'),
    ...changes,
  };
  await show(<VideoControls model={model} />);
  return pressed;
};

it.each([
  [{}, ['Mute microphone', 'Camera off']],
  [{ microphone: 'unmeasured' }, ['Mute microphone', 'Camera off']],
  [{ picture: 'paused', microphone: 'muted' }, ['Microphone on', 'Camera on']],
] as const)('names what a press does: %o', async (changes, names) => {
  const pressed = await setUp(changes);
  for (const name of names) await userEvent.click(page.getByRole('button', { name }));
  expect(pressed).toEqual(['microphone', 'camera']);
});

it.each([
  ['back', 'Back camera'],
  ['front', 'Front camera'],
  ['other', 'Other camera'],
] as const)('offers the %s camera while the picture is on, and not while it is off', async (otherCamera, name) => {
  const pressed = await setUp({ otherCamera });
  await userEvent.click(page.getByRole('button', { name }));
  expect(pressed).toEqual(['other camera']);
  await setUp({ otherCamera, picture: 'paused' });
  expect(page.getByRole('button', { name }).query()).toBe(null);
});
