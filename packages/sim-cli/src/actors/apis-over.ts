import { createAccountApi } from '@greenroom/adapters-http/account/account-api.http';
import { createBlocksApi } from '@greenroom/adapters-http/blocks/blocks-api.http';
import { createChatApi, createTranslationApi } from '@greenroom/adapters-http/chat/chat-api.http';
import { createClientsApi } from '@greenroom/adapters-http/clients/clients-api.http';
import { createContentApi } from '@greenroom/adapters-http/content/content-api.http';
import { createEarningsApi } from '@greenroom/adapters-http/earnings/earnings-api.http';
import { createEarningsReportApi } from '@greenroom/adapters-http/earnings/earnings-report-api.http';
import { createForumApi } from '@greenroom/adapters-http/forum/forum-api.http';
import { createMediaApi } from '@greenroom/adapters-http/gallery/media-api.http';
import type { ApiClient } from '@greenroom/adapters-http/http/api-client';
import { createInboxApi } from '@greenroom/adapters-http/inbox/inbox-api.http';
import { createLocalisationApi } from '@greenroom/adapters-http/localisation/localisation-api.http';
import { createAuthApi } from '@greenroom/adapters-http/login/auth-api.http';
import { createMemosApi } from '@greenroom/adapters-http/memos/memos-api.http';
import { createModerationApi } from '@greenroom/adapters-http/moderation/moderation-api.http';
import { createMyDayApi } from '@greenroom/adapters-http/my-day/my-day-api.http';
import { createPushApi } from '@greenroom/adapters-http/push/push-api.http';
import { createServicesApi } from '@greenroom/adapters-http/services/services-api.http';
import { createSessionApi } from '@greenroom/adapters-http/session/session-api.http';
import { createToyRulesApi } from '@greenroom/adapters-http/toys/toy-rules-api.http';

/** Makes every port of the core that calls the platform, over one client. */
export const apisOver = (client: ApiClient) => ({
  onCallAnswered: client.onAnswer,
  auth: createAuthApi(client),
  account: createAccountApi(client),
  localisation: createLocalisationApi(client),
  services: createServicesApi(client),
  session: createSessionApi(client),
  chat: createChatApi(client),
  translation: createTranslationApi(client),
  content: createContentApi(client),
  memos: createMemosApi(client),
  blocks: createBlocksApi(client),
  clients: createClientsApi(client),
  moderation: createModerationApi(client),
  earnings: createEarningsApi(client),
  earningsReport: createEarningsReportApi(client),
  myDay: createMyDayApi(client),
  push: createPushApi(client),
  forum: createForumApi(client),
  inbox: createInboxApi(client),
  toyRules: createToyRulesApi(client),
  media: createMediaApi(client),
});
