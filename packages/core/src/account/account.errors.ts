/** Errors of the performer account. @spec §8 Profile and media — settings, save … failed; §1 voice and face verification */
export type AccountErrorCode = 'account.settingsNotSaved' | 'account.verificationNotSent';
