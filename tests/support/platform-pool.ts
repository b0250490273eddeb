import { startPlatform, type TestPlatform, type TestPlatformOptions } from './platform.ts';

/** The platforms of one worker: one for each way of being, started when first asked for. */
export interface PlatformPool {
  readonly get: (options: TestPlatformOptions) => Promise<TestPlatform>;
  readonly stop: () => Promise<void>;
}

export const createPlatformPool = (): PlatformPool => {
  const running = new Map<string, Promise<TestPlatform>>();
  return {
    get: (options) => {
      const key = JSON.stringify(options);
      const known = running.get(key) ?? startPlatform(options);
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
