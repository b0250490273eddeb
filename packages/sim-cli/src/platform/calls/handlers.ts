import { createAccountApi } from '../account/account-api.sim.ts';
import { createBlocksApi } from '../blocks/blocks-api.sim.ts';
import { createChatApi } from '../chat/chat-api.sim.ts';
import { createClientsApi } from '../clients/clients-api.sim.ts';
import { createContentApi } from '../content/content-api.sim.ts';
import { createEarningsApi } from '../earnings/earnings-api.sim.ts';
import { createSessionPayApi } from '../earnings/session-pay-api.sim.ts';
import { createForumApi } from '../forum/forum-api.sim.ts';
import { createMediaApi } from '../gallery/media-api.sim.ts';
import { createInboxApi } from '../inbox/inbox-api.sim.ts';
import { createLocalisationApi } from '../localisation/localisation-api.sim.ts';
import { createAuthApi } from '../login/auth-api.sim.ts';
import { createMemosApi } from '../memos/memos-api.sim.ts';
import { createModerationApi } from '../moderation/moderation-api.sim.ts';
import { createPersonalDataApi } from '../personal-data/personal-data-api.sim.ts';
import type { PlatformParts } from '../platform-parts.ts';
import { createProfileApi } from '../profile/profile-api.sim.ts';
import { createRegistrationApi } from '../registration/registration-api.sim.ts';
import { createServicesApi } from '../services/services-api.sim.ts';
import { createSessionApi } from '../session/session-api.sim.ts';
import { createToyRulesApi } from '../toys/toy-rules-api.sim.ts';
import type { Handlers } from './handler.ts';

/** Joins the answers of all capabilities: a call without one does not compile. */
export const createHandlers = (parts: PlatformParts): Handlers => ({
  ...createAuthApi(parts),
  ...createAccountApi(parts),
  ...createPersonalDataApi(parts),
  ...createProfileApi(parts),
  ...createRegistrationApi(parts),
  ...createLocalisationApi(parts),
  ...createServicesApi(parts),
  ...createSessionApi(parts),
  ...createChatApi(parts),
  ...createToyRulesApi(parts),
  ...createContentApi(parts),
  ...createEarningsApi(parts),
  ...createSessionPayApi(parts),
  ...createInboxApi(parts),
  ...createMemosApi(parts),
  ...createBlocksApi(parts),
  ...createClientsApi(parts),
  ...createMediaApi(parts),
  ...createForumApi(parts),
  ...createModerationApi(parts),
});
