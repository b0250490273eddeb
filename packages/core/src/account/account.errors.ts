/** Every way the account's settings can fail. @spec §8 Profile and media — settings, save … failed */
export type AccountErrorCode = 'account.settingsNotSaved';
