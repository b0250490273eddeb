import type { PerformerId } from '../kernel/ids.ts';
import type { AsyncResult } from '../kernel/result.ts';
import type { PaymentData, PaymentInfo } from './payment-data.ts';
import type { PersonalData } from './personal-data.ts';

export interface PersonalDataApi {
  /** Reads the personal data. @spec §7 GET performer/performer_account/{id}/extra-set */
  readonly personal: (id: PerformerId) => AsyncResult<PersonalData>;
  /** Saves the personal data. @spec §7 PUT performer/performer_account/{id}/extra-set */
  readonly savePersonal: (id: PerformerId, values: PersonalData) => AsyncResult<undefined>;
  /** Reads the account to which earnings are paid. @spec §7 GET performer/performer_account/{id}/performer_payment */
  readonly payment: (id: PerformerId) => AsyncResult<PaymentData>;
  /** Saves the account to which earnings are paid. @spec §7 PUT performer/performer_account/{id}/performer_payment */
  readonly savePayment: (id: PerformerId, values: PaymentData) => AsyncResult<undefined>;
  /** Reads the state of the payouts: account, next and last payment. @spec §7 GET payment_info */
  readonly paymentInfo: () => AsyncResult<PaymentInfo>;
}

/** Errors of the personal and payment data. @spec §8 Profile and media — loading personal or payment details failed; save failed */
export const PERSONAL_DATA_ERRORS = [
  'personalData.personalNotLoaded',
  'personalData.personalNotSaved',
  'personalData.paymentNotLoaded',
  'personalData.paymentNotSaved',
  'personalData.paymentInfoNotLoaded',
] as const;
