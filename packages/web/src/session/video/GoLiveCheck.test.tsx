import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../ui/show.sim.tsx';
import { GoLiveCheck, type GoLiveCheckModel } from './GoLiveCheck.tsx';
import type { StudioVideoModel } from './StudioVideo.tsx';

const STUDIO = { picture: 'failed', microphone: 'missing', isOn: false, errorKey: undefined } as unknown;

const setUp = async (changes: Partial<GoLiveCheckModel>) => {
  const heard: string[] = [];
  const note =
    (what: string) =>
    (...args: readonly string[]): void =>
      void heard.push([what, ...args].join(' '));
  const model: GoLiveCheckModel = {
    studio: STUDIO as StudioVideoModel,
    cameras: [
      { id: 'c1', label: 'Desk' },
      { id: 'c2', label: '' },
    ],
    microphones: [],
    camera: 'c1',
    microphone: '',
    quality: 'md',
    connection: 'untested',
    connectionErrorKey: undefined,
    took: '',
    sound: 'untested',
    inOrder: false,
    open: note('open'),
    close: note('close'),
    wasDoneToday: () => false,
    testConnection: note('connection'),
    testSound: () => void heard.push('sound'),
    chooseCamera: note('camera'),
    chooseMicrophone: note('microphone'),
    chooseQuality: note('quality'),
    ...changes,
  };
  await show(<GoLiveCheck model={model} />);
  await userEvent.click(page.getByRole('button', { name: 'Check camera and sound' }));
  return heard;
};

it('lets her choose her devices and how good her picture is', async () => {
  const heard = await setUp({});
  await userEvent.selectOptions(page.getByLabelText('Camera', { exact: true }), 'Camera 2');
  await userEvent.selectOptions(page.getByLabelText('Picture quality'), 'High · 1280 × 720');
  await userEvent.click(page.getByRole('button', { name: 'Test the sound' }));
  await userEvent.click(page.getByRole('button', { name: 'Done' }));
  expect(heard).toEqual(['open', 'camera c2', 'quality hd', 'sound', 'close']);
});

it('says why her picture does not get through', async () => {
  await setUp({ connection: 'failed', connectionErrorKey: 'error.streaming.unreachable' });
  await expect.element(page.getByText('Your picture does not get through')).toBeVisible();
  await expect.element(page.getByText('The streaming server cannot be reached.', { exact: false })).toBeVisible();
});

it('shows one green light when everything is in order', async () => {
  await setUp({ connection: 'passed', took: '0.4', sound: 'on', inOrder: true });
  await expect.element(page.getByText('Connection works (0.4 s)')).toBeVisible();
  await expect.element(page.getByText('Everything works. You can go ready.')).toBeVisible();
});
