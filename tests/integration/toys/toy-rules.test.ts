import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBarePerformer, type BarePerformer } from '../../support/bare-performer.ts';
import { startPlatformHere } from '../../support/platform-here.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

let platform: TestPlatform;
let performer: BarePerformer;
const RULES = 'performer/performer_account/1004/performer_services/toys/rules';

const rule = (id: number, change: object = {}) => ({
  id,
  toys: ['fc9f37e96593'],
  amount: 4,
  reactionTime: 10,
  intensity: 20,
  motions: ['vibrate'],
  ...change,
});
const REST = [rule(2), rule(3), rule(4)];
const bodyOf = (...rules: readonly object[]) => ({ hasSpecial: false, hasRules: true, rules, specialRules: [] });

beforeAll(async () => {
  platform = await startPlatformHere();
  performer = createBarePerformer(platform);
  await performer.arrives('1004');
});
afterAll(() => platform.stop());

it('has no toy rules at first, keeps what is saved, and removes rule 5 but not rule 1', async () => {
  expect(await performer.call('GET', RULES)).toEqual({ status: 200, json: { rules: null } });
  const body = bodyOf(rule(1), ...REST, rule(5));
  expect(await performer.call('POST', RULES, body)).toEqual({ status: 200, json: { rules: body } });
  expect(await performer.call('GET', RULES)).toEqual({ status: 200, json: { rules: body } });
  expect(await performer.call('DELETE', `${RULES}/1`)).toMatchObject({ status: 409, json: { error: 'default_rule' } });
  expect(await performer.call('DELETE', `${RULES}/5`)).toMatchObject({ status: 200 });
  expect(await performer.call('DELETE', `${RULES}/5`)).toMatchObject({ status: 404 });
  expect(await performer.call('GET', RULES)).toMatchObject({ json: { rules: { rules: [rule(1), ...REST] } } });
});

it.each([
  ['more than 12 credits', bodyOf(rule(1, { amount: 13 }), ...REST)],
  ['a reaction beyond its amount', bodyOf(rule(1, { reactionTime: 13 }), ...REST)],
  ['no toy', bodyOf(rule(1, { toys: [] }), ...REST)],
  ['no motion', bodyOf(rule(1, { motions: [] }), ...REST)],
  ['a default rule missing', bodyOf(...REST, rule(5))],
  ['7 rules', bodyOf(...[1, 2, 3, 4, 5, 6, 7].map((id) => rule(id)))],
])('refuses rules with %s', async (_, body) => {
  expect(await performer.call('PUT', RULES, body)).toMatchObject({ status: 422, json: { error: 'invalid_rules' } });
});

it('tells the credit step of each country that has one', async () => {
  const { json } = await performer.call('GET', 'country_config');
  expect(json).toMatchObject({ nl: { TOY: { creditStep: 16 } }, at: {} });
});
