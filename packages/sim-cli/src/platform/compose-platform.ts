import { createAccountApi } from './account/account/account-api.sim.ts';
import { createMediaApi } from './account/gallery/media-api.sim.ts';
import { createLocalisationApi } from './account/localisation/localisation-api.sim.ts';
import { createAuthApi } from './account/login/auth-api.sim.ts';
import { createPersonalDataApi } from './account/personal-data/personal-data-api.sim.ts';
import { createProfileApi } from './account/profile/profile-api.sim.ts';
import { createRegistrationApi } from './account/registration/registration-api.sim.ts';
import { createAnswerCall } from './base/calls/answer-call.ts';
import type { Handlers } from './base/calls/handler.ts';
import { createIsFull } from './base/calls/row-limits.ts';
import { createAccountDataApi } from './beyond/account-data/account-data-api.sim.ts';
import { createAccountDeletion } from './beyond/account-data/account-deletion.ts';
import { createSecurityApi } from './beyond/account-security/security-api.sim.ts';
import { createBlockedWordsApi } from './beyond/blocked-words/blocked-words-api.sim.ts';
import { createMyDayApi } from './beyond/my-day/my-day-api.sim.ts';
import { createPasswordsApi } from './beyond/passwords/passwords-api.sim.ts';
import { createPushApi } from './beyond/push/push-api.sim.ts';
import { createRegionBlocksApi } from './beyond/region-blocks/region-blocks-api.sim.ts';
import { createRemoteApi } from './beyond/remote/remote-api.sim.ts';
import { createClientsApi } from './contacts/clients/clients-api.sim.ts';
import { createContentApi } from './contacts/content/content-api.sim.ts';
import { createForumApi } from './contacts/forum/forum-api.sim.ts';
import { createInboxApi } from './contacts/inbox/inbox-api.sim.ts';
import { createMemosApi } from './contacts/memos/memos-api.sim.ts';
import { createModerationApi } from './contacts/moderation/moderation-api.sim.ts';
import { createToyRulesApi } from './devices/toys/toy-rules-api.sim.ts';
import { createPlatformParts, type Surroundings } from './platform-parts.ts';
import { createFaultService } from './serving/admin/fault-service.ts';
import { createBlocksApi } from './work/blocks/blocks-api.sim.ts';
import { createChatApi } from './work/chat/chat-api.sim.ts';
import { createEarningsApi } from './work/earnings/earnings-api.sim.ts';
import { createEarningsReportApi } from './work/earnings/earnings-report-api.sim.ts';
import { createSessionPayApi } from './work/earnings/session-pay-api.sim.ts';
import { createMissedRequestsApi } from './work/missed-requests/missed-requests-api.sim.ts';
import { createServicesApi } from './work/services/services-api.sim.ts';
import { createSessionApi } from './work/session/session-api.sim.ts';

/** Joins the capabilities of the platform on what surrounds it: the one list of their calls. */
export const composePlatform = (around: Surroundings) => {
  const parts = createPlatformParts(around);
  const handlers: Handlers = {
    ...createAuthApi(parts),
    ...createAccountApi(parts),
    ...createSecurityApi(parts),
    ...createPasswordsApi(parts),
    ...createPersonalDataApi(parts),
    ...createProfileApi(parts),
    ...createRegistrationApi(parts),
    ...createLocalisationApi(parts),
    ...createServicesApi(parts),
    ...createSessionApi(parts),
    ...createMissedRequestsApi(parts),
    ...createChatApi(parts),
    ...createToyRulesApi(parts),
    ...createContentApi(parts),
    ...createEarningsApi(parts),
    ...createEarningsReportApi(parts),
    ...createMyDayApi(parts),
    ...createPushApi(parts),
    ...createRemoteApi(parts),
    ...createSessionPayApi(parts),
    ...createInboxApi(parts),
    ...createMemosApi(parts),
    ...createBlocksApi(parts),
    ...createRegionBlocksApi(parts),
    ...createAccountDataApi(parts),
    ...createBlockedWordsApi(parts),
    ...createClientsApi(parts),
    ...createMediaApi(parts),
    ...createForumApi(parts),
    ...createModerationApi(parts),
  };
  return {
    ...parts,
    answerCall: createAnswerCall({ ...parts, handlers, isFull: createIsFull(parts.store) }),
    faultService: createFaultService(parts),
    accountDeletion: createAccountDeletion(parts),
  };
};

/** The parts of the platform that a transport, a tool or a test may use. */
export type PlatformParts = ReturnType<typeof composePlatform>;
