import { ACCOUNT_SECURITY_ERROR_KEYS, type AccountSecurityErrorCode } from '../account-security/security-api.port.ts';
import type { AccountErrorCode } from '../account/account-api.port.ts';
import type { ClientsErrorCode } from '../clients/clients-api.port.ts';
import type { ContentErrorCode } from '../content/content-api.port.ts';
import type { EarningsErrorCode } from '../earnings/earnings-api.port.ts';
import type { ForumErrorCode } from '../forum/forum-api.port.ts';
import type { MediaErrorCode } from '../gallery/media.errors.ts';
import type { InboxErrorCode } from '../inbox/inbox-message.ts';
import type { LoginErrorCode } from '../login/login.errors.ts';
import { MEMOS_ERROR_KEYS, type MemosErrorCode } from '../memos/memos-api.port.ts';
import type { ModerationErrorCode } from '../moderation/moderation-api.port.ts';
import type { PasswordsErrorCode } from '../passwords/passwords-api.port.ts';
import type { PersonalDataErrorCode } from '../personal-data/personal-data-api.port.ts';
import type { ProfileErrorCode } from '../profile/profile-api.port.ts';
import { PUSH_ERROR_KEYS, type PushErrorCode } from '../push/push-api.port.ts';
import type { RealtimeErrorCode } from '../realtime/realtime.constants.ts';
import type { RegistrationErrorCode } from '../registration/registration-api.port.ts';
import { REMOTE_ERROR_KEYS, type RemoteErrorCode } from '../remote/remote-api.port.ts';
import type { ServicesErrorCode } from '../services/services.constants.ts';
import type { SessionErrorCode } from '../session/session.constants.ts';
import { VIDEO_ERROR_KEYS, type VideoErrorCode } from '../session/video/streaming.errors.ts';
import type { ToysErrorCode } from '../toys/toys.errors.ts';
import { PRIVACY_ERROR_KEYS, type PrivacyErrorCode } from './privacy-errors.ts';

/** Codes of all errors of the product; each capability owns its own. @spec §8 */
export type ErrorCode =
  | AccountErrorCode
  | AccountSecurityErrorCode
  | ClientsErrorCode
  | ContentErrorCode
  | EarningsErrorCode
  | ForumErrorCode
  | InboxErrorCode
  | LoginErrorCode
  | MediaErrorCode
  | MemosErrorCode
  | ModerationErrorCode
  | PasswordsErrorCode
  | PersonalDataErrorCode
  | PrivacyErrorCode
  | ProfileErrorCode
  | PushErrorCode
  | RealtimeErrorCode
  | RegistrationErrorCode
  | RemoteErrorCode
  | ServicesErrorCode
  | SessionErrorCode
  | ToysErrorCode
  | VideoErrorCode;

