import type { ChatApi } from '@greenroom/core/chat/chat-api.port';
import { ok } from '@greenroom/core/kernel/result';
import type { ApiClient } from '../http/api-client.ts';
import { chatCalls } from './chat-api.wire.ts';

export const createChatApi = (client: ApiClient): ChatApi => ({
  send: ({ translation, ...line }) => {
    if (translation === undefined) return client.call(chatCalls.sendChatMessage, { body: line });
    const { text, from, to } = translation;
    const body = { ...line, language: from, languageTranslate: to, messageTranslate: text };
    return client.call(chatCalls.sendChatMessage, { body });
  },
  history: async ({ performerId, clientId }, limit) => {
    const answer = await client.call(chatCalls.chatHistory, {
      params: { performerId, customerId: clientId },
      query: { limit, offset: 0 },
    });
    return answer.ok ? ok(answer.value.messages) : answer;
  },
});
