import type { Cents, Seconds } from '../kernel/units.ts';

/** State of the payouts, as the platform has it. @spec §7 GET payment_info — the fields are our choice */
export interface PaymentInfo {
  readonly accountHolder: string;
  /** Empty while the platform knows none. */
  readonly iban: string;
  readonly nextPayment: Seconds | undefined;
  readonly lastPayment: { readonly at: Seconds; readonly amount: Cents } | undefined;
}
