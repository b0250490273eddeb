/** Reasons of a failed log-in, or of the end of a login. @spec §8 Login */
export const LOGIN_ERRORS = [
  'login.incorrectPassword',
  'login.alreadyLoggedIn',
  'login.browserNotSupported',
  'login.passkeyRefused',
  'login.wrongCode',
  'login.codeExpired',
  'login.invalidPerformerId',
  'login.tooManyAttempts',
  'login.doubleTab',
  'login.wrongSite',
  'login.notSecure',
  'login.cookiesBlocked',
  'login.sessionExpired',
  'login.loggedOutByPlatform',
  'login.endedElsewhere',
  'login.platformFailed',
  'login.logoutFailed',
  'login.logoutUnconfirmed',
  'login.verificationFailed',
  'login.unreachable',
] as const;
export type LoginErrorCode = (typeof LOGIN_ERRORS)[number];

/** Texts of log-in errors as the specification writes them; for the log. @spec §8 Login */
export const LOGIN_LITERALS: Partial<Record<LoginErrorCode, string>> = {
  'login.alreadyLoggedIn': 'You are already logged in!',
  'login.incorrectPassword': 'Incorrect password!',
};
