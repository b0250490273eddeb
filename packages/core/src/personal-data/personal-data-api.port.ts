import type { Answer } from '../kernel/answer.ts';
import type { PerformerId } from '../kernel/ids.ts';
import type { PaymentData } from './payment-data.ts';
import type { PaymentInfo } from './payment-info.ts';
import type { PersonalData } from './personal-data.ts';

export interface PersonalDataApi {
  /** @spec §7 GET performer/performer_account/{id}/extra-set */
  readonly personal: (id: PerformerId) => Answer<PersonalData>;
  /** @spec §7 PUT performer/performer_account/{id}/extra-set */
  readonly savePersonal: (id: PerformerId, values: PersonalData) => Answer<undefined>;
  /** @spec §7 GET performer/performer_account/{id}/performer_payment */
  readonly payment: (id: PerformerId) => Answer<PaymentData>;
  /** @spec §7 PUT performer/performer_account/{id}/performer_payment */
  readonly savePayment: (id: PerformerId, values: PaymentData) => Answer<undefined>;
  /** @spec §7 GET payment_info */
  readonly paymentInfo: () => Answer<PaymentInfo>;
}
