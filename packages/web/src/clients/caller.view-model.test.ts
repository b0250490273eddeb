import { expect, it } from 'vitest';
import type { ClientCard } from '@greenroom/core/clients/client-record';
import { clientId, type ClientId } from '@greenroom/core/kernel/ids';
import { createValue } from '@greenroom/core/kernel/machine';
import type { Query } from '@greenroom/core/kernel/query.machine';
import { cents } from '@greenroom/core/kernel/units';
import type { MemosController } from '@greenroom/core/memos/memos.controller';
import { CallerViewModel } from './caller.view-model.ts';

const cardWith = (visits: number): Query<ClientId, ClientCard> => ({
  status: 'ready',
  key: clientId('5001'),
  data: {
    client: {
      id: clientId('5001'),
      username: 'nl|Mark',
      earnings: cents(100),
      memos: 0,
      registered: undefined,
      firstContact: undefined,
      lastContact: undefined,
      visits,
      topMemo: undefined,
      isOnline: undefined,
      isBlocked: false,
      block: undefined,
    },
    topMemo: undefined,
    newestMessage: undefined,
    isAwaited: undefined,
  },
  failure: undefined,
});
const memos = {
  draft: createValue(undefined),
  saving: { watch: createValue({ status: 'idle' }) },
} as unknown as MemosController;

it.each([
  [10, true, false],
  [11, true, true],
  [12, true, false],
  [11, false, false],
])(
  'after %i visits, with the customer asking or connected %s, tells of a twelfth visit: %s',
  (visits, isVisit, told) => {
    const model = new CallerViewModel({
      card: { watch: createValue(cardWith(visits)), reload: () => undefined },
      memos,
      isVisit,
    });
    expect(model.facts?.isTwelfth).toBe(told);
  },
);
