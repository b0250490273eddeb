import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const INTEGRATION = 'packages/*/src/**/*.int.test.ts';

/** Integration tests that take longest begin first, so that none of them runs alone at the end. */
const LONGEST = [
  'platform-nodes',
  'swarm',
  'replay-live',
  'platform-restart',
  'explore',
  'every-command',
  'platform-faults',
  'replay-command',
  'same-bytes',
  'explore-planted',
  'platform-nodes-kill',
  'conform',
  'platform-races',
  'tcp-faults',
  'platform-account-deletion',
  'platform-continuity',
  'platform-confirmations',
  'platform-login-limits',
  'platform-account-data',
  'platform-data',
  'platform-passwords',
  'json-output',
  'platform-secrets',
  'bad-database',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification): number => {
      const place = LONGEST.indexOf(basename(moduleId, '.test.ts'));
      return place === -1 ? LONGEST.length : place;
    };
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

interface Extra {
  readonly exclude?: string[];
  readonly retry?: number;
  /** Modules that run before the tests of the project. */
  readonly globalSetup?: string[];
}

const project = (
  name: string,
  include: string[],
  testTimeout: number,
  { exclude = [], retry = 0, globalSetup = [] }: Extra = {},
) => ({
  test: {
    name,
    include,
    exclude,
    testTimeout,
    retry,
    globalSetup,
    tags: [{ name: 'night', description: 'runs at night, not in `npm test`' }],
    // Only what hangs takes so long: a machine that is busy with other things is slower, not wrong.
    expect: { poll: { timeout: 60_000 } },
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
    sequence: { sequencer: LongestFirst },
    projects: [
      project(
        'unit',
        ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/{fuzz,nightly}/*.test.ts'],
        60_000,
        {
          exclude: [INTEGRATION],
        },
      ),
      // A machine that pauses in the wrong second is not a failure; a test that needed the second try is named beside the task.
      project('integration', [INTEGRATION, 'tests/integration/**/*.test.ts'], 300_000, {
        retry: 1,
        globalSetup: ['tests/support/postgres-of-run.ts'],
      }),
      project('contract', ['tests/contract/**/*.test.ts'], 60_000),
      project('deploy', ['tests/deploy/**/*.test.ts'], 120_000),
      project('webkit', ['tests/webkit/**/*.test.ts'], 120_000),
      project('packages', ['tests/packages/**/*.test.ts'], 120_000),
      project('safety', ['tests/safety/**/*.test.ts'], 120_000),
      'packages/web/vitest.config.ts',
    ],
  },
});
