import { expect, it } from 'vitest';
import { seconds } from '@greenroom/core/kernel/units';
import type { RequestRow } from '../../base/store/tables/request-tables.ts';
import { endedSession, talkedUntil } from './ended-session.ts';

const REQUEST: RequestRow = {
  id: 'r1',
  performer_id: '1004',
  client_id: '5001',
  session_type: 'VIDEO',
  type: 'chat',
  status: 'accepted',
  asked_at: 1_000,
  received_at: null,
  held_at: null,
  accepted_at: 8_000,
  timer_platform: 1,
  timer_device: 1,
  timer_platform_at: 10_000,
  timer_device_at: 10_000,
  ended_at: null,
  end_reason: null,
  ended_unseen: 0,
};
const CLOCK = { today: () => seconds(1_700_000_060), rate: 1 };
const PAY = { request_id: 'r1', cents_per_minute: 92, billed_from: 10_000 };

it('pays what was talked, by the second, from when both timers ran', () => {
  expect(endedSession(REQUEST, PAY, 70_999, CLOCK)).toEqual({
    id: 'r1',
    performer_id: '1004',
    client_id: '5001',
    service: 'cam',
    started_at: 1_700_000_000,
    duration: 60,
    earned: 92,
  });
});

it('dates the beginning in real time where the clock of the platform runs at 60 times its speed', () => {
  const hour = endedSession(REQUEST, PAY, 3_610_000, { ...CLOCK, rate: 60 });
  expect(hour).toMatchObject({ duration: 3_600, started_at: 1_700_000_000 });
});

it('pays nothing for a request that was never accepted, nor while a timer is missing', () => {
  expect(endedSession(REQUEST, undefined, 70_999, CLOCK)).toBeUndefined();
  expect(endedSession(REQUEST, { ...PAY, billed_from: null }, 70_999, CLOCK)).toBeUndefined();
});

it('tells what a running session has brought so far', () => {
  expect(talkedUntil({ ...PAY, cents_per_minute: 140 }, 55_000)).toEqual({ duration: 45, earned: 105 });
  expect(talkedUntil({ ...PAY, billed_from: null }, 55_000)).toEqual({ duration: 0, earned: 0 });
});

it('pays nothing, and never less, when the clock of the node that ends is behind that of the one that began', () => {
  expect(talkedUntil(PAY, 7_000)).toEqual({ duration: 0, earned: 0 });
});
