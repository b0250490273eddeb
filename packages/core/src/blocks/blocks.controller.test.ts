import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { blockId, clientId, performerId } from '../kernel/ids.ts';
import { silentLog } from '../kernel/log.port.ts';
import { done, ok } from '../kernel/result.ts';
import { createBlocksController } from './blocks.controller.ts';

const setUp = () => {
  const calls: string[] = [];
  const blocks = createBlocksController({
    api: {
      list: async () => {
        calls.push('list');
        return ok({ blocks: [], total: 0 });
      },
      block: async (_id, { client, reason }) => {
        calls.push(`block ${client.id} ${reason}`);
        return done;
      },
      blockAnonymous: async (_id, { client, reason }) => {
        calls.push(`annon_block ${client.id} ${reason}`);
        return done;
      },
      unblock: async (_id, id) => {
        calls.push(`unblock ${id}`);
        return done;
      },
    },
    log: silentLog,
    performerId: () => performerId('1001'),
  });
  return { blocks, calls, settle };
};

it.each([
  ['nl|Mark', 'block'],
  ['nl|annon123', 'annon_block'],
  ['nl|', 'annon_block'],
  ['Annonymous', 'annon_block'],
])("blocks %s with %s: a name with 'annon' in it is anonymous", async (name, call) => {
  const { blocks, calls, settle } = setUp();
  blocks.blocking.mutate({ client: { id: clientId('5001'), name }, reason: 'rude' });
  await settle();
  expect(calls).toEqual([`${call} 5001 rude`]);
});

it('reads the list again after a customer was unblocked', async () => {
  const { blocks, calls, settle } = setUp();
  blocks.list.load({ search: '', limit: 20, offset: 0 });
  blocks.unblocking.mutate({ id: blockId('b1'), client: clientId('5001') });
  await settle();
  expect(calls).toEqual(['list', 'unblock b1', 'list']);
});

it('unblocks a second customer while the first is on its way', async () => {
  const { blocks, calls, settle } = setUp();
  blocks.unblocking.mutate({ id: blockId('b1'), client: clientId('5001') });
  blocks.unblocking.mutate({ id: blockId('b2'), client: clientId('5002') });
  blocks.unblocking.mutate({ id: blockId('b2'), client: clientId('5002') });
  await settle();
  expect(calls).toEqual(['unblock b1', 'unblock b2']);
});
