import * as z from 'zod/mini';
import type { NewsPage, ContentApi } from '@greenroom/core/content/content-api.port';
import { LANGUAGES } from '@greenroom/core/localisation/language';
import type { ApiClient } from '../http/api-client.ts';
import { defineCalls } from '../http/call.ts';
import { idWire, mapped, only, orElse, secondsWire } from '../http/fields.wire.ts';
import { listPartFields } from '../http/query.wire.ts';

/** Query of a page of the news for performers. @spec §2 home — forWhom=ROLE_PERFORMER, limit 5 */
const newsQueryWire = z.object({
  forWhom: z.literal('ROLE_PERFORMER'),
  ...listPartFields,
});

const newsItemWire = z.object({ id: idWire, title: z.string(), content: orElse(z.string(), ''), date: secondsWire });

const newsWire = mapped(z.object({ items: z.array(newsItemWire), total: z.nullish(z.number()) }), (wire): NewsPage => ({
  items: wire.items,
  total: wire.total ?? wire.items.length,
}));

const textWire = only('text', z.string());

export const contentCalls = defineCalls({ origin: 'ours', section: '§2 Screens and routes', access: 'performer' })({
  text: {
    purpose:
      'The text of a page in one language: headings `##` and `###`, paragraphs, lists with `-`, **stress** and [links](https://…).',
    get: '/texts/{page}',
    query: z.object({ language: z.enum(LANGUAGES) }),
    answer: textWire,
  },
  news: {
    purpose: 'News for performers, newest first.',
    get: '/news',
    query: newsQueryWire,
    answer: newsWire,
  },
});

export const createContentApi = (client: ApiClient): ContentApi => ({
  text: ({ page, language }) => client.call(contentCalls.text, { params: { page }, query: { language } }),
  news: (query) => client.call(contentCalls.news, { query }),
});
