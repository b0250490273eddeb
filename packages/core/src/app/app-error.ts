import { ACCOUNT_DATA_ERRORS } from '../account-data/account-data-api.port.ts';
import { ACCOUNT_SECURITY_ERRORS } from '../account-security/security-api.port.ts';
import { ACCOUNT_ERRORS } from '../account/account-api.port.ts';
import { BLOCKED_WORDS_ERRORS } from '../blocked-words/blocked-words-api.port.ts';
import { BLOCKS_ERRORS } from '../blocks/blocks-api.port.ts';
import { CLIENTS_ERRORS } from '../clients/clients-api.port.ts';
import { CONTENT_ERRORS } from '../content/content-api.port.ts';
import { EARNINGS_ERRORS } from '../earnings/earnings-api.port.ts';
import { FORUM_ERRORS } from '../forum/forum-api.port.ts';
import { MEDIA_ERRORS } from '../gallery/media.errors.ts';
import { INBOX_ERRORS } from '../inbox/inbox-message.ts';
import { LOGIN_ERRORS } from '../login/login.errors.ts';
import { MEMOS_ERRORS } from '../memos/memos-api.port.ts';
import { MODERATION_ERRORS } from '../moderation/moderation-api.port.ts';
import { PASSWORDS_ERRORS } from '../passwords/passwords-api.port.ts';
import { PERSONAL_DATA_ERRORS } from '../personal-data/personal-data-api.port.ts';
import { PROFILE_ERRORS } from '../profile/profile-api.port.ts';
import { PUSH_ERRORS } from '../push/push-api.port.ts';
import { REALTIME_ERRORS } from '../realtime/realtime.constants.ts';
import { REGION_BLOCKS_ERRORS } from '../region-blocks/region-blocks-api.port.ts';
import { REGISTRATION_ERRORS } from '../registration/registration-api.port.ts';
import { REMOTE_ERRORS } from '../remote/remote-api.port.ts';
import { SERVICES_ERRORS } from '../services/services.constants.ts';
import { SESSION_ERRORS } from '../session/session.constants.ts';
import { VIDEO_ERRORS } from '../session/video/streaming.errors.ts';
import { TOYS_ERRORS } from '../toys/toys.errors.ts';

/** Codes of all errors of the product, each once; each capability owns its own. @spec §8 */
export const ERROR_CODES = [
  ...new Set([
    ...ACCOUNT_DATA_ERRORS,
    ...ACCOUNT_SECURITY_ERRORS,
    ...ACCOUNT_ERRORS,
    ...BLOCKED_WORDS_ERRORS,
    ...BLOCKS_ERRORS,
    ...CLIENTS_ERRORS,
    ...CONTENT_ERRORS,
    ...EARNINGS_ERRORS,
    ...FORUM_ERRORS,
    ...MEDIA_ERRORS,
    ...INBOX_ERRORS,
    ...LOGIN_ERRORS,
    ...MEMOS_ERRORS,
    ...MODERATION_ERRORS,
    ...PASSWORDS_ERRORS,
    ...PERSONAL_DATA_ERRORS,
    ...PROFILE_ERRORS,
    ...PUSH_ERRORS,
    ...REALTIME_ERRORS,
    ...REGION_BLOCKS_ERRORS,
    ...REGISTRATION_ERRORS,
    ...REMOTE_ERRORS,
    ...SERVICES_ERRORS,
    ...SESSION_ERRORS,
    ...VIDEO_ERRORS,
    ...TOYS_ERRORS,
  ]),
];
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Key of the sentence that is shown for an error. @spec §8 */
export type ErrorKey = `error.${ErrorCode}`;
