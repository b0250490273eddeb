import { computed, makeObservable } from 'mobx';
import type { MemoId } from '@greenroom/core/kernel/ids';
import type { KeyedMutation } from '@greenroom/core/kernel/keyed-mutation.controller';
import type { ListPart } from '@greenroom/core/kernel/units';
import type { MemoPage, MemoPin } from '@greenroom/core/memos/memo';
import type { MemosController } from '@greenroom/core/memos/memos.controller';
import { pathTo } from '@greenroom/core/navigation/route-path';
import { ListViewModel } from '../lists/list.view-model.ts';
import { Mirror } from '../mobx/mirror.ts';
import { MemoFormViewModel } from './memo-form.view-model.ts';
import type { MemoRow } from './MemoList.tsx';
import type { MemosPageModel } from './MemosPage.tsx';
import { toMemoRow } from './to-memo-row.ts';

/** Mirrors the list of memos on all customers and the form that changes one. @spec §2 /memos/ */
export class MemosViewModel implements MemosPageModel {
  readonly clientsPath = pathTo('clients');
  readonly form: MemoFormViewModel;
  readonly list: ListViewModel<ListPart, MemoPage>;
  readonly #memos: MemosController;
  readonly #pinning: Mirror<KeyedMutation<MemoId, MemoPin>>;

  constructor(memos: MemosController) {
    this.#memos = memos;
    this.form = new MemoFormViewModel(memos);
    this.list = new ListViewModel(memos.list);
    this.#pinning = new Mirror(memos.pinning.watch);
    makeObservable(this, { rows: computed });
  }

  get rows(): readonly MemoRow[] {
    return (this.list.answer?.memos ?? []).map((memo) =>
      toMemoRow(memo, { memos: this.#memos, pinning: this.#pinning.current, form: this.form, namesCustomer: true }),
    );
  }

  readonly dispose = (): void => {
    this.form.dispose();
    this.list.dispose();
    this.#pinning.dispose();
  };
}
