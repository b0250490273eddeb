// Fills the table of limits in docs/security.md from the one in code. Without --write it only says whether the page is still true.
import { LIMITS } from '@greenroom/sim-cli/platform/base/security/limits';
import { keepParts, markdownTable } from './generated-page.ts';

const rows = Object.values(LIMITS).map(({ most, counts, excess }) => [most.toLocaleString('en'), counts, excess]);

if (import.meta.main)
  process.exitCode = keepParts('docs/security.md', {
    limits: markdownTable([['at most', 'of', 'with one more'], ...rows]),
  });
