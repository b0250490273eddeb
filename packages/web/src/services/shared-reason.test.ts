import { expect, it } from 'vitest';
import { sharedReason } from './shared-reason.ts';

const NUMBER = 'services.surinameseNumber';
const NAME = 'services.phoneNameMissing';

it.each([
  [[NUMBER, NUMBER], NUMBER],
  [[NUMBER, NAME], undefined],
  [[NUMBER, undefined], undefined],
  [[NUMBER], undefined],
  [[undefined, undefined], undefined],
] as const)('finds in %o the reason %s', (reasons, shared) => {
  expect(sharedReason(reasons.map((reason) => ({ on: false, reason })))).toBe(shared);
});

it('leaves out what is on', () => {
  const on = { on: true, reason: undefined };
  expect(sharedReason([on, { on: false, reason: NUMBER }, { on: false, reason: NUMBER }])).toBe(NUMBER);
});
