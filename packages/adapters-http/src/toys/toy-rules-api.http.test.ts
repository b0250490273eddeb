import { expect, it } from 'vitest';
import { performerId } from '@greenroom/core/kernel/ids';
import { ok } from '@greenroom/core/kernel/result';
import { credits } from '@greenroom/core/kernel/units';
import { editSpecialRule } from '@greenroom/core/toys/rules/toy-rule-set';
import type { ApiClient } from '../http/api-client.ts';
import { decode, encode } from '../http/decode.ts';
import { createToyRulesApi, ruleSetAnswerWire, ruleSetBodyWire } from './toy-rules-api.http.ts';

const RULE = { id: 1, amount: 4, toys: [], reactionTime: 10, checked: true };
const WAVE = { ...RULE, pattern: 'wave' };
const TIDE = { ...RULE, id: 9, pattern: 'tide', height: 3 };

const read = (specialRules: readonly object[]) =>
  decode(ruleSetAnswerWire, { rules: { rules: [], specialRules } }, 'answer');

it('keeps a pattern that this product does not know apart, and reads the rules beside it', () => {
  expect(read([WAVE, TIDE])).toMatchObject({
    ok: true,
    value: { specialRules: [{ id: 1, pattern: 'wave' }], otherPatterns: [{ id: 9, pattern: 'tide' }] },
  });
});

it('saves a pattern that this product does not know as it came when another one is changed', async () => {
  const loaded = read([WAVE, TIDE]);
  const set = loaded.ok ? loaded.value : undefined;
  if (set === undefined) throw new Error('not read');
  const sent: unknown[] = [];
  const call = ((_row, { body }) => {
    sent.push(encode(ruleSetBodyWire, body, 'body'));
    return Promise.resolve(ok(undefined));
  }) as ApiClient['call'];
  const api = createToyRulesApi({ call, onAnswer: () => () => undefined });
  await api.save(performerId('1004'), editSpecialRule(set, 'wave', { amount: credits(6) }));
  expect(sent).toMatchObject([{ ok: true, value: { specialRules: [{ ...WAVE, amount: 6 }, TIDE] } }]);
});

it('names the field of a pattern that cannot be read', () => {
  expect(read([{ ...WAVE, amount: 'four' }])).toEqual({ ok: false, error: 'answer.rules.specialRules.0.amount' });
});
