import { afterEach, expect, it } from 'vitest';
import { silentLog } from '@greenroom/core/kernel/log.port';
import { createMediaServer, type MediaServer } from '../media-server.ts';
import { createCustomerCameras } from './customer-cameras.ts';

const MARK = { performerId: '1004', clientId: '7' };
const servers: MediaServer[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const setUp = () => {
  const server = createMediaServer({ codec: 'vp8', log: silentLog });
  servers.push(server);
  const loading = Promise.withResolvers<MediaServer>();
  const cameras = createCustomerCameras({ codec: 'vp8', server: () => loading.promise });
  const running = (): readonly string[] => server.stats().flatMap(({ running, stream }) => (running ? [stream] : []));
  return { cameras, running, load: () => loading.resolve(server) };
};

it('shows nobody who left while the media server was loaded', async () => {
  const { cameras, running, load } = setUp();
  const shown = cameras.turnOn(MARK, 'in', 'main');
  cameras.turnOff(MARK);
  load();
  await shown;
  expect(running()).toEqual([]);
});

it('shows the customer once when the camera is turned on twice, and ends it once', async () => {
  const { cameras, running, load } = setUp();
  const shown = [cameras.turnOn(MARK, 'first', 'main'), cameras.turnOn(MARK, 'second', 'main')];
  load();
  await Promise.all(shown);
  expect(running()).toEqual(['second']);
  cameras.turnOff(MARK);
  expect(running()).toEqual([]);
});
