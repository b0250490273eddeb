import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../ui/show.fake.tsx';
import type { CustomerPictureModel } from '../video/customer-picture.ts';
import { SessionStage } from './SessionStage.tsx';
import { StageChoice, type StageChoiceModel } from './stage-choice.ts';

/** A picture that needs no camera. */
const drawn = (): MediaStreamTrack[] => {
  const canvas = document.createElement('canvas');
  canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
  return canvas.captureStream(5).getVideoTracks();
};

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};

const setUp = async (
  changes: Partial<CustomerPictureModel>,
  camera: 'on' | 'off' = 'on',
  choice: StageChoiceModel = new StageChoice(memory()),
) => {
  const tracks = drawn();
  await show(
    <div style={{ display: 'grid', gridTemplate: '"stage" 240px / 400px', width: 400 }}>
      <SessionStage
        choice={choice}
        video={{
          picture: 'on',
          tracks,
          theirTracks: drawn(),
          isFrozen: false,
          sound: 'on',
          soundBlocked: () => undefined,
          toggleSound: () => undefined,
          ...changes,
        }}
        name="Mark"
        camera={camera}
        viewers={{ peek: 0, voyeur: 0 }}
        videoRef={{ current: null }}
      />
    </div>,
  );
};

const widthOf = (label: string): number => page.getByLabelText(label).element().getBoundingClientRect().width;

it('shows the customer large and the performer small, until one press swaps them, and remembers it on the device', async () => {
  const device = memory();
  await setUp({}, 'on', new StageChoice(device));
  await expect.poll(() => widthOf('Picture of Mark')).toBe(400);
  expect(widthOf('Your picture')).toBeLessThan(200);
  await userEvent.click(page.getByRole('button', { name: 'Swap pictures' }));
  await expect.poll(() => widthOf('Your picture')).toBe(400);
  expect(widthOf('Picture of Mark')).toBeLessThan(200);
  expect(new StageChoice(device).large).toBe('own');
});

it.each([
  ['on', 'Mark’s picture is coming …'],
  ['off', 'Mark’s camera is off'],
] as const)(
  'shows the performer large, and in words why, while the camera of the customer is %s',
  async (camera, words) => {
    await setUp({ theirTracks: [] }, camera);
    await expect.poll(() => widthOf('Your picture')).toBe(400);
    await expect.element(page.getByText(words)).toBeVisible();
    expect(page.getByRole('button', { name: 'Swap pictures' }).query()).toBeNull();
  },
);

it('says that the picture of the customer is frozen, for its last one looks live', async () => {
  await setUp({ isFrozen: true });
  await expect.element(page.getByText('Mark’s picture is frozen.')).toBeVisible();
});
