import { expect, it } from 'vitest';
import { performerId, toyRuleId } from '@greenroom/core/kernel/ids';
import { ok } from '@greenroom/core/kernel/result';
import { credits } from '@greenroom/core/kernel/units';
import { editRule, editSpecialRule } from '@greenroom/core/toys/rules/toy-rule-set';
import type { ApiClient } from '../http/api-client.ts';
import { decode, encode } from '../http/call.ts';
import { createToyRulesApi, ruleSetAnswerWire, ruleSetBodyWire } from './toy-rules-api.http.ts';

const RULE = { id: 1, amount: 4, toys: [], reactionTime: 10, checked: true };
const WAVE = { ...RULE, pattern: 'wave' };
const TIDE = { ...RULE, id: 9, pattern: 'tide', height: 3 };
const TIP = { id: 1, amount: 1, toys: [], reactionTime: 2, intensity: 5 };

const read = (specialRules: readonly object[], rules: readonly object[] = []) =>
  decode(ruleSetAnswerWire, { rules: { rules, specialRules } }, 'answer');

/** A platform that says what it is sent to save. */
const createPlatform = () => {
  const sent: unknown[] = [];
  const call = ((_row, { body }) => {
    sent.push(encode(ruleSetBodyWire, body, 'body'));
    return Promise.resolve(ok(undefined));
  }) as ApiClient['call'];
  return { sent, api: createToyRulesApi({ call, onAnswer: () => () => undefined }) };
};

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
  const { api, sent } = createPlatform();
  await api.save(performerId('1004'), editSpecialRule(set, 'wave', { amount: credits(6) }));
  expect(sent).toMatchObject([{ ok: true, value: { specialRules: [{ ...WAVE, amount: 6 }, TIDE] } }]);
});

it('saves a motion that this product does not know with its rule, also when that rule is changed', async () => {
  const loaded = read([], [{ ...TIP, motions: ['twirl', 'vibrate'] }]);
  const set = loaded.ok ? loaded.value : undefined;
  if (set === undefined) throw new Error('not read');
  expect(set.rules).toMatchObject([{ motions: ['vibrate'], otherMotions: ['twirl'] }]);
  const { api, sent } = createPlatform();
  await api.save(performerId('1004'), editRule(set, toyRuleId(1), { intensity: 9, motions: ['rotate'] }));
  const saved = { ...TIP, intensity: 9, motions: ['rotate', 'twirl'] };
  expect(sent).toMatchObject([{ ok: true, value: { rules: [saved] } }]);
});

it('names the field of a pattern that cannot be read', () => {
  expect(read([{ ...WAVE, amount: 'four' }])).toEqual({ ok: false, error: 'answer.rules.specialRules.0.amount' });
});
