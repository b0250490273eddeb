import { createToyRulesApi, type toyRulesCalls } from '@greenroom/adapters-http/toys/toy-rules-api.http';
import { performerId, toyId, toyRuleId } from '@greenroom/core/kernel/ids';
import { cents, credits, seconds } from '@greenroom/core/kernel/units';
import { DEFAULT_SPECIAL_RULES } from '@greenroom/core/toys/rules/toy-rule';
import type { ToyRuleSet } from '@greenroom/core/toys/rules/toy-rule-set';
import { OK, type CallPayload } from './call-payload.ts';

const anna = performerId('1001');
const RULE =
  '{"id":5,"toys":["fc9f37e96593"],"amount":4,"reactionTime":10,"intensity":20,"motions":["vibrate","rotate"]}';
const SPECIAL = '{"id":1,"amount":4,"toys":["fc9f37e96593"],"reactionTime":10,"pattern":"wave","checked":true}';
const BODY = `{"hasSpecial":true,"hasRules":true,"rules":[${RULE}],"specialRules":[${SPECIAL}]}`;

const rule = {
  id: toyRuleId(5),
  toys: [toyId('fc9f37e96593')],
  amount: credits(4),
  reactionTime: seconds(10),
  intensity: 20,
  motions: ['vibrate', 'rotate'],
} as const;
const set: ToyRuleSet = {
  hasSpecial: true,
  hasRules: true,
  rules: [rule],
  specialRules: [
    {
      id: toyRuleId(1),
      amount: credits(4),
      toys: [toyId('fc9f37e96593')],
      reactionTime: seconds(10),
      pattern: 'wave',
      checked: true,
    },
  ],
};
const RULES = '/api/performer/performer_account/1001/performer_services/toys/rules';

export const toyRulesPayloads = {
  toyRules: {
    ask: (client) => createToyRulesApi(client).load(anna),
    request: `GET ${RULES}`,
    body: '',
    answer: `{"rules":{"rules":[${RULE.replace('"rotate"', '"rotate","depth"')}],"hasSpecial":1,"later":true}}`,
    decoded: {
      hasSpecial: true,
      hasRules: true,
      rules: [{ ...rule, otherMotions: ['depth'] }],
      specialRules: DEFAULT_SPECIAL_RULES,
    },
  },
  createToyRules: {
    ask: (client) => createToyRulesApi(client).create(anna, set),
    request: `POST ${RULES}`,
    body: BODY,
    answer: `{"rules":${BODY}}`,
    decoded: set,
  },
  saveToyRules: {
    ask: (client) => createToyRulesApi(client).save(anna, set),
    request: `PUT ${RULES}`,
    body: BODY,
    answer: '{"status":"ok"}',
    decoded: set,
  },
  deleteToyRule: {
    ask: (client) => createToyRulesApi(client).remove(anna, toyRuleId(5)),
    request: `DELETE ${RULES}/5`,
    body: '',
    ...OK,
  },
  countryConfig: {
    ask: (client) => createToyRulesApi(client).creditSteps(),
    request: 'GET /api/country_config',
    body: '',
    answer: '{"nl":{"TOY":{"creditStep":16}},"be":{"TOY":null,"CAM":{}},"de":{"TOY":{"creditStep":20}}}',
    decoded: new Map([
      ['nl', cents(16)],
      ['de', cents(20)],
    ]),
  },
} satisfies Record<keyof typeof toyRulesCalls, CallPayload>;
