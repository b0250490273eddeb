import type { Cancel } from '@greenroom/core/kernel/clock.port';
import { createAccountApi } from './account/account-api.http.ts';
import { createBlocksApi } from './blocks/blocks-api.http.ts';
import { createChatApi, createTranslationApi } from './chat/chat-api.http.ts';
import { createClientsApi } from './clients/clients-api.http.ts';
import { createContentApi } from './content/content-api.http.ts';
import { createEarningsApi } from './earnings/earnings-api.http.ts';
import { createEarningsReportApi } from './earnings/earnings-report-api.http.ts';
import { createForumApi } from './forum/forum-api.http.ts';
import { createMediaApi } from './gallery/media-api.http.ts';
import type { ApiClient } from './http/api-client.ts';
import { isLoginLost } from './http/call.ts';
import { createInboxApi } from './inbox/inbox-api.http.ts';
import { createLocalisationApi } from './localisation/localisation-api.http.ts';
import { createAuthApi } from './login/auth-api.http.ts';
import { createMemosApi } from './memos/memos-api.http.ts';
import { createMissedRequestsApi } from './missed-requests/missed-requests-api.http.ts';
import { createModerationApi } from './moderation/moderation-api.http.ts';
import { createMyDayApi } from './my-day/my-day-api.http.ts';
import { createPushApi } from './push/push-api.http.ts';
import { createServicesApi } from './services/services-api.http.ts';
import { createSessionApi } from './session/session-api.http.ts';
import { createToyRulesApi } from './toys/toy-rules-api.http.ts';

/** Creates every port of the core that calls the platform, over one client. */
export const createPlatformApis = (client: ApiClient) => ({
  onCallAnswered: client.onAnswer,
  /** Adds a listener for changes that are refused because nobody is logged in. @spec §8 Profile and media — performer not logged in */
  onNotLoggedIn: (listener: () => void): Cancel =>
    client.onAnswer(({ row, outcome }) => {
      if (row.method !== 'GET' && !outcome.ok && isLoginLost(row, outcome.error)) listener();
    }),
  auth: createAuthApi(client),
  account: createAccountApi(client),
  localisation: createLocalisationApi(client),
  services: createServicesApi(client),
  session: createSessionApi(client),
  missedRequests: createMissedRequestsApi(client),
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

export type PlatformApis = ReturnType<typeof createPlatformApis>;
