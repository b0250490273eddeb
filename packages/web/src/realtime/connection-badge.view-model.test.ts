import { expect, it } from 'vitest';
import type { RealtimeController, RealtimeState } from '@greenroom/core/realtime/realtime.controller';
import { createValue } from '@greenroom/core/kernel/value';
import { ConnectionBadgeViewModel } from './connection-badge.view-model.ts';

const OFF: RealtimeState = {
  status: 'disconnected',
  phase: 'idle' as RealtimeState['phase'],
  attempt: 0,
  retryAt: undefined,
  gaveUp: false,
  error: undefined,
  authenticated: false,
  connectedCount: 0,
};

it.each([
  ['connecting', { status: 'connecting', attempt: 1 }],
  ['connecting', { status: 'connected' }],
  ['connected', { status: 'connected', authenticated: true, connectedCount: 1 }],
  ['lost', { status: 'connecting', attempt: 1, connectedCount: 1 }],
  ['lost', { status: 'connecting', attempt: 2 }],
  ['gaveUp', { status: 'disconnected', gaveUp: true, attempt: 10 }],
] as const)('says %s of %o', (word, part) => {
  const watch = createValue<RealtimeState>({ ...OFF, ...part });
  const badge = new ConnectionBadgeViewModel({ watch } as unknown as RealtimeController);
  expect(badge.word).toBe(word);
  expect(badge.mayRetry).toBe(word === 'gaveUp');
});
