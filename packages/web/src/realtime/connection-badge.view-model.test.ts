import { expect, it } from 'vitest';
import { createValue } from '@greenroom/core/kernel/machine';
import { millis } from '@greenroom/core/kernel/units';
import type { RealtimeController, RealtimeState } from '@greenroom/core/realtime/realtime.controller';
import { ConnectionBadgeViewModel } from './connection-badge.view-model.ts';

const OFF: RealtimeState = {
  status: 'disconnected',
  phase: 'idle' as RealtimeState['phase'],
  attempt: 0,
  retryAt: undefined,
  outage: 'none',
  lostAt: undefined,
  isRefused: false,
  error: undefined,
  authenticated: false,
  connectedCount: 0,
};

const setUp = (part: Partial<RealtimeState>, now = 0): ConnectionBadgeViewModel => {
  const watch = createValue<RealtimeState>({ ...OFF, ...part });
  return new ConnectionBadgeViewModel({ watch } as unknown as RealtimeController, { now: () => millis(now) });
};

it.each([
  ['connecting', { status: 'connecting', attempt: 1 }],
  ['connecting', { status: 'connected' }],
  ['connected', { status: 'connected', authenticated: true, connectedCount: 1 }],
  ['lost', { status: 'connecting', attempt: 1, connectedCount: 1, outage: 'short' }],
  ['lost', { status: 'connecting', attempt: 2, outage: 'short' }],
  ['offline', { status: 'connecting', attempt: 11, outage: 'long' }],
  ['offline', { status: 'disconnected', isRefused: true }],
] as const)('says %s of %o', (word, part) => {
  const badge = setUp(part);
  expect(badge.word).toBe(word);
  expect(badge.outage === undefined).toBe(word !== 'offline');
});

it('says how long the connection has been lost, and when the next try is', () => {
  const lost = { status: 'connecting', attempt: 12, outage: 'long', lostAt: millis(10_000) } as const;
  expect(setUp({ ...lost, retryAt: millis(205_500) }, 202_000).outage).toEqual({
    isRefused: false,
    lasted: '03:12',
    nextTry: 4,
  });
  expect(setUp(lost, 202_000).outage?.nextTry).toBeUndefined();
});
