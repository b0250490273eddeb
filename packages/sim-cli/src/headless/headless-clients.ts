import type { AppDeps } from '@greenroom/core/app/app-deps';
import { done, ok } from '@greenroom/core/kernel/result';
import { cents } from '@greenroom/core/kernel/units';
import type { HeadlessPlatform } from './headless-platform.ts';

/** Customers of whom nothing is known yet. */
export const createUnknownClients = (
  answer: HeadlessPlatform['answer'],
): Pick<AppDeps, 'blocks' | 'clients' | 'memos' | 'moderation'> => {
  const nothing = () => done;
  return {
    blocks: {
      list: (_id, query) => answer('blocks', query, () => ok({ blocks: [], total: 0 })),
      block: (_id, order) => answer('blockClient', order, nothing),
      blockAnonymous: (_id, order) => answer('blockAnonymous', order, nothing),
      unblock: (_id, block) => answer('unblockClient', block, nothing),
    },
    clients: {
      list: (_id, query) => answer('clients', query, () => ok({ clients: [], total: 0 })),
      card: (_id, client) =>
        answer('client', client, () =>
          ok({
            client: {
              id: client,
              username: 'nl|Mark',
              earnings: cents(0),
              memos: 0,
              visits: 0,
              registered: undefined,
              firstContact: undefined,
              lastContact: undefined,
              block: undefined,
            },
            newestMemo: undefined,
            newestMessage: undefined,
          }),
        ),
      history: (_id, query) => answer('clientHistory', query, () => ok({ sessions: [], total: 0, earned: cents(0) })),
    },
    moderation: { flag: (order) => answer('flagForModerator', order, nothing) },
    memos: {
      list: (_id, query) => answer('memos', query, () => ok({ memos: [], total: 0 })),
      about: (_id, client) => answer('memosOfClient', client, () => ok({ memos: [], total: 0 })),
      save: (_id, order) => answer(order.id === undefined ? 'createMemo' : 'updateMemo', order, nothing),
    },
  };
};
