import { expect, it } from 'vitest';
import { decode } from '../http/decode.ts';
import { ruleSetAnswerWire } from './toy-rules-api.http.ts';

it('leaves out a pattern that this product does not know, and reads the rules beside it', () => {
  const rule = { id: 1, amount: 4, toys: [], reactionTime: 10, checked: true };
  const specialRules = [
    { ...rule, pattern: 'wave' },
    { ...rule, id: 9, pattern: 'tide' },
  ];
  expect(decode(ruleSetAnswerWire, { rules: { rules: [], specialRules } }, 'answer')).toMatchObject({
    ok: true,
    value: { specialRules: [{ id: 1, pattern: 'wave' }] },
  });
});
