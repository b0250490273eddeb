import { expect, it } from 'vitest';
import { millis } from '@greenroom/core/kernel/units';
import type { Failure } from '../scenario/run-scenario.ts';
import { findingText } from './finding-text.ts';

const world = { performer: '1004', otherPerformers: ['1002'], services: ['video'] };
const steps = [
  { action: 'logIn' },
  { after: '1818ms', performer: '1002', action: 'fault', name: 'refuse-auth', on: true },
  { after: '60s', action: 'compare' },
].map((step) => ({ step }));
const textOf = (failure: Partial<Failure>, written?: string): readonly string[] => {
  const finding = {
    seed: 153,
    failure: { at: millis(61_818), step: 3, ...failure },
    outOf: 359,
    scenario: { world, steps },
  };
  return findingText(finding as never, { again: 'greenroom-sim explore --from 153', written }).split('\n');
};

it('says where a shift failed, what was expected and what happened, its steps, and how to see it again', () => {
  const lines = textOf({ wanted: 'page and platform to agree', instead: 'they differ in sms' });
  expect(lines[0]).toBe('✗ The random shift of seed 153 fails at step 3, after 01:01.818 of virtual time.');
  expect(lines).toEqual(
    expect.arrayContaining([
      '  Expected: page and platform to agree',
      '  Happened: they differ in sms',
      '  3 of its 359 steps are enough to show it, by performers 1004, 1002:',
      '      2  after 1818ms    1002 fault name=refuse-auth on=true',
      '  →   3  after 60s       compare',
      '  Again:      greenroom-sim explore --from 153',
      '  As a file:  greenroom-sim explore --from 153 -o found.scenario.yaml',
    ]),
  );
});

it('quotes a broken invariant as the rule that it is, and names the file that was written', () => {
  const lines = textOf({ wanted: 'no invariant broken', instead: 'a message is shown once' }, 'mine.yaml');
  expect(lines).toEqual(
    expect.arrayContaining([
      '  Expected: every invariant to hold',
      '  Broken:   a message is shown once',
      expect.stringContaining('  Look into:  greenroom-sim replay mine.yaml'),
    ]),
  );
  expect(lines.filter((line) => line.startsWith('  As a file'))).toEqual([]);
});
