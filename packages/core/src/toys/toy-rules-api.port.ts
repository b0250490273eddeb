import type { PerformerId, ToyRuleId } from '../kernel/ids.ts';
import type { AsyncResult } from '../kernel/result.ts';
import type { CreditSteps } from './rules/toy-pricing.ts';
import type { ToyRuleSet } from './rules/toy-rule-set.ts';

/** Calls that load, save and delete the performer's toy rules. @spec §7 Toys */
export interface ToyRulesApi {
  /**
   * Loads the toy rules.
   * @returns undefined when none were ever saved.
   * @spec §7 GET performer/performer_account/{id}/performer_services/toys/rules
   */
  readonly load: (id: PerformerId) => AsyncResult<ToyRuleSet | undefined>;
  /** Saves the first set. @returns what the platform keeps. @spec §7 POST … toys/rules */
  readonly create: (id: PerformerId, set: ToyRuleSet) => AsyncResult<ToyRuleSet>;
  /** Saves over an earlier set. @returns what the platform keeps. @spec §7 PUT … toys/rules */
  readonly save: (id: PerformerId, set: ToyRuleSet) => AsyncResult<ToyRuleSet>;
  /** Deletes a rule. @spec §7 Toys — a delete of rules exists */
  readonly remove: (id: PerformerId, rule: ToyRuleId) => AsyncResult<undefined>;
  /** Reads the performer's share of one credit in each country. @spec §7 Per-country config with a TOY credit step */
  readonly creditSteps: () => AsyncResult<CreditSteps>;
}