/** Key of the sentence that is shown for each code; a missing, surplus or swapped entry does not compile. @spec §8 */
export const ERROR_I18N_KEY = {
  ...ACCOUNT_SECURITY_ERROR_KEYS,
  'account.settingsNotSaved': 'error.account.settingsNotSaved',
  'account.verificationNotSent': 'error.account.verificationNotSent',
  'passwords.tooShort': 'error.passwords.tooShort',
  'passwords.tooLong': 'error.passwords.tooLong',
  'passwords.common': 'error.passwords.common',
  'passwords.ownName': 'error.passwords.ownName',
  'passwords.breached': 'error.passwords.breached',
  'passwords.wrongCurrent': 'error.passwords.wrongCurrent',
  'passwords.tooManyAttempts': 'error.passwords.tooManyAttempts',
  'passwords.linkInvalid': 'error.passwords.linkInvalid',
  'passwords.linkUsed': 'error.passwords.linkUsed',
  'passwords.linkExpired': 'error.passwords.linkExpired',
  'passwords.notChecked': 'error.passwords.notChecked',
  'passwords.notSent': 'error.passwords.notSent',
  'passwords.notChanged': 'error.passwords.notChanged',
  ...PRIVACY_ERROR_KEYS,
  'clients.notLoaded': 'error.clients.notLoaded',
  'clients.historyNotLoaded': 'error.clients.historyNotLoaded',
  'clients.monthsNotLoaded': 'error.clients.monthsNotLoaded',
  'clients.awaitNotSaved': 'error.clients.awaitNotSaved',
  'content.newsNotLoaded': 'error.content.newsNotLoaded',
  'content.faqNotLoaded': 'error.content.faqNotLoaded',
  'content.textNotLoaded': 'error.content.textNotLoaded',
  'earnings.notLoaded': 'error.earnings.notLoaded',
  'earnings.specificationsNotLoaded': 'error.earnings.specificationsNotLoaded',
  'earnings.notExported': 'error.earnings.notExported',
  ...REMOTE_ERROR_KEYS,
  ...VIDEO_ERROR_KEYS,
  'forum.sectionsNotLoaded': 'error.forum.sectionsNotLoaded',
  'forum.followedNotLoaded': 'error.forum.followedNotLoaded',
  'forum.topicNotLoaded': 'error.forum.topicNotLoaded',
  'forum.threadsNotLoaded': 'error.forum.threadsNotLoaded',
  'forum.threadNotCreated': 'error.forum.threadNotCreated',
  'forum.topicNotCreated': 'error.forum.topicNotCreated',
  'forum.postNotCreated': 'error.forum.postNotCreated',
  'forum.notFollowed': 'error.forum.notFollowed',
  'forum.blocked': 'error.forum.blocked',
  'inbox.notLoaded': 'error.inbox.notLoaded',
  'inbox.notSent': 'error.inbox.notSent',
  'inbox.notRemoved': 'error.inbox.notRemoved',
  'inbox.notRestored': 'error.inbox.notRestored',
  'inbox.blockedYou': 'error.inbox.blockedYou',
  'inbox.youBlocked': 'error.inbox.youBlocked',
  'login.incorrectPassword': 'error.login.incorrectPassword',
  'login.alreadyLoggedIn': 'error.login.alreadyLoggedIn',
  'login.browserNotSupported': 'error.login.browserNotSupported',
  'login.passkeyRefused': 'error.login.passkeyRefused',
  'login.wrongCode': 'error.login.wrongCode',
  'login.codeExpired': 'error.login.codeExpired',
  'login.invalidPerformerId': 'error.login.invalidPerformerId',
  'login.tooManyAttempts': 'error.login.tooManyAttempts',
  'login.doubleTab': 'error.login.doubleTab',
  'login.wrongSite': 'error.login.wrongSite',
  'login.notSecure': 'error.login.notSecure',
  'login.cookiesBlocked': 'error.login.cookiesBlocked',
  'login.sessionExpired': 'error.login.sessionExpired',
  'login.loggedOutByPlatform': 'error.login.loggedOutByPlatform',
  'login.endedElsewhere': 'error.login.endedElsewhere',
  'login.platformFailed': 'error.login.platformFailed',
  'login.logoutFailed': 'error.login.logoutFailed',
  'login.logoutUnconfirmed': 'error.login.logoutUnconfirmed',
  'login.verificationFailed': 'error.login.verificationFailed',
  'login.unreachable': 'error.login.unreachable',
  'personalData.personalNotLoaded': 'error.personalData.personalNotLoaded',
  'personalData.personalNotSaved': 'error.personalData.personalNotSaved',
  'personalData.paymentNotLoaded': 'error.personalData.paymentNotLoaded',
  'personalData.paymentNotSaved': 'error.personalData.paymentNotSaved',
  'personalData.paymentInfoNotLoaded': 'error.personalData.paymentInfoNotLoaded',
  'profile.settingsNotLoaded': 'error.profile.settingsNotLoaded',
  'profile.settingsNotSaved': 'error.profile.settingsNotSaved',
  'profile.infoNotLoaded': 'error.profile.infoNotLoaded',
  'profile.infoNotSaved': 'error.profile.infoNotSaved',
  'profile.descriptionNotLoaded': 'error.profile.descriptionNotLoaded',
  'profile.descriptionNotSaved': 'error.profile.descriptionNotSaved',
  'profile.locationNotLoaded': 'error.profile.locationNotLoaded',
  'profile.locationNotSaved': 'error.profile.locationNotSaved',
  'profile.phoneNotLoaded': 'error.profile.phoneNotLoaded',
  'profile.phoneNotSaved': 'error.profile.phoneNotSaved',
  'profile.recordingNotSent': 'error.profile.recordingNotSent',
  'profile.recordingNotValid': 'error.profile.recordingNotValid',
  'profile.vipNotLoaded': 'error.profile.vipNotLoaded',
  'profile.vipNotSaved': 'error.profile.vipNotSaved',
  'profile.brandsNotLoaded': 'error.profile.brandsNotLoaded',
  'profile.brandsNotSaved': 'error.profile.brandsNotSaved',
  'moderation.notFlagged': 'error.moderation.notFlagged',
  'media.photoTooLarge': 'error.media.photoTooLarge',
  'media.photoTooSmall': 'error.media.photoTooSmall',
  'media.photoNotValid': 'error.media.photoNotValid',
  'media.photoTooManyPixels': 'error.media.photoTooManyPixels',
  'media.photoDamaged': 'error.media.photoDamaged',
  'media.photoHeic': 'error.media.photoHeic',
  'media.videoTooLarge': 'error.media.videoTooLarge',
  'media.videoNotValid': 'error.media.videoNotValid',
  'media.videoDamaged': 'error.media.videoDamaged',
  'media.videoNoPicture': 'error.media.videoNoPicture',
  'media.videoCodec': 'error.media.videoCodec',
  'media.videoSound': 'error.media.videoSound',
  'media.videoTrimmed': 'error.media.videoTrimmed',
  'media.fileEmpty': 'error.media.fileEmpty',
  'media.fileUnreadable': 'error.media.fileUnreadable',
  'media.otherFile': 'error.media.otherFile',
  'media.tooManyPendingPhotos': 'error.media.tooManyPendingPhotos',
  'media.tooManyPendingVideos': 'error.media.tooManyPendingVideos',
  'media.morePaidThanFreePhotos': 'error.media.morePaidThanFreePhotos',
  'media.morePaidThanFreeVideos': 'error.media.morePaidThanFreeVideos',
  'media.notEnoughFreePhotos': 'error.media.notEnoughFreePhotos',
  'media.notEnoughFreeVideos': 'error.media.notEnoughFreeVideos',
  'media.tooManyUploads': 'error.media.tooManyUploads',
  'media.notAllowedNow': 'error.media.notAllowedNow',
  'media.priceOutOfRange': 'error.media.priceOutOfRange',
  'media.textRefused': 'error.media.textRefused',
  'media.photosNotLoaded': 'error.media.photosNotLoaded',
  'media.videosNotLoaded': 'error.media.videosNotLoaded',
  'media.photoNotUploaded': 'error.media.photoNotUploaded',
  'media.videoNotUploaded': 'error.media.videoNotUploaded',
  'media.noStreamingServer': 'error.media.noStreamingServer',
  'media.notSaved': 'error.media.notSaved',
  'media.notDeleted': 'error.media.notDeleted',
  'media.notSelected': 'error.media.notSelected',
  'media.notMoved': 'error.media.notMoved',
  ...MEMOS_ERROR_KEYS,
  ...PUSH_ERROR_KEYS,
  'realtime.socketTimeout': 'error.realtime.socketTimeout',
  'realtime.alreadyConnected': 'error.realtime.alreadyConnected',
  'realtime.notConnected': 'error.realtime.notConnected',
  'realtime.refused': 'error.realtime.refused',
  'registration.tokenInvalid': 'error.registration.tokenInvalid',
  'registration.tokenUsed': 'error.registration.tokenUsed',
  'registration.tokenExpired': 'error.registration.tokenExpired',
  'registration.notLoaded': 'error.registration.notLoaded',
  'registration.pictureTooSmall': 'error.registration.pictureTooSmall',
  'registration.uploadFailed': 'error.registration.uploadFailed',
  'registration.submitFailed': 'error.registration.submitFailed',
  'registration.incomplete': 'error.registration.incomplete',
  'registration.notMailed': 'error.registration.notMailed',
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
  'session.outage': 'error.session.outage',
  'toys.authenticationFailed': 'error.toys.authenticationFailed',
  'toys.couldNotGetSocket': 'error.toys.couldNotGetSocket',
  'toys.vendorUnreachable': 'error.toys.vendorUnreachable',
  'toys.socketDisconnect': 'error.toys.socketDisconnect',
  'toys.apiUnavailable': 'error.toys.apiUnavailable',
  'toys.apiInvalidJson': 'error.toys.apiInvalidJson',
  'toys.noActiveClients': 'error.toys.noActiveClients',
  'toys.noDevices': 'error.toys.noDevices',
  'toys.anotherAppConnecting': 'error.toys.anotherAppConnecting',
  'toys.localNetworkBlocked': 'error.toys.localNetworkBlocked',
  'toys.nameBlocked': 'error.toys.nameBlocked',
  'toys.deviceDisabled': 'error.toys.deviceDisabled',
  'toys.toyNotFound': 'error.toys.toyNotFound',
  'toys.toyNotConnected': 'error.toys.toyNotConnected',
  'toys.notSupported': 'error.toys.notSupported',
  'toys.ruleNotRight': 'error.toys.ruleNotRight',
  'toys.commandRefused': 'error.toys.commandRefused',
  'toys.commandMissed': 'error.toys.commandMissed',
  'toys.noRuleMatches': 'error.toys.noRuleMatches',
  'toys.stopUnconfirmed': 'error.toys.stopUnconfirmed',
  'toys.noDevicesSelected': 'error.toys.noDevicesSelected',
  'toys.atleastOneCapabilty': 'error.toys.atleastOneCapabilty',
  'toys.tooManyRules': 'error.toys.tooManyRules',
  'toys.amountOutOfRange': 'error.toys.amountOutOfRange',
  'toys.reactionTimeOutOfRange': 'error.toys.reactionTimeOutOfRange',
  'toys.intensityOutOfRange': 'error.toys.intensityOutOfRange',
  'toys.defaultRuleStays': 'error.toys.defaultRuleStays',
  'toys.rulesNotLoaded': 'error.toys.rulesNotLoaded',
  'toys.rulesNotSaved': 'error.toys.rulesNotSaved',
} as const satisfies { readonly [Code in ErrorCode]: `error.${Code}` };
