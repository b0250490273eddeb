import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './lib/process.mjs';
import { notesOf, releaseProblems } from './packages/release-notes.ts';

const CHANGELOG = `# Changelog

## [Unreleased]

### Added

- Not yet.

## [0.2.0] - 2026-12-01

### Added

- A page.

## [0.1.0] - 2026-11-01

- The first.
`;

it('finds the notes of a version, and those of no other', () => {
  expect(notesOf(CHANGELOG, '0.2.0')).toBe('### Added\n\n- A page.');
  expect(notesOf(CHANGELOG, '0.1.0')).toBe('- The first.');
  expect(notesOf(CHANGELOG, '0.3.0')).toBeUndefined();
});

it('says why there can be no release', () => {
  expect(releaseProblems(CHANGELOG, { core: '0.2.0', web: '0.2.0' }, [])).toEqual([]);
  expect(releaseProblems(CHANGELOG, { core: '0.2.0', web: '0.1.0' }, ['a.ts'])).toEqual([
    'The packages have different versions: core 0.2.0, web 0.1.0.',
    'Not committed: a.ts.',
  ]);
  expect(releaseProblems(CHANGELOG, { core: '0.3.0' }, [])).toEqual([
    'The newest release of CHANGELOG.md is not 0.3.0.',
    'CHANGELOG.md says nothing of 0.3.0.',
  ]);
});

it('has notes for the version that the manifests name', () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  expect(notesOf(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'), version)).toContain('### Added');
});
