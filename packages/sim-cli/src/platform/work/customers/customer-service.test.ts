import { expect, it } from 'vitest';
import { createCustomerService } from './customer-service.ts';

it('keeps no request of a customer whose session ends with a block while the request is checked', async () => {
  let isOver = false;
  /** Reads as the store does, whose next state is the end of the session and its block. */
  const beforeEnd = async <Value>(live: Value, after: Value): Promise<Value> => {
    const read = isOver ? after : live;
    isOver = true;
    return read;
  };
  const asked: unknown[] = [];
  const service = createCustomerService({
    customers: { find: async (id: string) => ({ id, name: 'Mark', country: 'nl' }) },
    performers: { find: async (id: string) => ({ id }) },
    blocks: { of: () => beforeEnd<object | undefined>(undefined, {}) },
    regionBlocks: { isHidden: async () => false },
    requests: {
      liveOf: () => beforeEnd<object | undefined>({ status: 'accepted' }, undefined),
      ask: async (...request: readonly unknown[]) => void asked.push(request),
    },
  } as unknown as Parameters<typeof createCustomerService>[0]);
  const answer = await service.ask('5001', { performerId: '1004', sessionType: 'VIDEO', type: 'chat' });
  expect(answer).toEqual({ ok: false, error: 'already_asking' });
  expect(asked).toEqual([]);
});
