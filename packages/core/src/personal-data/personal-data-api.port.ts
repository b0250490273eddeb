import type { AsyncResult } from '../kernel/async-result.ts';
import type { PerformerId } from '../kernel/ids.ts';
import type { PaymentData } from './payment-data.ts';
import type { PaymentInfo } from './payment-info.ts';
import type { PersonalData } from './personal-data.ts';

export interface PersonalDataApi {
  /** @spec §7 GET performer/performer_account/{id}/extra-set */
  readonly personal: (id: PerformerId) => AsyncResult<PersonalData>;
  /** @spec §7 PUT performer/performer_account/{id}/extra-set */
  readonly savePersonal: (id: PerformerId, values: PersonalData) => AsyncResult<undefined>;
  /** @spec §7 GET performer/performer_account/{id}/performer_payment */
  readonly payment: (id: PerformerId) => AsyncResult<PaymentData>;
  /** @spec §7 PUT performer/performer_account/{id}/performer_payment */
  readonly savePayment: (id: PerformerId, values: PaymentData) => AsyncResult<undefined>;
  /** @spec §7 GET payment_info */
  readonly paymentInfo: () => AsyncResult<PaymentInfo>;
}
