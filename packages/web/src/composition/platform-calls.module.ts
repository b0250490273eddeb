import { createAccountApi } from '@greenroom/adapters-http/account/account-api.http';
import { createBlocksApi } from '@greenroom/adapters-http/blocks/blocks-api.http';
import { createChatApi, createTranslationApi } from '@greenroom/adapters-http/chat/chat-api.http';
import { createClientsApi } from '@greenroom/adapters-http/clients/clients-api.http';
import { createContentApi } from '@greenroom/adapters-http/content/content-api.http';
import { createEarningsApi } from '@greenroom/adapters-http/earnings/earnings-api.http';
import { createEarningsReportApi } from '@greenroom/adapters-http/earnings/earnings-report-api.http';
import { createForumApi } from '@greenroom/adapters-http/forum/forum-api.http';
import { createFileProbe } from '@greenroom/adapters-http/gallery/file-probe.media';
import { createMediaApi } from '@greenroom/adapters-http/gallery/media-api.http';
import { createUploader } from '@greenroom/adapters-http/gallery/uploader.http';
import type { ApiClient } from '@greenroom/adapters-http/http/api-client';
import { createInboxApi } from '@greenroom/adapters-http/inbox/inbox-api.http';
import { createMemosApi } from '@greenroom/adapters-http/memos/memos-api.http';
import { createModerationApi } from '@greenroom/adapters-http/moderation/moderation-api.http';
import { createMyDayApi } from '@greenroom/adapters-http/my-day/my-day-api.http';
import { createPushApi } from '@greenroom/adapters-http/push/push-api.http';
import { createServicesApi } from '@greenroom/adapters-http/services/services-api.http';
import { createSessionApi } from '@greenroom/adapters-http/session/session-api.http';
import { createToyRulesApi } from '@greenroom/adapters-http/toys/toy-rules-api.http';
import { createMainSocket } from '@greenroom/adapters-socket/realtime/main-socket.socket';
import { pageLoadedAt } from '../device/page-loaded-at.ts';
import { bindings } from './container/bindings.ts';
import { TOKENS, type Token } from './container/tokens.ts';

/** The platform's calls that only a performer who is logged in makes, and its socket, whose library is fetched with the first connection. */
export const platformCallsModule = bindings(({ provide, providePart }) => {
  const api = <Api>(token: Token<Api>, create: (client: ApiClient) => NoInfer<Api>) =>
    providePart(token, (get) => create(get(TOKENS.apiClient)));
  api(TOKENS.accountApi, createAccountApi);
  api(TOKENS.chatApi, createChatApi);
  api(TOKENS.translationApi, createTranslationApi);
  api(TOKENS.contentApi, createContentApi);
  api(TOKENS.mediaApi, createMediaApi);
  api(TOKENS.servicesApi, createServicesApi);
  api(TOKENS.sessionApi, createSessionApi);
  api(TOKENS.earningsApi, createEarningsApi);
  api(TOKENS.earningsReportApi, createEarningsReportApi);
  api(TOKENS.inboxApi, createInboxApi);
  api(TOKENS.memosApi, createMemosApi);
  api(TOKENS.blocksApi, createBlocksApi);
  api(TOKENS.clientsApi, createClientsApi);
  api(TOKENS.moderationApi, createModerationApi);
  api(TOKENS.myDayApi, createMyDayApi);
  api(TOKENS.pushApi, createPushApi);
  api(TOKENS.forumApi, createForumApi);
  api(TOKENS.toyRules, createToyRulesApi);
  provide(TOKENS.realtimeSocket, (get) =>
    createMainSocket({ url: get(TOKENS.configuration).socketUrl, log: get(TOKENS.log) }),
  );
  provide(TOKENS.fileProbe, () => createFileProbe());
  provide(TOKENS.uploader, (get) => {
    const { apiBasePath, uploadUrl, streamingUrl, version } = get(TOKENS.configuration);
    return createUploader({
      random: get(TOKENS.random),
      client: get(TOKENS.apiClient),
      base: apiBasePath,
      uploadUrl,
      streamingUrl,
      headers: { ver: version, tokenDate: String(pageLoadedAt()) },
    });
  });
});
