/** Errors of the personal and payment data. @spec §8 Profile and media — loading personal or payment details failed; save failed */
export type PersonalDataErrorCode =
  | 'personalData.personalNotLoaded'
  | 'personalData.personalNotSaved'
  | 'personalData.paymentNotLoaded'
  | 'personalData.paymentNotSaved'
  | 'personalData.paymentInfoNotLoaded';
