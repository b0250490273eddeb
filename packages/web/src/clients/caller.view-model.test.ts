import { expect, it } from 'vitest';
import { createValue } from '@greenroom/core/kernel/machine';
import type { MemosController } from '@greenroom/core/memos/memos.controller';
import { clientCard } from '@greenroom/core/testing/clients/client-record.fake';
import { answered } from '@greenroom/core/testing/kernel/query.fake';
import { createCallerModel } from './caller.view-model.ts';

it.each([
  [10, true, false],
  [11, true, true],
  [12, true, false],
  [11, false, false],
])(
  'after %i visits, with the customer asking or connected %s, tells of a twelfth visit: %s',
  (visits, isVisit, told) => {
    const card = clientCard({ visits });
    const watch = createValue(answered(card.client.id, card));
    const model = createCallerModel({
      card: { watch, reload: () => undefined },
      memos: {} as MemosController,
      isVisit,
    });
    expect(model.isTwelfth).toBe(told);
  },
);
