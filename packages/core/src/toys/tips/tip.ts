import type { TipId, ToyJobId } from '../../kernel/ids.ts';
import type { Cents, Credits, Millis, Seconds } from '../../kernel/units.ts';
import type { ToyTrigger } from '../toy-trigger.ts';
import type { ToyCommandErrorCode } from '../toys.errors.ts';

/** What has become of what a customer paid for. Moments are on the clock that durations are measured with. */
export type TipPlay =
  /** Behind others, or paused. */
  | { readonly at: 'waiting' }
  | { readonly at: 'running'; readonly since: Millis; readonly until: Millis }
  | { readonly at: 'ran'; readonly after: Seconds }
  /** By the performer. */
  | { readonly at: 'stopped' | 'skipped'; readonly after: Seconds }
  /** Because the session ended or the connection was lost. */
  | { readonly at: 'cut'; readonly after: Seconds }
  /** The toys did nothing for it, or broke off. */
  | { readonly at: 'notPlayed'; readonly after: Seconds; readonly code: ToyCommandErrorCode }
  /** Paid while the connection was lost: nobody heard of it in time. */
  | { readonly at: 'unheard' }
  /** Paid before this page was opened: what the toys did for it is not known here. */
  | { readonly at: 'earlier' };

/** Money that a customer gave for the toys, and what they did for it. @spec §1 — toys that customers can trigger for credits */
export interface Tip {
  readonly id: TipId;
  readonly trigger: ToyTrigger;
  /** What the customer paid. */
  readonly credits: Credits;
  /** What the performer gets. */
  readonly earned: Cents;
  /** Whether the platform has told the amount; otherwise it is reckoned from the credits. */
  readonly isTold: boolean;
  readonly at: Seconds;
  /** All that the customer has given in this session, with this one: for the performer, and as paid. */
  readonly total: Cents;
  readonly totalCredits: Credits;
  readonly job: ToyJobId | undefined;
  /** How long it ran before it was interrupted. */
  readonly ranFor: Millis;
  readonly play: TipPlay;
}

/** The tips of one session, in the order in which they were paid. */
export interface SessionTips {
  readonly tips: readonly Tip[];
  readonly earned: Cents;
  readonly credits: Credits;
}
