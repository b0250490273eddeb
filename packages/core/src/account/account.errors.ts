/** Every way her account can fail. @spec §8 Profile and media — settings, save … failed; §1 voice and face verification */
export type AccountErrorCode = 'account.settingsNotSaved' | 'account.verificationNotSent';
