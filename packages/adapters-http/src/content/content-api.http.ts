import * as z from 'zod/mini';
import type { NewsPage, ContentApi } from '@greenroom/core/content/content-api.port';
import { LANGUAGES } from '@greenroom/core/localisation/language';
import type { ApiClient } from '../http/api-client.ts';
import { defineCall } from '../http/call.ts';
import { idWire, orElse, pageLimitWire, queryNumberWire, secondsWire } from '../http/fields.wire.ts';

/** Query of a page of the news for performers. @spec §2 home — forWhom=ROLE_PERFORMER, limit 5 */
const newsQueryWire = z.object({
  forWhom: z.literal('ROLE_PERFORMER'),
  limit: pageLimitWire,
  offset: queryNumberWire,
});

const newsItemWire = z.object({ id: idWire, title: z.string(), content: orElse(z.string(), ''), date: secondsWire });

const newsWire = z.pipe(
  z.object({ items: z.array(newsItemWire), total: z.nullish(z.number()) }),
  z.transform((wire): NewsPage => ({ items: wire.items, total: wire.total ?? wire.items.length })),
);

const textWire = z.pipe(
  z.object({ text: z.string() }),
  z.transform(({ text }) => text),
);

export const contentCalls = {
  text: defineCall({
    name: 'text',
    purpose:
      'The text of a page in one language: headings `##` and `###`, paragraphs, lists with `-`, **stress** and [links](https://…).',
    method: 'GET',
    path: '/texts/{page}',
    origin: 'ours',
    section: '§2 Screens and routes',
    access: 'performer',
    query: z.object({ language: z.enum(LANGUAGES) }),
    answer: textWire,
    errors: [],
  }),
  news: defineCall({
    name: 'news',
    purpose: 'News for performers, newest first.',
    method: 'GET',
    path: '/news',
    origin: 'ours',
    section: '§2 Screens and routes',
    access: 'performer',
    query: newsQueryWire,
    answer: newsWire,
    errors: [],
  }),
};

export const createContentApi = (client: ApiClient): ContentApi => ({
  text: ({ page, language }) => client.call(contentCalls.text, { params: { page }, query: { language } }),
  news: (query) => client.call(contentCalls.news, { query }),
});
