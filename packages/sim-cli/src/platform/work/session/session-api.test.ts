import { expect, it } from 'vitest';
import type { PerformerCaller } from '../../base/calls/handler.ts';
import { createSessionApi } from './session-api.sim.ts';

it('blocks the customer before it ends the session and tells the other devices', async () => {
  const done: string[] = [];
  const { endSession } = createSessionApi({
    performerService: { end: async () => void done.push('end') },
    blocks: { add: async () => void done.push('block') },
    notifyOtherDevices: async () => void done.push('tell'),
  } as unknown as Parameters<typeof createSessionApi>[0]);
  const caller = { performer: { id: '1004' } } as PerformerCaller;
  await endSession({ body: { clientId: '5001', blocked: true } } as Parameters<typeof endSession>[0], caller);
  expect(done).toEqual(['block', 'end', 'tell']);
});
