import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, run, tool } from '../../scripts/lib/process.mjs';

const PLANTED = `import { expect, it } from 'vitest';
let tries = 0;
it('passes at once', () => expect(1).toBe(1));
it('passes at the second try', () => expect((tries += 1)).toBe(2));
it('fails at both tries', () => expect('found').toBe('expected'));
`;

const outcomeOf = async (source: string) => {
  const cache = join(ROOT, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'outcome-'));
  try {
    writeFileSync(join(folder, 'planted.test.ts'), source);
    const file = join(folder, 'outcome.json');
    const reporter = join(ROOT, 'scripts', 'lib', 'vitest-outcome.mjs');
    writeFileSync(join(folder, 'vitest.config.mjs'), 'export default {};');
    const args = ['run', '--root', folder, '--retry', '1', `--reporter=${reporter}`];
    const { code } = await run(tool('vitest'), args, { capture: true, cwd: folder, env: { OUTCOME_FILE: file } });
    return { code, outcome: JSON.parse(readFileSync(file, 'utf8')) };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

it('names each failing test with its error, each test that needed the second try, and the seconds of each file', async () => {
  const { code, outcome } = await outcomeOf(PLANTED);
  expect(code).toBe(1);
  expect(outcome).toEqual({
    passed: 2,
    failed: 1,
    failures: [
      {
        title: expect.stringContaining('planted.test.ts fails at both tries'),
        text: expect.stringContaining("expected 'found' to be 'expected'"),
      },
    ],
    secondTries: [
      { title: expect.stringContaining('planted.test.ts passes at the second try'), text: expect.any(String) },
    ],
    files: [{ file: expect.stringContaining('planted.test.ts'), seconds: expect.any(Number) }],
  });
});

it('names a file that does not load', async () => {
  const { code, outcome } = await outcomeOf("throw new Error('does not load');");
  expect(code).toBe(1);
  expect(outcome).toMatchObject({
    failures: [{ title: expect.stringContaining('planted.test.ts'), text: expect.stringContaining('does not load') }],
  });
});
