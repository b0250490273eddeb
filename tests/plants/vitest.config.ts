import { defineConfig, type Plugin } from 'vitest/config';
import { SUITE_BUGS } from '../support/suite-bugs.ts';

const bug = SUITE_BUGS[process.env['PLANTED_BUG'] ?? ''];
const tests = process.env['PLANT_TESTS'] ?? '';
const LONGEST = 120_000;

/** Puts the bug into the module that the tests load; processes that they start have it by `plant-bug.ts`. */
const plantBug = (): Plugin => ({
  name: 'plant-bug',
  enforce: 'pre',
  transform: (source, id) => (bug !== undefined && id.endsWith(bug.file) ? source.replace(bug.from, bug.to) : null),
});

export default defineConfig({
  plugins: [plantBug()],
  test: {
    include: [tests.endsWith('.ts') ? tests : `${tests}/**/*.test.ts`],
    // What was transformed with another bug, or without one, must not be taken again.
    fsModuleCache: false,
    environment: 'node',
    testTimeout: LONGEST,
    hookTimeout: LONGEST,
  },
});
