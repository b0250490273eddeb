import type { Cents, Seconds } from '../kernel/units.ts';

/** How her pay reaches her, as the platform sees it. @spec §7 GET payment_info — the fields are our choice */
export interface PaymentInfo {
  readonly accountHolder: string;
  /** Empty while the platform knows none. */
  readonly iban: string;
  readonly nextPayment: Seconds | undefined;
  readonly lastPayment: { readonly at: Seconds; readonly amount: Cents } | undefined;
}
