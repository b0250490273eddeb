import { expect, it } from 'vitest';
import { millis, seconds } from '@greenroom/core/kernel/units';
import type { PerformerCaller } from '../../base/calls/handler.ts';
import { createWorkSnapshot, type WorkSnapshotDeps } from './work-snapshot.ts';

const NOW = 1_700_000_000_000;

it('lets a request of a node whose clock is ahead wait for 0 s', async () => {
  const request = { client_id: '5001', session_type: 'VIDEO', type: 'chat', status: 'pending', asked_at: NOW + 3_000 };
  const requests = { liveFor: async () => [request], unseenEnd: async () => undefined, missed: async () => [request] };
  const clock = { stamp: () => millis(NOW), today: () => seconds(NOW / 1_000), rate: 1 };
  const logins = { isReadyElsewhere: async () => false };
  const parts = { requests, customers: { find: async () => undefined }, clock, logins } as unknown as WorkSnapshotDeps;
  const caller = { performer: { id: '1004', ready_at: NOW, interrupted_at: null }, login: { id: 'a', ready_at: NOW } };
  const work = await createWorkSnapshot(parts)({ ...caller, host: 'http://127.0.0.1' } as PerformerCaller);
  expect(work.requests).toMatchObject([{ clientId: '5001', waiting: 0 }]);
  expect(work.missed).toMatchObject([{ askedAt: NOW / 1_000 }]);
});
