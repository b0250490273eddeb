import { startPlatform, type TestPlatform, type TestPlatformOptions } from './platform.ts';

/** The platforms of one worker: one for each way of being, started when first asked for. */
export interface PlatformPool {
  readonly get: (options: TestPlatformOptions) => Promise<TestPlatform>;
  readonly stop: () => Promise<void>;
}

/** The media server is loaded with its first socket; done beforehand, it keeps no call of a test waiting. */
const warmUp = async (platform: TestPlatform): Promise<TestPlatform> => {
  const socket = new WebSocket(`${platform.url.replace('http', 'ws')}/webrtc-session.json`);
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => resolve();
    socket.onerror = () => reject(new Error('The media server does not answer.'));
  });
  socket.close();
  return platform;
};

export const createPlatformPool = (): PlatformPool => {
  const running = new Map<string, Promise<TestPlatform>>();
  return {
    get: (options) => {
      const key = JSON.stringify(options);
      const known = running.get(key) ?? startPlatform(options).then(warmUp);
      running.set(key, known);
      return known;
    },
    stop: async () => {
      for (const start of await Promise.allSettled(running.values())) {
        if (start.status === 'fulfilled') await start.value.stop();
      }
    },
  };
};
