import type { TranslationApi } from '@greenroom/core/chat/translation/translation-api.port';
import type { ApiClient } from '../http/api-client.ts';
import { chatCalls } from './chat-api.wire.ts';

export const createTranslationApi = (client: ApiClient): TranslationApi => ({
  translate: ({ text, from, to }) =>
    client.call(chatCalls.translateChat, { body: { message: text, language: from, languageTranslate: to } }),
});
