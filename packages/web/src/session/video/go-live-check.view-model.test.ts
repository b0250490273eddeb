import { autorun } from 'mobx';
import { expect, it } from 'vitest';
import { createValue } from '@greenroom/core/kernel/machine';
import { millis } from '@greenroom/core/kernel/units';
import type { PerformerVideo } from '@greenroom/core/performer-video/performer-video.controller';
import type { ServicesState } from '@greenroom/core/services/services-state';
import type { SessionState } from '@greenroom/core/session/session-state';
import type { CameraState } from '@greenroom/core/session/video/camera.machine';
import type { ConnectionTestState } from '@greenroom/core/session/video/connection-test.machine';
import type { StreamingState } from '@greenroom/core/session/video/streaming.machine';
import { connectedWith, IDLE, MARK, READY } from '@greenroom/core/testing/session/session-state.fake';
import { reportOf } from '@greenroom/core/testing/toys/toys-rig.fake';
import type { ToyConnectionState } from '@greenroom/core/toys/connection/toy-connection.machine';
import { toToy, type Toy } from '@greenroom/core/toys/toy';
import { EMPTY_TOY_LIST, type ToyList } from '@greenroom/core/toys/toy-list.machine';
import type { ToysController } from '@greenroom/core/toys/toys.controller';
import type { AttentionSettingsModel } from '../../attention/attention-settings.view-model.ts';
import { GoLiveCheckViewModel } from './go-live-check.view-model.ts';
import type { GoLiveCheckModel } from './GoLiveCheck.tsx';
import type { StudioVideoModel } from './StudioVideo.tsx';

const CAMERAS = [
  { kind: 'camera', id: 'c1', label: 'Desk' },
  { kind: 'microphone', id: 'm1', label: 'Desk' },
] as const;

const pearl = (): Toy => {
  const toy = toToy(reportOf('a1', 'lush'), undefined, 0, false);
  if (toy === undefined) throw new Error('the model is not supported');
  return toy;
};
const PEARL = pearl();

const setUp = (
  session: SessionState = IDLE,
  publish: StreamingState['status'] = 'idle',
  screenLock: GoLiveCheckModel['screenLock'] = 'harmless',
) => {
  const camera = createValue({
    got: { camera: undefined, microphone: undefined },
    request: { chosen: { camera: 'c1' } },
    devices: CAMERAS,
  } as unknown as CameraState);
  const connection = createValue<ConnectionTestState>({ status: 'untested' });
  const shown = { picture: 'on', microphone: 'works' } as StudioVideoModel;
  const current = createValue(session);
  const toys = createValue({ status: 'disconnected' } as ToyConnectionState);
  const toyList = createValue<ToyList>(EMPTY_TOY_LIST);
  const services = createValue({ flags: { toy: false } } as ServicesState);
  const savesData = createValue(false);
  const calls: string[] = [];
  const remembered: string[] = [];
  const told: string[] = [];
  const check = new GoLiveCheckViewModel({
    video: {
      camera: { watch: camera, choose: (kind: string, id: string) => calls.push(`choose ${kind} ${id}`) },
      connection: { watch: connection, start: () => calls.push('test') },
      publish: { watch: createValue({ status: publish, quality: 'md' } as StreamingState) },
      preview: () => calls.push('preview'),
      leavePreview: () => calls.push('leave'),
      chooseQuality: (quality: string) => calls.push(`quality ${quality}`),
    } as unknown as PerformerVideo,
    session: current,
    toys: {
      connection: toys,
      list: toyList,
      connect: () => calls.push('connect toys'),
      trigger: ({ kind }: { readonly kind: string }) => calls.push(`trigger ${kind}`),
    } as unknown as ToysController,
    services,
    savesData,
    screenLock,
    lacks: ['browser.screen'],
    screenLockMemory: { isExplained: () => told.length > 0, remember: () => void told.push('locked screen') },
    studio: shown,
    attention: { sound: 'on', notice: 'notAsked' } as unknown as AttentionSettingsModel,
    checked: { read: () => remembered.length > 0, remember: () => void remembered.push('today') },
  });
  const turnOn = (): void => camera.set({ ...camera.state(), got: { camera: 'c1', microphone: 'm1' } });
  return { check, connection, calls, turnOn, shown, camera, current, toys, toyList, services, savesData };
};

it('tests the connection by itself as soon as there is a picture', () => {
  const { check, calls, turnOn } = setUp();
  check.open();
  expect(calls).toEqual(['preview']);
  turnOn();
  expect(calls).toEqual(['preview', 'test']);
});

it('needs no test while live', () => {
  const { check, calls, turnOn } = setUp(READY, 'live');
  check.open();
  turnOn();
  expect([calls, check.connection, check.inOrder]).toEqual([['preview'], 'live', true]);
});

it('is in order with a microphone that is on and that the browser cannot measure', () => {
  const { check, connection, shown } = setUp();
  connection.set({ status: 'passed', took: millis(600) });
  Object.assign(shown, { microphone: 'silent' });
  expect(check.inOrder).toBe(false);
  Object.assign(shown, { microphone: 'unmeasured' });
  expect(check.inOrder).toBe(true);
});

it('is in order once camera, microphone, connection and sound are, and remembers it for the day', () => {
  const { check, connection } = setUp();
  check.open();
  expect([check.inOrder, check.wasDoneToday()]).toEqual([false, false]);
  connection.set({ status: 'passed', took: millis(640) });
  expect([check.inOrder, check.took]).toEqual([true, '0.6']);
  check.close();
  expect(check.wasDoneToday()).toBe(true);
});

