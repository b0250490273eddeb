import { createAccountDataApi } from './account-data/account-data-api.sim.ts';
import { createAccountDeletion } from './account-data/account-deletion.ts';
import { createSecurityApi } from './account-security/security-api.sim.ts';
import { createAccountApi } from './account/account-api.sim.ts';
import { createFaultService } from './admin/fault-service.ts';
import { createBlockedWordsApi } from './blocked-words/blocked-words-api.sim.ts';
import { createBlocksApi } from './blocks/blocks-api.sim.ts';
import { createAnswerCall } from './calls/answer-call.ts';
import type { Handlers } from './calls/handler.ts';
import { createIsFull } from './calls/row-limits.ts';
import { createChatApi } from './chat/chat-api.sim.ts';
import { createClientsApi } from './clients/clients-api.sim.ts';
import { createContentApi } from './content/content-api.sim.ts';
import { createEarningsApi } from './earnings/earnings-api.sim.ts';
import { createEarningsReportApi } from './earnings/earnings-report-api.sim.ts';
import { createSessionPayApi } from './earnings/session-pay-api.sim.ts';
import { createForumApi } from './forum/forum-api.sim.ts';
import { createMediaApi } from './gallery/media-api.sim.ts';
import { createInboxApi } from './inbox/inbox-api.sim.ts';
import { createLocalisationApi } from './localisation/localisation-api.sim.ts';
import { createAuthApi } from './login/auth-api.sim.ts';
import { createMemosApi } from './memos/memos-api.sim.ts';
import { createMissedRequestsApi } from './missed-requests/missed-requests-api.sim.ts';
import { createModerationApi } from './moderation/moderation-api.sim.ts';
import { createMyDayApi } from './my-day/my-day-api.sim.ts';
import { createPasswordsApi } from './passwords/passwords-api.sim.ts';
import { createPersonalDataApi } from './personal-data/personal-data-api.sim.ts';
import { createPlatformParts, type Surroundings } from './platform-parts.ts';
import { createProfileApi } from './profile/profile-api.sim.ts';
import { createPushApi } from './push/push-api.sim.ts';
import { createRegionBlocksApi } from './region-blocks/region-blocks-api.sim.ts';
import { createRegistrationApi } from './registration/registration-api.sim.ts';
import { createRemoteApi } from './remote/remote-api.sim.ts';
import { createServicesApi } from './services/services-api.sim.ts';
import { createSessionApi } from './session/session-api.sim.ts';
import { createToyRulesApi } from './toys/toy-rules-api.sim.ts';

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
