import type { ClientId, TipId, ToyId } from '../kernel/ids.ts';
import { credits, type Cents, type Credits, type Seconds } from '../kernel/units.ts';
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

export type CustomerTrigger = Extract<ToyTrigger, { kind: 'tip' | 'special' | 'request' }>;

/** A tip as the platform keeps it. */
export interface PaidTip {
  /** The same in the earnings and in the event: a tip that is reported twice is one. */
  readonly id: TipId;
  readonly trigger: CustomerTrigger;
  /** Amount paid by the customer. */
  readonly credits: Credits;
  /** Amount earned by the performer. */
  readonly earned: Cents;
  readonly at: Seconds;
}

/** Record of a tip in its event; the platform of the specification sends none. */
export type ReportedTip = { readonly [Field in 'id' | 'credits' | 'earned']?: PaidTip[Field] | undefined };

/** Event of the platform about toys. @spec §7 Real-time socket — toy */
export interface ToySignal {
  readonly type: 'toyEvent';
  readonly trigger: CustomerTrigger;
  readonly clientId?: ClientId | undefined;
  readonly tip?: ReportedTip | undefined;
}

const wholeNumber = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 1 ? number : undefined;
};

/**
 * Reads the payload of a `toy` event, which the specification does not show: type `tip` with an amount, `special` with a pattern, or
 * `request` with a value.
 * @returns undefined for anything else
 * @spec §7 Real-time socket — toy
 */
export const readToyTrigger = (kind: string, value: unknown): CustomerTrigger | undefined => {
  const number = wholeNumber(value);
  switch (kind.toLowerCase()) {
    case 'tip':
      return number === undefined ? undefined : { kind: 'tip', amount: credits(number) };
    case 'request':
      return number === undefined || number > MAX_REQUESTED ? undefined : { kind: 'request', value: number };
    case 'special':
      return isSpecialPattern(value) ? { kind: 'special', pattern: value } : undefined;
    default:
      return undefined;
  }
};
