import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ROOT, run, tool } from '../../scripts/lib/process.mjs';
import { plantWorkspace } from './planted-workspace.ts';

const LIBRARY = `
export const save = (): Promise<void> => Promise.reject(new Error('full'));
export const later = (task: () => void): void => task();
`;

/** Statements that leave a promise without a handler. */
const UNHANDLED = [
  'save();',
  'void save();',
  'save().then(() => undefined);',
  'save().finally(() => undefined);',
  '[1, 2].map(save);',
  'later(save);',
  'later(() => save());',
  'later(() => void save());',
  'later(async () => save());',
  'export const button: { readonly press: () => void } = { press: save };',
];
const HANDLED = [
  'await save();',
  'save().catch(() => undefined);',
  'save().then(() => undefined, () => undefined);',
  'later(() => { save().catch(() => undefined); });',
];

/** One place of each part of the product; `*` is the number of a statement. */
const PLACES = [
  'packages/core/src/chat/chat*.ts',
  'packages/adapters-http/src/chat/chat*.http.ts',
  'packages/adapters-socket/src/chat/chat*.socket.ts',
  'packages/adapters-toy/src/toys/app*.toy.ts',
  'packages/web/src/chat/Chat*.tsx',
  'packages/sim-cli/src/platform/work/chat/chat*.sim.ts',
  'scripts/lib/chat*.ts',
];

const plant = (statements: readonly string[]) =>
  PLACES.flatMap((place) =>
    statements.map((statement, index) => ({ file: place.replace('*', String(index)), statement })),
  );

/** Lints one statement a file, at every place. @returns the files that a rule about promises refuses */
const refused = async (statements: readonly string[]): Promise<readonly string[]> => {
  const files = plant(statements);
  const { root, remove } = plantWorkspace({
    ...Object.fromEntries(files.map(({ file, statement }) => [file, `${LIBRARY}${statement}`])),
    '.oxlintrc.json': readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8'),
    'tsconfig.json': readFileSync(join(ROOT, 'tsconfig.base.json'), 'utf8'),
  });
  onTestFinished(remove);
  const env = { OXLINT_TSGOLINT_PATH: tool('tsgolint') };
  const { output } = await run(tool('oxlint'), ['--format=unix'], { cwd: root, env, capture: true });
  const lines: readonly string[] = output.split('\n');
  const reports = lines.filter((line) => /no-(?:floating-promises|misused-promises|void)\)/.test(line));
  return files.flatMap(({ file, statement }) =>
    reports.some((line) => line.startsWith(`${file}:`)) ? [`${file}: ${statement}`] : [],
  );
};

it('refuses a promise without a handler in every part of the product', async () => {
  expect(await refused(UNHANDLED)).toEqual(plant(UNHANDLED).map(({ file, statement }) => `${file}: ${statement}`));
});

it('takes a promise with a handler', async () => {
  expect(await refused([...HANDLED, 'save();'])).toEqual(
    PLACES.map((place) => `${place.replace('*', String(HANDLED.length))}: save();`),
  );
});
