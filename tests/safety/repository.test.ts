import { expect, it } from 'vitest';
import { trackedFiles } from './tracked-files.ts';

const files = trackedFiles();
const withText = (pattern: RegExp, among = files): readonly string[] =>
  among.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

const sources = files.filter(({ path }) => /^packages\/[^/]+\/src\/.+\.tsx?$/.test(path));
const lockfile = files.filter(({ path }) => path === 'pnpm-lock.yaml');

// Written in parts, or this file would find itself.
const RAW_HTML = new RegExp(['dangerously', 'SetInnerHTML'].join(''));
const REGISTRY = new RegExp(['registry', '\\.(npm|yarn|pkg)'].join(''));
const MACHINE_PATHS = new RegExp(
  `(^|[\\s'"\`(=])(/${['home', 'root', 'Users', 'work', 'workspace'].join('/|/')}/|[A-Z]:\\\\\\\\?Users)`,
  'm',
);

it('reads the repository', () => {
  expect(files.length).toBeGreaterThan(0);
  expect(sources.length).toBeGreaterThan(0);
});

it('keeps every address out of the lockfile', () => {
  expect(lockfile).toHaveLength(1);
  expect(withText(/https?:\/\/|tarball:/, lockfile)).toEqual([]);
});

it('names no package registry', () => {
  expect(withText(REGISTRY)).toEqual([]);
});

it('names no path of one machine', () => {
  expect(withText(MACHINE_PATHS)).toEqual([]);
});

it('never sets raw HTML', () => {
  expect(
    withText(
      RAW_HTML,
      files.filter(({ path }) => !/\.(md|json)$/.test(path)),
    ),
  ).toEqual([]);
});

it('has no index files and no drawers', () => {
  const unwanted = /\/(index|utils|helpers|types)\.[cm]?[jt]sx?$/;
  expect(sources.filter(({ path }) => unwanted.test(path)).map(({ path }) => path)).toEqual([]);
});

it('answers no call of a page in the place of the platform: no browser test intercepts one', () => {
  const browserTests = files.filter(({ path }) => /^tests\/(e2e|support\/browser)\//.test(path));
  expect(browserTests.length).toBeGreaterThan(50);
  expect(withText(/\.(route|routeWebSocket|routeFromHAR)\(|Fetch\.enable/, browserTests)).toEqual([]);
});
