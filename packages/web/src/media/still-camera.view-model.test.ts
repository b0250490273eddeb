import { afterEach, expect, it, vi } from 'vitest';
import { StillCameraViewModel } from './still-camera.view-model.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A camera that sends pictures, and a browser that encodes one once it is told to. */
const setUp = async () => {
  const stream = { getTracks: () => [{ stop: () => undefined }] };
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => Promise.resolve({ ...stream }) } });
  const encoding = Promise.withResolvers<Blob>();
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      readonly getContext = (): null => null;
      readonly convertToBlob = (): Promise<Blob> => encoding.promise;
    },
  );
  const camera = new StillCameraViewModel(() => undefined);
  await camera.open();
  camera.attach({ videoWidth: 640, videoHeight: 480 } as HTMLVideoElement);
  const encoded = async (): Promise<void> => {
    encoding.resolve(new Blob(['picture']));
    await encoding.promise;
  };
  return { camera, encoded };
};

it('shows the picture that was taken', async () => {
  const { camera, encoded } = await setUp();
  const taken = camera.take();
  await encoded();
  await taken;
  expect(camera.status).toBe('taken');
  camera.close();
});

it('stays off when it is cancelled while the picture is being encoded', async () => {
  const { camera, encoded } = await setUp();
  const taken = camera.take();
  await Promise.resolve();
  camera.close();
  await encoded();
  await taken;
  expect([camera.status, camera.preview]).toEqual(['off', undefined]);
});

it('stays on when it is opened again while the picture before is being encoded', async () => {
  const { camera, encoded } = await setUp();
  const taken = camera.take();
  await Promise.resolve();
  camera.close();
  await camera.open();
  await encoded();
  await taken;
  expect(camera.status).toBe('on');
  camera.close();
});
