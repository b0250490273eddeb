import { expect, it } from 'vitest';
import { silentLog } from '@greenroom/core/kernel/log.port';
import { createValue } from '@greenroom/core/kernel/machine';
import type { SessionStatus } from '@greenroom/core/session/session-state';
import { createCameraController } from '@greenroom/core/session/video/camera.controller';
import { settle } from '@greenroom/core/testing/kernel/settle.fake';
import { createDevices } from '@greenroom/core/testing/session/video/media-devices.fake';
import { tabStorage } from '../device/tab-storage.ts';
import { keepSwitchedOff } from './keep-switched-off.ts';

const forbidden = (): Storage => {
  throw new Error('storage is forbidden');
};

/** A tab and the pages that are loaded in it, one after another. */
const openTab = () => {
  const storage = tabStorage(forbidden);
  const load = async (status: SessionStatus) => {
    const { devices, end: unplug } = createDevices();
    const memory = { read: () => ({}), write: () => undefined };
    const camera = createCameraController({ devices, memory, log: silentLog });
    const end = keepSwitchedOff(camera, createValue({ status }), storage);
    camera.turnOn();
    await settle();
    return { camera, unplug, end, got: () => camera.watch.state().got };
  };
  return { load };
};

it('leaves camera and microphone off in a session that goes on after a reload', async () => {
  const { load } = openTab();
  const first = await load('connected');
  first.camera.switchDevice('camera', false);
  first.camera.switchDevice('microphone', false);
  first.end();
  const second = await load('connected');
  expect(second.got()).toEqual({ camera: undefined, microphone: undefined });
  second.end();
  expect((await load('connected')).got()).toEqual({ camera: undefined, microphone: undefined });
});

it('turns both on where no session goes on', async () => {
  const { load } = openTab();
  const { camera, end } = await load('connected');
  camera.switchDevice('microphone', false);
  end();
  expect((await load('active')).got()).toEqual({ camera: 'c1', microphone: 'm1' });
});

it('turns both on after those of a session that is over', async () => {
  const { load } = openTab();
  const { camera, end } = await load('connected');
  camera.switchDevice('camera', false);
  camera.turnOff();
  end();
  expect((await load('connected')).got()).toEqual({ camera: 'c1', microphone: 'm1' });
});

it('turns on again a camera that was unplugged, not switched off', async () => {
  const { load } = openTab();
  const { unplug, end } = await load('connected');
  unplug({ kind: 'camera', error: 'camera.ended' });
  end();
  expect((await load('connected')).got()).toEqual({ camera: 'c1', microphone: 'm1' });
});
