import { expect, it } from 'vitest';
import { toyId } from '../../kernel/ids.ts';
import { credits } from '../../kernel/units.ts';
import type { ToyTrigger } from '../toy-trigger.ts';
import { DEFAULT_RULE_SET } from './toy-rule-set.ts';
import { triggerCredits } from './trigger-credits.ts';

it.each<[ToyTrigger, number]>([
  [{ kind: 'tip', amount: credits(12) }, 12],
  [{ kind: 'special', pattern: 'wave' }, 4],
  [{ kind: 'special', pattern: 'random' }, 5],
  [{ kind: 'request', value: 3 }, 3],
  [{ kind: 'test', toy: toyId('a') }, 0],
])(
  '§9 Special rules — four patterns cost 4, random 5, a tip what it is, a request a credit for each 5 seconds: %o gives %i',
  (trigger, expected) => {
    expect(triggerCredits(trigger, DEFAULT_RULE_SET)).toBe(expected);
  },
);

it('gives nothing for a pattern without a rule', () => {
  expect(triggerCredits({ kind: 'special', pattern: 'wave' }, { specialRules: [] })).toBe(0);
});
