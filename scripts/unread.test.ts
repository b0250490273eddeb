import { expect, it } from 'vitest';
import { reads } from './lib/unread.mjs';

const SLOW = ['components', 'integration', 'e2e'];

it.each([
  ['README.md', []],
  ['docs/screenshots/home.png', []],
  ['docs/simulation.md', ['integration']],
  ['packages/core/src/session/session.machine.ts', SLOW],
  ['packages/core/src/session/session.machine.test.ts', ['integration']],
  ['packages/web/src/session/Studio.tsx', SLOW],
  ['packages/web/src/session/Studio.test.tsx', ['components']],
  ['packages/web/src/i18n/nl.json', SLOW],
  ['packages/sim-cli/src/platform/platform.ts', ['integration', 'e2e']],
  ['packages/sim-cli/content/nl/terms.md', ['integration', 'e2e']],
  ['tests/e2e/login.e2e.ts', ['e2e']],
  ['tests/support/platform.ts', ['integration', 'e2e']],
  ['tests/launch-flags.ts', SLOW],
  ['scripts/lib/browser.mjs', SLOW],
  ['pnpm-lock.yaml', SLOW],
])('a change of %s repeats %j', (path, tasks) => {
  expect(SLOW.filter((task) => reads(task, path))).toEqual(tasks);
});

it('repeats every other task whatever changed', () => {
  expect(reads('safety', 'README.md')).toBe(true);
});
