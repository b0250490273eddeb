import { expect, it } from 'vitest';
import { millis } from '@greenroom/core/kernel/units';
import type { EventLog } from '../../base/environment/event-log.ts';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import { createTables } from '../../base/store/create-tables.ts';
import { openMemoryStore } from '../../base/store/store.ts';
import type { MediaRow } from '../../base/store/tables/media-tables.ts';
import { createMedias, type Medias } from './medias.ts';
import { createModeration } from './moderation.ts';

const VIDEO: MediaRow = {
  id: 'm1',
  performer_id: '1004',
  kind: 'video',
  upload: 'one',
  status: 'new',
  paid: 0,
  price: 0,
  description: 'A walk',
  reason: null,
  main: 0,
  width: 0,
  height: 0,
  key: 'key',
  file: 'video.webm',
  position: 1,
  added_at: 0,
  due_at: 0,
};

it.each(['new', 'pending'] as const)(
  'leaves the decision of a moderator about a %s video that is due at the same moment',
  async (status) => {
    const store = openMemoryStore();
    await createTables(store);
    const medias = createMedias(store);
    await medias.add({ ...VIDEO, status });
    const told: string[] = [];
    const parts = [
      { stamp: () => millis(1) } as PlatformClock,
      { write: () => undefined } as unknown as EventLog,
      { notify: async (performerId: string) => void told.push(performerId) },
    ] as const;
    const { decide } = createModeration(medias, ...parts);
    const undecided: Medias['undecided'] = async () => {
      const waiting = await medias.undecided();
      for (const media of waiting) expect(await decide(media, { approved: false, reason: 'dark' })).toBe(true);
      return waiting;
    };
    await createModeration({ ...medias, undecided }, ...parts).work();
    expect(await medias.find('1004', 'm1')).toMatchObject({ status: 'rejected', reason: 'dark' });
    expect(told).toEqual(['1004']);
    await store.destroy();
  },
);
