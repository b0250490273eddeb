import { expect, it } from 'vitest';
import { after as inSlot, invoke, leave } from '../../kernel/slots.ts';
import { millis } from '../../kernel/units.ts';
import { NO_PICTURE, pictureFlow, type PictureFlowEvent } from './picture-flow.machine.ts';

const COUNT = invoke('count', { type: 'count' });
const LATER = inSlot('count', millis(1_000), { type: 'countDue' });

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
const counted = (at: number, packets: number | undefined): PictureFlowEvent => ({
  type: 'counted',
  at: millis(at),
  packets,
});

it('counts at once when the stream is live, and again 1 s after each count', () => {
  expect(after(LIVE, LIVE, counted(0, 10), { type: 'countDue' }).effects).toEqual([COUNT, LATER, COUNT]);
});

it('freezes 3 s after the last packet, not before', () => {
  expect(after(LIVE, counted(0, 10), counted(2_999, 10)).status).toBe('moving');
  expect(after(LIVE, counted(0, 10), counted(3_000, 10)).status).toBe('frozen');
  expect(after(LIVE, counted(0, 10), counted(3_000, 10), counted(3_100, 4)).status).toBe('moving');
});

it('goes on counting after a count without a number', () => {
  const { effects, status } = after(LIVE, counted(0, undefined));
  expect([status, effects.at(-1)]).toEqual(['unknown', LATER]);
  expect(after(LIVE, counted(0, 10), counted(9_000, undefined)).status).toBe('moving');
});

it('counts nothing once the stream has closed, and begins anew when it is live again', () => {
  expect(after(LIVE, counted(0, 10), CLOSED)).toMatchObject({ status: 'unknown', state: NO_PICTURE });
  expect(after(LIVE, CLOSED, LIVE).effects).toEqual([COUNT, leave('count'), COUNT]);
});
