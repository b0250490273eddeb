import * as z from 'zod/mini';
import type { NewsPage } from '@greenroom/core/content/content-api.port';
import { defineCall } from '../http/call.ts';
import { idWire, orElse, queryNumberWire, secondsWire } from '../http/fields.wire.ts';

/** @spec §2 home — forWhom=ROLE_PERFORMER, limit 5 */
const newsQueryWire = z.object({
  forWhom: z.literal('ROLE_PERFORMER'),
  limit: queryNumberWire,
  offset: queryNumberWire,
});

const newsItemWire = z.object({ id: idWire, title: z.string(), content: orElse(z.string(), ''), date: secondsWire });

const newsWire = z.pipe(
  z.object({ items: z.array(newsItemWire), total: z.nullish(z.number()) }),
  z.transform((wire): NewsPage => ({ items: wire.items, total: wire.total ?? wire.items.length })),
);

export const contentCalls = {
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
