import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { performerId } from '../kernel/ids.ts';
import { silentLog } from '../kernel/log.port.ts';
import { ok } from '../kernel/result.ts';
import type { MediaQuestion } from './media-api.port.ts';
import { NO_GROUPS } from './media-item.ts';
import { createMediaController, type MediaDeps } from './media.controller.ts';

it('knows whose uploads are on the screen until every page of them is gone', () => {
  const media = createMediaController({ drafts: { read: () => '', write: () => undefined } } as unknown as MediaDeps);
  const hide = media.show('photo');
  const hideSecond = media.show('photo');
  expect([media.isShown('photo'), media.isShown('video')]).toEqual([true, false]);
  hide();
  hide();
  expect(media.isShown('photo')).toBe(true);
  hideSecond();
  expect(media.isShown('photo')).toBe(false);
});

it('knows of which kind an approved paid item is sold, and nothing of it after a log-out', async () => {
  const asked: unknown[] = [];
  const media = createMediaController({
    drafts: { read: () => '', write: () => undefined },
    log: silentLog,
    performerId: () => performerId('1001'),
    api: {
      groups: async (_id: unknown, question: MediaQuestion) => {
        asked.push(question);
        const approved = { total: question.kind === 'photo' ? 2 : 0, items: [] };
        return ok({ ...NO_GROUPS, approved });
      },
    },
  } as unknown as MediaDeps);
  media.sold.load('sold');
  await settle();
  expect(media.sold.watch.state().data).toEqual({ photo: true, video: false });
  expect(asked).toEqual([
    { kind: 'photo', paid: true, offset: 0 },
    { kind: 'video', paid: true, offset: 0 },
  ]);
  media.sold.clear();
  expect(media.sold.watch.state().data).toBeUndefined();
});
