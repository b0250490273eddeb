import type { ToyId } from '../kernel/ids.ts';
import { credits, type Credits } from '../kernel/units.ts';
import { isSpecialPattern, type SpecialPattern, type SpecialRule, type ToyRule } from './rules/toy-rule.ts';
import { MAX_REQUESTED } from './toys.constants.ts';

/**
 * Reason for which toys run: a tip, a pattern, a request, or a test by the performer.
 * @spec §1 — interactive toys that customers can trigger for credits
 */
export type ToyTrigger =
  /** Credits without a choice: the performer's rules decide. */
  | { readonly kind: 'tip'; readonly amount: Credits }
  /** A pattern by name. */
  | { readonly kind: 'special'; readonly pattern: SpecialPattern }
  /** Request for a number of times 5 seconds of each toy's own action. */
  | { readonly kind: 'request'; readonly value: number }
  /** A test of one toy by the performer. */
  | { readonly kind: 'test'; readonly toy: ToyId }
  /** A test of a rule, or of a pattern, as it is being edited; no customer pays. */
  | { readonly kind: 'ruleTest'; readonly rule: ToyRule }
  | { readonly kind: 'patternTest'; readonly rule: SpecialRule };

const wholeNumber = (text: string): number | undefined => {
  const value = Number(text);
  return text.trim() !== '' && Number.isInteger(value) && value >= 1 ? value : undefined;
};

/**
 * Reads the request of a `toy` event of the platform. Its payload is not shown in the specification, so it is read tolerantly: type `tip`
 * with an amount, `special` with a pattern, or `request` with a value.
 * @returns undefined for anything else
 * @spec §7 Real-time socket — toy
 */
export const readToyTrigger = (kind: string, content: string): ToyTrigger | undefined => {
  const value = wholeNumber(content);
  switch (kind.toLowerCase()) {
    case 'tip':
      return value === undefined ? undefined : { kind: 'tip', amount: credits(value) };
    case 'request':
      return value === undefined || value > MAX_REQUESTED ? undefined : { kind: 'request', value };
    case 'special':
      return isSpecialPattern(content) ? { kind: 'special', pattern: content } : undefined;
    default:
      return undefined;
  }
};
