import { expect, it } from 'vitest';
import { millis, seconds } from '@greenroom/core/kernel/units';
import type { PerformerRow } from '../../base/store/tables/performer-tables.ts';
import { createWorkSnapshot, type WorkSnapshotDeps } from './work-snapshot.ts';

const NOW = 1_700_000_000_000;

it('lets a request of a node whose clock is ahead wait for 0 s', async () => {
  const request = { client_id: '5001', session_type: 'VIDEO', type: 'chat', status: 'pending', asked_at: NOW + 3_000 };
  const requests = { liveFor: async () => [request], unseenEnd: async () => undefined, missed: async () => [request] };
  const clock = { stamp: () => millis(NOW), today: () => seconds(NOW / 1_000), rate: 1 };
  const parts = { requests, customers: { find: async () => undefined }, clock } as unknown as WorkSnapshotDeps;
  const performer = { id: '1004', ready_at: NOW, interrupted_at: null } as PerformerRow;
  const work = await createWorkSnapshot(parts)(performer, 'http://127.0.0.1');
  expect(work.requests).toMatchObject([{ clientId: '5001', waiting: 0 }]);
  expect(work.missed).toMatchObject([{ askedAt: NOW / 1_000 }]);
});
