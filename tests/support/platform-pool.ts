import { startPlatformHere, type OptionsHere } from './platform-here.ts';
import { startPlatform } from './platform.ts';
import type { TestPlatform } from './test-platform.ts';

/** Options of a platform that the tests of a worker share. */
interface PooledOptions extends OptionsHere {
  /** In a process of its own, for what must not wait for the test. */
  readonly isApart?: boolean;
}

/** The platforms of one worker, in its process: one for each way of being, started when first asked for. */
export interface PlatformPool {
  readonly get: (options: PooledOptions) => Promise<TestPlatform>;
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

const start = ({ isApart = false, ...options }: PooledOptions): Promise<TestPlatform> =>
  isApart ? startPlatform(options) : startPlatformHere(options);

export const createPlatformPool = (): PlatformPool => {
  const running = new Map<string, Promise<TestPlatform>>();
  return {
    get: (options) => {
      const key = JSON.stringify(options);
      const known = running.get(key) ?? start(options).then(warmUp);
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
