import type { AccountErrorCode } from '../account/account.errors.ts';
import type { ContentErrorCode } from '../content/content.errors.ts';
import type { LoginErrorCode } from '../login/login.errors.ts';
import type { RealtimeErrorCode } from '../realtime/realtime.errors.ts';
import type { ServicesErrorCode } from '../services/services.errors.ts';
import type { SessionErrorCode } from '../session/session.errors.ts';

/** Every way the product can fail. @spec §8 */
export type ErrorCode =
  | AccountErrorCode
  | ContentErrorCode
  | LoginErrorCode
  | RealtimeErrorCode
  | ServicesErrorCode
  | SessionErrorCode;

/** The sentence that she reads for each; a missing, surplus or swapped entry does not compile. @spec §8 */
export const ERROR_I18N_KEY = {
  'account.settingsNotSaved': 'error.account.settingsNotSaved',
  'content.newsNotLoaded': 'error.content.newsNotLoaded',
  'login.incorrectPassword': 'error.login.incorrectPassword',
  'login.alreadyLoggedIn': 'error.login.alreadyLoggedIn',
  'login.browserNotSupported': 'error.login.browserNotSupported',
  'login.wrongCode': 'error.login.wrongCode',
  'login.codeExpired': 'error.login.codeExpired',
  'login.invalidPerformerId': 'error.login.invalidPerformerId',
  'login.tooManyAttempts': 'error.login.tooManyAttempts',
  'login.doubleTab': 'error.login.doubleTab',
  'login.wrongSite': 'error.login.wrongSite',
  'login.sessionExpired': 'error.login.sessionExpired',
  'login.loggedOutByPlatform': 'error.login.loggedOutByPlatform',
  'login.platformFailed': 'error.login.platformFailed',
  'login.logoutFailed': 'error.login.logoutFailed',
  'login.unreachable': 'error.login.unreachable',
  'realtime.socketTimeout': 'error.realtime.socketTimeout',
  'realtime.alreadyConnected': 'error.realtime.alreadyConnected',
  'realtime.notConnected': 'error.realtime.notConnected',
  'realtime.refused': 'error.realtime.refused',
  'services.saveFailed': 'error.services.saveFailed',
  'services.accountNotApproved': 'error.services.accountNotApproved',
  'services.surinameseNumber': 'error.services.surinameseNumber',
  'services.phoneNameMissing': 'error.services.phoneNameMissing',
  'services.phoneAdvertisementMissing': 'error.services.phoneAdvertisementMissing',
  'services.phoneWelcomeMissing': 'error.services.phoneWelcomeMissing',
  'session.startFailed': 'error.session.startFailed',
  'session.acceptFailed': 'error.session.acceptFailed',
  'session.endFailed': 'error.session.endFailed',
  'session.connectionLost': 'error.session.connectionLost',
} as const satisfies { readonly [Code in ErrorCode]: `error.${Code}` };
