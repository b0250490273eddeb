import { accountDataCalls } from './account-data/account-data-api.http.ts';
import { securityCalls } from './account-security/security-api.http.ts';
import { accountCalls } from './account/account-api.http.ts';
import { blockedWordsCalls } from './blocked-words/blocked-words-api.http.ts';
import { blocksCalls } from './blocks/blocks-api.http.ts';
import { chatCalls } from './chat/chat-api.http.ts';
import { clientsCalls } from './clients/clients-api.http.ts';
import { contentCalls } from './content/content-api.http.ts';
import { earningsCalls } from './earnings/earnings-api.http.ts';
import { earningsReportCalls } from './earnings/earnings-report-api.http.ts';
import { forumCalls } from './forum/forum-api.http.ts';
import { mediaCalls } from './gallery/media-api.http.ts';
import { inboxCalls } from './inbox/inbox-api.http.ts';
import { localisationCalls } from './localisation/localisation-api.http.ts';
import { authCalls } from './login/auth-api.http.ts';
import { forgetBrowserCalls } from './login/forget-browser.http.ts';
import { memosCalls } from './memos/memos-api.http.ts';
import { missedRequestsCalls } from './missed-requests/missed-requests-api.http.ts';
import { moderationCalls } from './moderation/moderation-api.http.ts';
import { myDayCalls } from './my-day/my-day-api.http.ts';
import { passwordsCalls } from './passwords/passwords-api.http.ts';
import { personalDataCalls } from './personal-data/personal-data-api.http.ts';
import { profileCalls } from './profile/profile-api.http.ts';
import { vipPricesCalls } from './profile/vip-prices.wire.ts';
import { pushCalls } from './push/push-api.http.ts';
import { regionBlocksCalls } from './region-blocks/region-blocks-api.http.ts';
import { registrationCalls } from './registration/registration-api.http.ts';
import { remoteCalls } from './remote/remote-api.http.ts';
import { servicesCalls } from './services/services-api.http.ts';
import { sessionCalls } from './session/session-api.http.ts';
import { toyRulesCalls } from './toys/toy-rules-api.http.ts';

/** Every call of the product, by capability. Not for the web app: each of its ports reads its own table. @spec §7 */
export const CALLS_BY_CAPABILITY = {
  login: { ...authCalls, ...forgetBrowserCalls },
  account: accountCalls,
  'account-security': securityCalls,
  passwords: passwordsCalls,
  'personal-data': personalDataCalls,
  profile: { ...vipPricesCalls, ...profileCalls },
  registration: registrationCalls,
  localisation: localisationCalls,
  services: servicesCalls,
  session: sessionCalls,
  'missed-requests': missedRequestsCalls,
  chat: chatCalls,
  toys: toyRulesCalls,
  content: contentCalls,
  earnings: { ...earningsCalls, ...earningsReportCalls },
  'my-day': myDayCalls,
  push: pushCalls,
  remote: remoteCalls,
  inbox: inboxCalls,
  memos: memosCalls,
  blocks: blocksCalls,
  'region-blocks': regionBlocksCalls,
  'account-data': accountDataCalls,
  'blocked-words': blockedWordsCalls,
  clients: clientsCalls,
  media: mediaCalls,
  forum: forumCalls,
  moderation: moderationCalls,
};

type Tables = (typeof CALLS_BY_CAPABILITY)[keyof typeof CALLS_BY_CAPABILITY];
type AllOf<Table> = (Table extends unknown ? (table: Table) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** Every call of the product, by name: the simulated platform answers each. @spec §7 */
export const CALLS = Object.assign({}, ...Object.values(CALLS_BY_CAPABILITY)) as AllOf<Tables>;

export type CallName = keyof typeof CALLS;
