import { ok } from '@greenroom/core/kernel/result';
import type { ToyRulesApi } from '@greenroom/core/toys/toy-rules-api.port';
import type { ApiClient } from '../http/api-client.ts';
import { toyRulesCalls } from './toy-rules-api.wire.ts';

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
