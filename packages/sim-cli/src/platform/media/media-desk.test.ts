import { expect, it } from 'vitest';
import { createMediaDesk } from './media-desk.ts';
import { createMediaFaults } from './media-faults.ts';

it('forgets the figures of old streams, and none that somebody sends', () => {
  const desk = createMediaDesk({ codec: 'vp8', log: { write: () => undefined } }, createMediaFaults({}));
  const sent = desk.stream('sent');
  sent.start({ askKeyFrame: () => undefined, close: () => undefined });
  for (let session = 0; session < 2_000; session += 1) desk.stream(`session-${session}`);
  expect(desk.streams.size).toBeLessThanOrEqual(500);
  expect(desk.stream('sent')).toBe(sent);
});
