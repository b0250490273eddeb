import * as z from 'zod/mini';
import { cents } from '@greenroom/core/kernel/units';
import type { CreditSteps } from '@greenroom/core/toys/rules/toy-pricing';
import { defineCall, type Refusal } from '../http/call.ts';
import { acknowledgedWire } from '../http/fields.wire.ts';
import { ruleSetAnswerWire, ruleSetBodyWire } from './toy-rule-set.wire.ts';
import { ok } from '@greenroom/core/kernel/result';
import type { ToyRulesApi } from '@greenroom/core/toys/toy-rules-api.port';
import type { ApiClient } from '../http/api-client.ts';

const RULES = '/performer/performer_account/{id}/performer_services/toys/rules';

const countryWire = z.object({ TOY: z.nullish(z.object({ creditStep: z.int().check(z.positive()) })) });

/** A country without a step of its own is left out. */
const creditStepsWire = z.pipe(
  z.record(z.string(), countryWire),
  z.transform((wire): CreditSteps => {
    const steps = Object.entries(wire).flatMap(([country, { TOY }]) =>
      TOY === null || TOY === undefined ? [] : [[country, cents(TOY.creditStep)] as const],
    );
    return new Map(steps);
  }),
);

const WRONG_RULES: Refusal = { status: 422, error: 'invalid_rules', when: 'a rule breaks a limit' };

export const toyRulesCalls = {
  toyRules: defineCall({
    name: 'toyRules',
    purpose: 'The toy rules; null when none were ever saved.',
    method: 'GET',
    path: RULES,
    origin: 'spec',
    section: '§7 Toys',
    access: 'performer',
    answer: ruleSetAnswerWire,
    errors: [],
  }),
  createToyRules: defineCall({
    name: 'createToyRules',
    purpose: 'Saves the first toy rules.',
    method: 'POST',
    path: RULES,
    origin: 'spec',
    section: '§7 Toys',
    access: 'performer',
    body: ruleSetBodyWire,
    answer: ruleSetAnswerWire,
    errors: [WRONG_RULES],
  }),
  saveToyRules: defineCall({
    name: 'saveToyRules',
    purpose: 'Saves over earlier toy rules.',
    method: 'PUT',
    path: RULES,
    origin: 'spec',
    section: '§7 Toys',
    access: 'performer',
    body: ruleSetBodyWire,
    answer: ruleSetAnswerWire,
    errors: [WRONG_RULES],
  }),
  deleteToyRule: defineCall({
    name: 'deleteToyRule',
    purpose: 'Removes one toy rule; the default ones stay.',
    method: 'DELETE',
    path: `${RULES}/{ruleId}`,
    origin: 'ours',
    section: '§7 Toys',
    access: 'performer',
    answer: acknowledgedWire,
    errors: [{ status: 409, error: 'default_rule', when: 'the rule is one of the first 4' }],
  }),
  countryConfig: defineCall({
    name: 'countryConfig',
    purpose: 'Price of a credit of a toy rule in each country, in cents.',
    method: 'GET',
    path: '/country_config',
    origin: 'ours',
    section: '§7 Toys',
    access: 'performer',
    answer: creditStepsWire,
    errors: [],
  }),
};

/**
 * Statuses by which a platform may also report that no rules are saved. @spec §8 Generic call errors — status 204 or 404 becomes an error
 */
const NOTHING_SAVED = [204, 404];

export const createToyRulesApi = (client: ApiClient): ToyRulesApi => ({
  load: async (id) => {
    const answer = await client.call(toyRulesCalls.toyRules, { params: { id } });
    return !answer.ok && NOTHING_SAVED.includes(answer.error.status) ? ok(undefined) : answer;
  },
  create: async (id, set) => {
    const answer = await client.call(toyRulesCalls.createToyRules, { params: { id }, body: set });
    return answer.ok ? ok(answer.value ?? set) : answer;
  },
  save: async (id, set) => {
    const answer = await client.call(toyRulesCalls.saveToyRules, { params: { id }, body: set });
    return answer.ok ? ok(answer.value ?? set) : answer;
  },
  remove: (id, rule) => client.call(toyRulesCalls.deleteToyRule, { params: { id, ruleId: String(rule) } }),
  creditSteps: () => client.call(toyRulesCalls.countryConfig, {}),
});
