import { action, observable, runInAction } from 'mobx';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AttentionSettingsModel } from '../../attention/attention-settings.view-model.ts';
import { startAnnouncing } from '../../ui/announcer.ts';
import { show } from '../../ui/show.fake.tsx';
import { GoLiveCheck, type GoLiveCheckModel } from './GoLiveCheck.tsx';
import type { StudioVideoModel } from './StudioVideo.tsx';

const STUDIO = { picture: 'failed', microphone: 'missing', isOn: false, errorKey: undefined } as unknown;

const setUp = async (changes: Partial<GoLiveCheckModel>) => {
  const calls: string[] = [];
  const note =
    (what: string) =>
    (...args: readonly string[]): void =>
      void calls.push([what, ...args].join(' '));
  const model: GoLiveCheckModel & { isOpen: boolean } = observable(
    {
      studio: STUDIO as StudioVideoModel,
      attention: {
        sound: changes.sound ?? 'untested',
        notice: 'granted',
        volume: 100,
        muted: false,
        testSound: () => void calls.push('sound'),
        setVolume: () => undefined,
        setMuted: () => undefined,
        askForNotices: () => undefined,
      } as AttentionSettingsModel,
      parts: { camera: 'good', microphone: 'good', sound: 'good', notifications: 'good', toys: 'off' },
      toys: { state: 'away', word: 'off', list: [] },
      connectToys: () => undefined,
      testToy: () => undefined,
      isOnlyToyMissing: false,
      dataPerHour: undefined,
      screenLock: 'harmless',
      lacks: [],
      explainsScreenLock: () => false,
      isOpen: false,
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
      open: action(() => {
        calls.push('open');
        model.isOpen = true;
      }),
      close: action(() => {
        calls.push('close');
        model.isOpen = false;
      }),
      wasDoneToday: () => false,
      testConnection: note('connection'),
      chooseCamera: note('camera'),
      chooseMicrophone: note('microphone'),
      chooseQuality: note('quality'),
      ...changes,
    },
    {},
    { deep: false },
  );
  await show(<GoLiveCheck model={model} />);
  await expect.element(page.getByRole('button', { name: 'Check camera and sound' })).toBeVisible();
  const row = page
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent + (item.querySelector('svg')?.getAttribute('aria-label') ?? ''));
  await userEvent.click(page.getByRole('button', { name: 'Check camera and sound' }));
  return { calls, row, model };
};

it("offers a choice of the devices and of the picture's quality", async () => {
  const { calls, row } = await setUp({});
  expect(row).toEqual(['Camerain order', 'Microphonein order', 'Soundin order', 'Notificationsin order', 'Toysoff']);
  await userEvent.selectOptions(page.getByLabelText('Camera', { exact: true }), 'Camera 2');
  await userEvent.selectOptions(page.getByLabelText('Picture quality'), 'High · 1280 × 720');
  await userEvent.click(page.getByRole('button', { name: 'Test the sound' }));
  await userEvent.click(page.getByRole('button', { name: 'Done' }));
  expect(calls).toEqual(['open', 'camera c2', 'quality hd', 'sound', 'close']);
});

it('says what is wrong with a part, and mends it at a press', async () => {
  const mended: string[] = [];
  const { row } = await setUp({
    parts: {
      camera: 'good',
      microphone: 'off',
      sound: {
        fault: 'attention.sound.untested',
        remedy: 'attention.testSound',
        mend: () => void mended.push('sound'),
      },
      notifications: {
        fault: 'video.check.fault.notifications',
        remedy: 'video.check.remedy.look',
        mend: () => void mended.push('notifications'),
      },
      toys: 'off',
    },
  });
  expect(row).toEqual([
    'Camerain order',
    'Microphoneoff',
    'Sound not tested yet · Test the sound',
    'Your browser blocks notifications · See what helps',
    'Toysoff',
  ]);
  await userEvent.click(page.getByRole('button', { name: 'Done' }));
  await page.getByRole('button', { name: /^Sound not tested yet/ }).click();
  await page.getByRole('button', { name: /^Your browser blocks notifications/ }).click();
  expect(mended).toEqual(['sound', 'notifications']);
});

it('tells why the picture does not reach the server', async () => {
  await setUp({ connection: 'failed', connectionErrorKey: 'error.streaming.unreachable' });
  await expect.element(page.getByText('Your picture does not reach the server')).toBeVisible();
  await expect.element(page.getByText('The streaming server cannot be reached.', { exact: false })).toBeVisible();
});

it('reads out that the connection failed, and why', async () => {
  const { model } = await setUp({ connection: 'testing' });
  const { regions, stop } = startAnnouncing();
  onTestFinished(stop);
  runInAction(() => Object.assign(model, { connection: 'failed', connectionErrorKey: 'error.streaming.unreachable' }));
  await expect.poll(() => regions.polite.textContent).toContain('Your picture does not reach the server');
  expect(regions.polite.textContent).toContain('The streaming server cannot be reached.');
});

it('shows one green light when everything is in order', async () => {
  await setUp({ connection: 'passed', took: '0.4', sound: 'on', inOrder: true });
  await expect.element(page.getByText('Connection works (0.4 s)')).toBeVisible();
  await expect.element(page.getByText('Everything works. You can go ready.')).toBeVisible();
});

it.each([
  ['explained', /Keep Greenroom in front and do not lock the screen/],
  ['keptAwake', /Greenroom keeps the screen on while you are on air/],
] as const)('says before going ready what a locked screen stops: %s', async (screenLock, text) => {
  await setUp({ screenLock });
  await expect.element(page.getByText(text)).toBeInTheDocument();
});

it('says before going ready what the browser lacks', async () => {
  await setUp({ lacks: ['browser.screen', 'browser.tabs'] });
  await expect.element(page.getByText(/^This browser cannot keep the screen on/)).toBeInTheDocument();
  await expect.element(page.getByText(/Keep it open in one tab only/)).toBeInTheDocument();
});

it('says that data is saved, and how much the picture takes', async () => {
  await setUp({ dataPerHour: 68 });
  await expect.element(page.getByText(/takes at most 68 MB an hour/)).toBeVisible();
});
