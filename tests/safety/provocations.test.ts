import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ERROR_CODES } from '@greenroom/core/app/app-error';
import { END_MESSAGE_KEY } from '@greenroom/core/session/session-signal';
import { FAULT_NAMES } from '@greenroom/sim-cli/platform/base/faults/fault';
import { PROVOCATIONS } from '@greenroom/sim-cli/platform/base/sentinels/provocations';
import { SENTINELS } from '@greenroom/sim-cli/platform/base/sentinels/sentinels';
import { ROOT } from '../../scripts/lib/process.mjs';

const ERRORS_PAGE = 'docs/simulation/errors.md';
const page = ['docs/simulation.md', ERRORS_PAGE].map((path) => readFileSync(join(ROOT, path), 'utf8')).join('\n');
const codes = [...ERROR_CODES, ...Object.values(END_MESSAGE_KEY)];
const provoked = new Set(PROVOCATIONS.map(({ code }) => code));

it('tells how a person provokes every error', () => {
  expect(codes.length).toBeGreaterThan(200);
  const unprovoked = codes.filter((code) => !provoked.has(code));
  expect(unprovoked, 'say it in packages/sim-cli/src/platform/base/sentinels/provocations.yaml').toEqual([]);
  expect(
    codes.filter((code) => !page.includes(`\`${code}\``)),
    'run npm run docs',
  ).toEqual([]);
});

it('explains every fault', () => {
  expect(
    FAULT_NAMES.filter((name) => !page.includes(name)),
    `name it in provocations.yaml, or explain it in ${ERRORS_PAGE}`,
  ).toEqual([]);
});

it('explains every performer whose ID is a sentinel', () => {
  expect(SENTINELS.map(({ performerId }) => performerId).filter((id) => !page.includes(id))).toEqual([]);
});
