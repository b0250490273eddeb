import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { silentLog } from '../kernel/log.port.ts';
import { ok } from '../kernel/result.ts';
import { seconds } from '../kernel/units.ts';
import type { ContentApi } from './content-api.port.ts';
import { createNewsController } from './news.controller.ts';

/** A platform whose items are named by language and offset. */
const setUp = () => {
  const queries: Parameters<ContentApi['news']>[0][] = [];
  const platform = { language: 'nl' };
  const controller = createNewsController({
    api: {
      news: async (query) => {
        queries.push(query);
        const id = `${platform.language} ${query.offset}`;
        return ok({ items: [{ id, title: id, content: '', date: seconds(0) }], total: 12 });
      },
    },
    log: silentLog,
  });
  const shown = () => [controller.list, controller.newest].map(({ watch }) => watch.state().data?.items[0]?.id);
  return { controller, queries, platform, shown };
};

it('asks for the newest 5 news for performers', () => {
  const { controller, queries } = setUp();
  controller.loadNewest();
  expect(queries).toEqual([{ forWhom: 'ROLE_PERFORMER', limit: 5, offset: 0 }]);
});

it('keeps the newest news beside another page of them', async () => {
  const { controller, shown } = setUp();
  controller.loadNewest();
  controller.list.load({ limit: 2, offset: 10 });
  await settle();
  expect(shown()).toEqual(['nl 10', 'nl 0']);
});

it('drops all news of the former language when another language is chosen', async () => {
  const { controller, queries, platform, shown } = setUp();
  controller.list.load({ limit: 5, offset: 5 });
  await settle();
  platform.language = 'de';
  controller.languageChanged();
  expect(shown()).toEqual([undefined, undefined]);
  await settle();
  expect(shown()).toEqual(['de 5', undefined]);
  expect(queries.map(({ offset }) => offset)).toEqual([5, 5]);
});
