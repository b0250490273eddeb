import { expect, it } from 'vitest';
import type { RequestRow } from '../session/request-tables.ts';
import { endedSession } from './ended-session.ts';

const REQUEST: RequestRow = {
  id: 'r1',
  performer_id: '1004',
  client_id: '5001',
  session_type: 'VIDEO',
  type: 'chat',
  status: 'accepted',
  asked_at: 1_000,
  received_at: null,
  accepted_at: 10_000,
  timer_platform: 1,
  timer_device: 1,
  ended_at: null,
  end_reason: null,
};

it('pays what was talked, by the second', () => {
  expect(endedSession(REQUEST, 70_999, 1_700_000_060)).toEqual({
    id: 'r1',
    performer_id: '1004',
    client_id: '5001',
    service: 'cam',
    started_at: 1_700_000_000,
    duration: 60,
    earned: 92,
  });
});

it.each([
  ['a request that was never accepted', { accepted_at: null }],
  ['a customer whose device never joined', { timer_device: 0 }],
  ['a timer the platform never started', { timer_platform: 0 }],
] as const)('pays nothing for %s', (_, change) => {
  expect(endedSession({ ...REQUEST, ...change }, 70_999, 1_700_000_060)).toBeUndefined();
});
