import type { CallFailure } from '../kernel/call-failure.ts';
import type { PerformerId, ToyRuleId } from '../kernel/ids.ts';
import type { Result } from '../kernel/result.ts';
import type { CreditSteps } from './rules/toy-pricing.ts';
import type { ToyRuleSet } from './rules/toy-rule-set.ts';

/** Her rules, as the platform keeps them. @spec §7 Toys */
export interface ToyRulesApi {
  /** @returns undefined when she has never saved any. @spec §7 GET performer/performer_account/{id}/performer_services/toys/rules */
  readonly load: (id: PerformerId) => Promise<Result<ToyRuleSet | undefined, CallFailure>>;
  /** Saves the first set. @returns what the platform keeps. @spec §7 POST … toys/rules */
  readonly create: (id: PerformerId, set: ToyRuleSet) => Promise<Result<ToyRuleSet, CallFailure>>;
  /** Saves over an earlier set. @returns what the platform keeps. @spec §7 PUT … toys/rules */
  readonly save: (id: PerformerId, set: ToyRuleSet) => Promise<Result<ToyRuleSet, CallFailure>>;
  /** @spec §7 Toys — a delete of rules exists */
  readonly remove: (id: PerformerId, rule: ToyRuleId) => Promise<Result<undefined, CallFailure>>;
  /** What a credit costs in each country. @spec §7 Per-country config with a TOY credit step */
  readonly creditSteps: () => Promise<Result<CreditSteps, CallFailure>>;
}
