import { expect, it } from 'vitest';
import { trackedFiles } from './tracked-files.ts';

/** Comparisons by which a file decides for itself whether the platform refused. */
const DECIDES = /kind\)? [!=]==? '(?:status|gateway)'|case '(?:status|gateway)':/;
const HOME = 'packages/core/src/kernel/result.ts';

it('asks in one place whether the platform itself refused', () => {
  const files = trackedFiles().filter(
    ({ path }) => /^packages\/[\w-]+\/src\/.*\.tsx?$/.test(path) && !/\.(?:test|fake)\./.test(path),
  );
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.filter(({ text }) => DECIDES.test(text)).map(({ path }) => path)).toEqual([HOME]);
});
