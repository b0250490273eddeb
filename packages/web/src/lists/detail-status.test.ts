import { expect, it } from 'vitest';
import { IDLE_QUERY, type Query } from '@greenroom/core/kernel/query.machine';
import type { CallFailure } from '@greenroom/core/kernel/result';
import { detailStatus } from './detail-status.ts';

const failed = (status: number): Query<string, string> => ({
  ...IDLE_QUERY,
  status: 'failed',
  failure: { kind: 'status', status, message: '' } as CallFailure,
});

it('tells what is missing, not allowed and not loaded apart, and keeps an answer on the screen until it is refused', () => {
  expect([404, 403, 500].map((status) => detailStatus(failed(status)))).toEqual(['missing', 'notAllowed', 'failed']);
  expect([404, 403, 500].map((status) => detailStatus({ ...failed(status), data: 'Mark' }))).toEqual([
    'open',
    'notAllowed',
    'open',
  ]);
  expect(detailStatus({ ...IDLE_QUERY, status: 'loading' })).toBe('loading');
});
