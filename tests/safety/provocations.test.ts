import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ERROR_I18N_KEY } from '@greenroom/core/app/app-error';
import { END_MESSAGE_KEY } from '@greenroom/core/session/session-end';
import { PROVOCATIONS } from '@greenroom/sim-cli/platform/sentinels/provocations';
import { SENTINELS } from '@greenroom/sim-cli/platform/sentinels/sentinels';
import { FAULT_NAMES } from '@greenroom/sim-cli/platform/faults/fault';

const page = ['simulation.md', 'simulation/errors.md']
  .map((name) => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8'))
  .join('\n');
const provoked = new Set(PROVOCATIONS.map(({ code }) => code));

it.each(Object.keys(ERROR_I18N_KEY))('tells how a person provokes %s', (code) => {
  expect(provoked).toContain(code);
  expect(page.includes(`\`${code}\``)).toBe(true);
});

it.each(['BROKE', 'CLICK', 'DISCONNECT', 'DEFAULT'] as const)('tells how a session ends with %s', (reason) => {
  expect(provoked).toContain(END_MESSAGE_KEY[reason]);
});

it.each([...FAULT_NAMES])('explains the fault %s', (name) => {
  expect(page.includes(name)).toBe(true);
});

it.each(SENTINELS.map(({ performerId }) => performerId))('explains the performer %s', (id) => {
  expect(page.includes(id)).toBe(true);
});
