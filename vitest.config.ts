import { defineConfig } from 'vitest/config';

const INTEGRATION = 'packages/*/src/**/*.int.test.ts';

const project = (name: string, include: string[], testTimeout: number, exclude: string[] = []) => ({
  test: {
    name,
    include,
    exclude,
    testTimeout,
    hookTimeout: 2 * testTimeout,
    environment: 'node' as const,
    // The files of a worker share its modules: loading them again for each took four times as long as the tests. So no module
    // of the product may remember anything by itself; what a test changes of its surroundings it puts back.
    isolate: false,
    pool: 'threads' as const,
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      project('unit', ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts'], 15_000, [INTEGRATION]),
      project('integration', [INTEGRATION, 'tests/integration/**/*.test.ts'], 30_000),
      project('contract', ['tests/contract/**/*.test.ts'], 15_000),
      project('deploy', ['tests/deploy/**/*.test.ts'], 120_000),
      project('safety', ['tests/safety/**/*.test.ts'], 30_000),
      'packages/web/vitest.config.ts',
    ],
  },
});
