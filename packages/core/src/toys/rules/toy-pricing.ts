import { cents, type Cents, type Credits } from '../../kernel/units.ts';
import { DEFAULT_CREDIT_STEP, FALLBACK_COUNTRY } from '../toys.constants.ts';

/** The performer's share of one credit, by country. @spec §7 Per-country config — TOY credit step */
export type CreditSteps = ReadonlyMap<string, Cents>;

/** @spec §7 Per-country config — default 16, fallback country nl */
export const creditStepFor = (steps: CreditSteps, country: string): Cents =>
  steps.get(country) ?? steps.get(FALLBACK_COUNTRY) ?? DEFAULT_CREDIT_STEP;

/** The performer's share of the credits that a customer pays. @spec §3 Toy rule — amount (credits; priced in euro cents) */
export const shareOfCredits = (paid: Credits, perCredit: Cents): Cents => cents(paid * perCredit);
