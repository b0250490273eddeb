import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { silentLog } from '../kernel/log.port.ts';
import { createValue } from '../kernel/machine.ts';
import { ok } from '../kernel/result.ts';
import type { LoginState } from '../login/performer-status-state.ts';
import { createCameraController } from '../session/video/camera.controller.ts';
import type { CaptureRequest } from '../session/video/media-devices.port.ts';
import { createPanic } from './panic.controller.ts';

const setUp = async (part: { remembered?: boolean } = {}) => {
  const requests: CaptureRequest[] = [];
  const done: string[] = [];
  let remembered = part.remembered ?? false;
  const camera = createCameraController({
    devices: {
      capture: async (request) => {
        requests.push(request);
        const { wanted } = request;
        return ok({ camera: wanted.camera ? 'c1' : undefined, microphone: wanted.microphone ? 'm1' : undefined });
      },
      release: () => undefined,
      devices: async () => [],
      onChange: () => () => undefined,
    },
    memory: { read: () => ({}), write: () => undefined },
    log: silentLog,
  });
  const login = createValue<Pick<LoginState, 'status'>>({ status: 'authenticated' });
  const panic = createPanic({
    camera,
    toys: { stop: () => void done.push('toys stopped'), queue: { pause: () => void done.push('toys paused') } },
    cancelBreak: () => void done.push('break cancelled'),
    login,
    memory: { isActive: () => remembered, remember: (active) => (remembered = active) },
  });
  const turnOn = async (): Promise<void> => {
    camera.turnOn();
    await settle();
  };
  return { camera, panic, login, done, requests, turnOn, got: () => camera.watch.state().got, kept: () => remembered };
};

const NOTHING = { camera: undefined, microphone: undefined };

it('turns camera and microphone off, stops and pauses the toys and hides the screen with one command', async () => {
  const { panic, turnOn, got, done } = await setUp();
  await turnOn();
  expect(got()).toEqual({ camera: 'c1', microphone: 'm1' });
  panic.start();
  await settle();
  expect([got(), done, panic.watch.state()]).toEqual([
    NOTHING,
    ['toys stopped', 'toys paused', 'break cancelled'],
    true,
  ]);
});

it('shows the screen again without the camera and the microphone', async () => {
  const { panic, camera, turnOn, got } = await setUp();
  await turnOn();
  panic.start();
  await settle();
  panic.leave();
  await settle();
  expect([panic.watch.state(), got()]).toEqual([false, NOTHING]);
  camera.switchDevice('camera', true);
  await settle();
  expect(got()).toEqual({ camera: 'c1', microphone: undefined });
});

it('undoes whatever turns a device on while the screen is neutral', async () => {
  const { panic, camera, turnOn, got } = await setUp();
  panic.start();
  await turnOn();
  expect(got()).toEqual(NOTHING);
  camera.switchDevice('microphone', true);
  await settle();
  expect(got()).toEqual(NOTHING);
});

it('gives up a camera that is being asked for', async () => {
  const { panic, camera, got } = await setUp();
  camera.turnOn();
  panic.start();
  await settle();
  expect(got()).toEqual(NOTHING);
});

it('stops the toys again on a second press', async () => {
  const { panic, done } = await setUp();
  panic.start();
  panic.start();
  expect(done.filter((what) => what === 'toys stopped')).toHaveLength(2);
});

it('stays neutral over a reload, and is over when left or logged out', async () => {
  const reloaded = await setUp({ remembered: true });
  await reloaded.turnOn();
  expect([reloaded.panic.watch.state(), reloaded.got()]).toEqual([true, NOTHING]);
  expect(reloaded.done).toEqual(['toys paused']);
  reloaded.panic.leave();
  expect(reloaded.kept()).toBe(false);
  const other = await setUp({ remembered: true });
  other.login.set({ status: 'loggedOut' });
  expect([other.panic.watch.state(), other.kept()]).toEqual([false, false]);
});
