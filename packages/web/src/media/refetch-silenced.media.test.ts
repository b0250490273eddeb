import { expect, it } from 'vitest';
import { silentLog } from '@greenroom/core/kernel/log.port';
import { createCameraController } from '@greenroom/core/session/video/camera.controller';
import { setUpCapture } from './capture-rig.fake.ts';
import { refetchSilenced } from './refetch-silenced.media.ts';

const settled = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

it('fetches a silenced camera anew when the page is looked at again, and nothing else', async () => {
  const { devices, made, requests } = setUpCapture();
  const camera = createCameraController({
    devices,
    memory: { read: () => ({}), write: () => undefined },
    log: silentLog,
  });
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const stop = refetchSilenced(page as unknown as Document, camera);
  const look = async (visibilityState: DocumentVisibilityState): Promise<void> => {
    Object.assign(page, { visibilityState });
    page.dispatchEvent(new Event('visibilitychange'));
    await settled();
  };
  camera.turnOn();
  await settled();
  await look('visible');
  made[0]?.silence(true);
  expect(camera.watch.state().error).toBe('camera.silenced');
  await look('hidden');
  expect(requests).toHaveLength(1);
  await look('visible');
  expect(requests).toHaveLength(2);
  expect(camera.watch.state()).toMatchObject({ error: undefined, silenced: [], got: { camera: 'c1' } });
  made.at(-1)?.silence(true);
  stop();
  await look('visible');
  expect(requests).toHaveLength(2);
});
