// Fills the table of limits in docs/security.md from the one in code. Without --write it only says whether the page is still true.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIMITS } from '@greenroom/sim-cli/platform/security/limits';
import { keepPage } from './generated-page.ts';
import { ROOT } from './lib/process.mjs';

const PAGE = 'docs/security.md';
const MARKS = /(?<=<!-- generated: limits -->\n).*?(?=<!-- end -->)/s;

const rows = Object.values(LIMITS).map(
  ({ most, counts, excess }) => `| ${most.toLocaleString('en')} | ${counts} | ${excess} |`,
);
const table = ['| at most | of | with one more |', '| --- | --- | --- |', ...rows].join('\n');

if (import.meta.main) {
  const page = readFileSync(join(ROOT, PAGE), 'utf8');
  if (!MARKS.test(page)) throw new Error(`${PAGE} has no place for the table of limits.`);
  process.exitCode = keepPage(PAGE, page.replace(MARKS, `\n${table}\n\n`));
}
