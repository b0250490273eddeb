import { accountCalls } from '../account/account-api.wire.ts';
import { chatCalls } from '../chat/chat-api.wire.ts';
import { contentCalls } from '../content/content-api.wire.ts';
import { earningsCalls } from '../earnings/earnings-api.wire.ts';
import { inboxCalls } from '../inbox/inbox-api.wire.ts';
import { memosCalls } from '../memos/memos-api.wire.ts';
import { blocksCalls } from '../blocks/blocks-api.wire.ts';
import { clientsCalls } from '../clients/clients-api.wire.ts';
import { forumCalls } from '../forum/forum-api.wire.ts';
import { localisationCalls } from '../localisation/localisation-api.wire.ts';
import { authCalls } from '../login/auth-api.wire.ts';
import { mediaCalls } from '../gallery/media-api.wire.ts';
import { moderationCalls } from '../moderation/moderation-api.wire.ts';
import { personalDataCalls } from '../personal-data/personal-data-api.wire.ts';
import { profileCalls } from '../profile/profile-api.wire.ts';
import { registrationCalls } from '../registration/registration-api.wire.ts';
import { servicesCalls } from '../services/services-api.wire.ts';
import { sessionCalls } from '../session/session-api.wire.ts';
import { toyRulesCalls } from '../toys/toy-rules-api.wire.ts';

/** Every call of the product, by capability. Not for the web app: each of its ports reads its own table. @spec §7 */
export const CALLS_BY_CAPABILITY = {
  login: authCalls,
  account: accountCalls,
  'personal-data': personalDataCalls,
  profile: profileCalls,
  registration: registrationCalls,
  localisation: localisationCalls,
  services: servicesCalls,
  session: sessionCalls,
  chat: chatCalls,
  toys: toyRulesCalls,
  content: contentCalls,
  earnings: earningsCalls,
  inbox: inboxCalls,
  memos: memosCalls,
  blocks: blocksCalls,
  clients: clientsCalls,
  media: mediaCalls,
  forum: forumCalls,
  moderation: moderationCalls,
};

/** Every call of the product, by name: the simulated platform answers each. @spec §7 */
export const CALLS = {
  ...authCalls,
  ...accountCalls,
  ...personalDataCalls,
  ...profileCalls,
  ...registrationCalls,
  ...localisationCalls,
  ...servicesCalls,
  ...sessionCalls,
  ...chatCalls,
  ...toyRulesCalls,
  ...contentCalls,
  ...earningsCalls,
  ...inboxCalls,
  ...memosCalls,
  ...blocksCalls,
  ...clientsCalls,
  ...mediaCalls,
  ...forumCalls,
  ...moderationCalls,
};

export type CallName = keyof typeof CALLS;
