import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../ui/show.sim.tsx';
import { CustomerPicture, type CustomerPictureModel } from './CustomerPicture.tsx';

/** A picture that needs no camera. */
const drawn = (): MediaStreamTrack[] => {
  const canvas = document.createElement('canvas');
  canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
  return canvas.captureStream(5).getVideoTracks();
};

const setUp = async (changes: Partial<CustomerPictureModel>, camera: 'on' | 'off' = 'on') => {
  const pressed: string[] = [];
  const model: CustomerPictureModel = {
    theirTracks: drawn(),
    stands: false,
    sound: 'on',
    soundBlocked: () => void pressed.push('blocked'),
    toggleSound: () => void pressed.push('sound'),
    ...changes,
  };
  await show(
    <CustomerPicture model={model} name="Mark" camera={camera} switches={<button type="button">Mine</button>}>
      <p>Me</p>
    </CustomerPicture>,
  );
  return pressed;
};

it('shows him with his sound, and her small beside her switches', async () => {
  const pressed = await setUp({});
  await expect.element(page.getByLabelText('Picture of Mark')).toBeVisible();
  await expect.element(page.getByText('Me')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Mute the customer' }));
  // A browser in which nobody has pressed anything yet may have kept the sound off before.
  expect(pressed.at(-1)).toBe('sound');
});

it('says that the browser keeps his sound off, and turns it on when she presses', async () => {
  const pressed = await setUp({ sound: 'blocked' });
  await userEvent.click(page.getByRole('button', { name: 'Your browser blocks the sound: turn it on' }));
  expect(pressed).toEqual(['sound']);
});

it('says that his picture stands, for its last one looks as if he kept still', async () => {
  await setUp({ stands: true });
  await expect.element(page.getByRole('status').getByText('Mark’s picture is frozen.')).toBeVisible();
});

it.each([
  ['on', 'Mark’s picture is coming …'],
  ['off', 'Mark’s camera is off'],
] as const)('says in words why there is no picture while his camera is %s', async (camera, words) => {
  await setUp({ theirTracks: [] }, camera);
  await expect.element(page.getByText(words)).toBeVisible();
  expect(page.getByRole('button', { name: 'Full screen' }).query()).toBeNull();
});
