import { expect, it } from 'vitest';
import { trackedFiles, type SourceFile } from './tracked-files.ts';

const isSource = ({ path }: SourceFile): boolean =>
  /^packages\/[\w-]+\/src\/.*\.tsx?$/.test(path) && !/\.(?:test|fake)\./.test(path);
const isCore = ({ path }: SourceFile): boolean => path.startsWith('packages/core/src/');

/** A field that numbers calls, so that late answers are known: slots drop them. */
const NUMBERED = /^\s*(?:\| \{ )?.*\breadonly (?:generation|calls?|sequence|attempt|look)\??: number/m;
/** Numbers that are shown, or that the media server is sent. */
const NO_LATE_ANSWER = ['realtime/realtime.controller', 'session/stream', 'session/video/streaming'];
/** Before the login, where slots are not loaded. */
const WITHOUT_SLOTS = ['login/performer-status-state', 'localisation/localisation.machine'];
const EXCEPTIONS = [...NO_LATE_ANSWER, ...WITHOUT_SLOTS];
const numbered = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(isCore)
    .filter(({ text }) => NUMBERED.test(text))
    .map(({ path }) => path.slice('packages/core/src/'.length));
const numberedIn = (files: readonly SourceFile[]): readonly string[] =>
  numbered(files).filter((path) => !EXCEPTIONS.some((start) => path.startsWith(start)));

/** A question for the kind of a failure that `isRefusal` answers. */
const ASKS_KIND = /\bkind [!=]== '(?:status|gateway)'/;
const asksKind = (files: readonly SourceFile[]): readonly string[] =>
  files.filter(({ text }) => ASKS_KIND.test(text)).map(({ path }) => path);

const sources = trackedFiles().filter(isSource);

it('numbers no calls in a state, an event or an effect of a machine', () => {
  expect(sources.filter(isCore).length).toBeGreaterThan(200);
  expect(numberedIn(sources)).toEqual([]);
});

it.each(EXCEPTIONS)('still needs the exception %s', (start) => {
  expect(numbered(sources).some((path) => path.startsWith(start))).toBe(true);
});

it.each(['  readonly generation: number;', "  | { readonly type: 'saved'; readonly call: number }"])(
  'finds a planted number of calls: %s',
  (text) => {
    expect(numberedIn([{ path: 'packages/core/src/memos/memo.machine.ts', text }])).toEqual(['memos/memo.machine.ts']);
  },
);

it('asks by isRefusal alone whether the platform refused', () => {
  expect(asksKind(sources)).toEqual(['packages/core/src/kernel/result.ts']);
});

it('finds a planted question for the kind of a failure', () => {
  const path = 'packages/core/src/memos/memos.controller.ts';
  expect(asksKind([{ path, text: "const isRefused = failure.kind === 'status';" }])).toEqual([path]);
});