it('is done for the day at the very moment it closes', () => {
  const { check, connection } = setUp();
  check.open();
  connection.set({ status: 'passed', took: millis(640) });
  const seen: boolean[] = [];
  const stop = autorun(() => seen.push(!check.isOpen && check.wasDoneToday()));
  check.close();
  stop();
  expect(seen).toEqual([false, true]);
});

it('is not remembered when something was missing', () => {
  const { check, connection } = setUp();
  check.open();
  connection.set({ status: 'failed', error: 'streaming.noMedia' });
  check.close();
  expect([check.connectionErrorKey, check.wasDoneToday()]).toEqual(['error.streaming.noMedia', false]);
});

it('shows what is chosen until something is on', () => {
  const { check, turnOn } = setUp();
  expect([check.camera, check.microphone]).toEqual(['c1', '']);
  turnOn();
  expect([check.camera, check.microphone]).toEqual(['c1', 'm1']);
  expect([check.cameras.length, check.microphones.length]).toEqual([1, 1]);
});

it('hands on the chosen devices and the tests', () => {
  const { check, calls } = setUp();
  check.chooseCamera('c2');
  check.chooseMicrophone('m2');
  check.chooseQuality('hd');
  check.testConnection();
  expect(calls).toEqual(['choose camera c2', 'choose microphone m2', 'quality hd', 'test']);
});

it('tests nothing any more once it is closed', () => {
  const { check, calls, turnOn } = setUp();
  check.open();
  check.close();
  turnOn();
  expect(calls).toEqual(['preview', 'leave']);
});

it('is closed by a session, and tests nothing when the camera comes on later', () => {
  const { check, calls, turnOn, current } = setUp(READY);
  check.open();
  current.set(connectedWith(MARK));
  expect(check.isOpen).toBe(false);
  current.set(IDLE);
  turnOn();
  expect(calls).toEqual(['preview']);
});

it('may be opened during a session', () => {
  const { check } = setUp(connectedWith(MARK));
  check.open();
  expect(check.isOpen).toBe(true);
});

it('says in one row what is in order', () => {
  const { check, toys, toyList } = setUp();
  expect(check.parts).toMatchObject({
    camera: 'good',
    microphone: 'off',
    sound: 'good',
    notifications: { fault: 'attention.notice.notAsked', remedy: 'attention.allowNotices' },
    toys: 'off',
  });
  toys.set({ status: 'connected' } as ToyConnectionState);
  toyList.set({ ...EMPTY_TOY_LIST, toys: [PEARL] });
  expect(check.parts.toys).toBe('good');
});

it('says that a microphone is in order only once sound has come from it', () => {
  const { check, shown } = setUp();
  Object.assign(shown, { isOn: true, microphone: 'silent' });
  expect(check.parts.microphone).toMatchObject({ fault: 'video.microphone.silent' });
  Object.assign(shown, { microphone: 'works' });
  expect(check.parts.microphone).toBe('good');
});

it('is not in order while toys are offered and none is connected, and connects and tests them', () => {
  const { check, toys, toyList, services, calls, turnOn, connection } = setUp();
  turnOn();
  connection.set({ status: 'passed', took: millis(800) });
  expect([check.inOrder, check.isOnlyToyMissing]).toEqual([true, false]);
  services.set({ flags: { toy: true } } as ServicesState);
  expect([check.inOrder, check.isOnlyToyMissing, check.toys.state]).toEqual([false, true, 'offered']);
  check.connectToys();
  toys.set({ status: 'connected' } as ToyConnectionState);
  toyList.set({ ...EMPTY_TOY_LIST, toys: [PEARL] });
  expect([check.inOrder, check.toys]).toEqual([
    true,
    {
      state: 'connected',
      word: 'good',
      list: [{ id: PEARL.id, name: PEARL.name, battery: PEARL.battery, connected: true }],
    },
  ]);
  check.testToy(PEARL.id);
  expect(calls).toEqual(expect.arrayContaining(['connect toys', 'trigger test']));
});

it('tells what the picture takes in an hour while data is saved, and nothing otherwise', () => {
  const { check, savesData } = setUp();
  expect(check.dataPerHour).toBeUndefined();
  savesData.set(true);
  expect(check.dataPerHour).toBe(360);
  expect(check.screenLock).toBe('harmless');
});

it('is shown once before going ready where a locked screen stops something, and never on the air', () => {
  const { check, current } = setUp(READY, 'idle', 'explained');
  expect(check.explainsScreenLock()).toBe(false);
  current.set(IDLE);
  expect([check.explainsScreenLock(), check.explainsScreenLock()]).toEqual([true, false]);
});

it('lists what the browser lacks, and nothing on the air', () => {
  const { check, current } = setUp();
  expect(check.lacks).toEqual(['browser.screen']);
  current.set(READY);
  expect(check.lacks).toEqual([]);
});

it('tells what a locked screen stops before going ready, and no more on the air', () => {
  const { check, current } = setUp(IDLE, 'idle', 'keptAwake');
  expect(check.screenLock).toBe('keptAwake');
  current.set(READY);
  expect(check.screenLock).toBe('harmless');
  current.set(connectedWith(MARK));
  expect(check.screenLock).toBe('harmless');
  current.set(IDLE);
  expect(check.screenLock).toBe('keptAwake');
});
