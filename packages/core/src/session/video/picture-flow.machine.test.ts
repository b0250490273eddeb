import { expect, it } from 'vitest';
import { millis } from '../../kernel/units.ts';
import { NO_PICTURE, pictureFlow, type PictureFlowEvent } from './picture-flow.machine.ts';

const after = (...events: readonly PictureFlowEvent[]) => {
  const effects: unknown[] = [];
  let state = NO_PICTURE;
  for (const event of events) {
    const step = pictureFlow(state, event);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, effects, status: state.flow.status };
};
const LIVE: PictureFlowEvent = { type: 'wentLive' };
const CLOSED: PictureFlowEvent = { type: 'closed' };
const counted = (at: number, packets: number | undefined, period = 1): PictureFlowEvent => ({
  type: 'counted',
  period,
  at: millis(at),
  packets,
});

it('counts at once when the stream is live, and again 1 s after each count', () => {
  expect(after(LIVE, LIVE, counted(0, 10), { type: 'countDue' }).effects).toEqual([
    { type: 'count', period: 1 },
    { type: 'schedule', after: 1_000 },
    { type: 'count', period: 1 },
  ]);
});

it('freezes 3 s after the last packet, not before', () => {
  expect(after(LIVE, counted(0, 10), counted(2_999, 10)).status).toBe('moving');
  expect(after(LIVE, counted(0, 10), counted(3_000, 10)).status).toBe('frozen');
  expect(after(LIVE, counted(0, 10), counted(3_000, 10), counted(3_100, 4)).status).toBe('moving');
});

it('goes on counting after a count without a number', () => {
  const { effects, status } = after(LIVE, counted(0, undefined));
  expect([status, effects.at(-1)]).toEqual(['unknown', { type: 'schedule', after: 1_000 }]);
});

it('drops a count of an earlier live period, and of a stream that has closed', () => {
  expect(after(LIVE, CLOSED, LIVE, counted(0, 10, 1)).status).toBe('unknown');
  expect(after(LIVE, CLOSED, LIVE, counted(0, 10, 2)).status).toBe('moving');
  expect(after(LIVE, CLOSED, counted(0, 10, 1)).effects).toEqual([
    { type: 'count', period: 1 },
    { type: 'cancelSchedule' },
  ]);
});

it('counts nothing once the stream has closed', () => {
  expect(after(LIVE, counted(0, 10), CLOSED, { type: 'countDue' }).effects.at(-1)).toEqual({ type: 'cancelSchedule' });
});
