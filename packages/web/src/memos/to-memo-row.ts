import { fullDate } from '@greenroom/core/formatting/dates';
import type { MemoId } from '@greenroom/core/kernel/ids';
import type { KeyedMutation } from '@greenroom/core/kernel/keyed-mutation.controller';
import type { Memo, MemoPin } from '@greenroom/core/memos/memo';
import type { MemosController } from '@greenroom/core/memos/memos.controller';
import { pathTo } from '@greenroom/core/navigation/route-path';
import { clientName } from '@greenroom/core/session/client-name';
import type { MemoFormViewModel } from './memo-form.view-model.ts';
import type { MemoRow } from './MemoList.tsx';

interface MemoRowParts {
  readonly memos: Pick<MemosController, 'edit' | 'pinning'>;
  readonly pinning: KeyedMutation<MemoId, MemoPin>;
  readonly form: MemoFormViewModel;
  /** Names the customer whom the memo is about. */
  readonly namesCustomer: boolean;
}

export const toMemoRow = (memo: Memo, { memos, pinning, form, namesCustomer }: MemoRowParts): MemoRow => ({
  id: memo.id,
  content: memo.content,
  date: fullDate(memo.date),
  client: namesCustomer
    ? { name: clientName(memo.client.name), to: pathTo('client', { client_id: memo.client.id }) }
    : undefined,
  editing: form.isEditing(memo.id),
  hasDraft: form.hasDraft(memo.client.id, memo.id),
  edit: () => memos.edit(memo),
  pin:
    memo.isPinned === undefined
      ? undefined
      : {
          isPinned: memo.isPinned,
          isBusy: pinning.get(memo.id)?.status === 'busy',
          toggle: () => memos.pinning.mutate({ id: memo.id, isPinned: memo.isPinned !== true }),
        },
});
