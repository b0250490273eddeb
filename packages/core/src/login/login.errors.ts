/** Reasons of a failed log-in, or of the end of a login. @spec §8 Login */
export type LoginErrorCode =
  | 'login.incorrectPassword'
  | 'login.alreadyLoggedIn'
  | 'login.browserNotSupported'
  | 'login.passkeyRefused'
  | 'login.wrongCode'
  | 'login.codeExpired'
  | 'login.invalidPerformerId'
  | 'login.tooManyAttempts'
  | 'login.doubleTab'
  | 'login.wrongSite'
  | 'login.sessionExpired'
  | 'login.loggedOutByPlatform'
  | 'login.platformFailed'
  | 'login.logoutFailed'
  | 'login.logoutUnheard'
  | 'login.verificationFailed'
  | 'login.unreachable';
