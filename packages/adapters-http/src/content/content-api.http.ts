import type { ContentApi } from '@greenroom/core/content/content-api.port';
import type { ApiClient } from '../http/api-client.ts';
import { contentCalls } from './content-api.wire.ts';

export const createContentApi = (client: ApiClient): ContentApi => ({
  text: ({ page, language }) => client.call(contentCalls.text, { params: { page }, query: { language } }),
  news: (query) => client.call(contentCalls.news, { query }),
});
