/** Every way a registration can fail. @spec §8 Other — registration: upload error, submit failed, not all fields filled, invalid or no longer valid token */
export type RegistrationErrorCode =
  | 'registration.tokenInvalid'
  | 'registration.tokenUsed'
  | 'registration.tokenExpired'
  | 'registration.notLoaded'
  | 'registration.pictureTooSmall'
  | 'registration.uploadFailed'
  | 'registration.submitFailed'
  | 'registration.incomplete';
