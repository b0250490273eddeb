import { computed, makeObservable } from 'mobx';
import type { MemoPage } from '@greenroom/core/memos/memo';
import type { ListPart } from '@greenroom/core/kernel/list-part';
import type { MemosController } from '@greenroom/core/memos/memos.controller';
import { pathTo } from '@greenroom/core/navigation/route-path';
import { ListViewModel } from '../lists/list.view-model.ts';
import { MemoFormViewModel } from './memo-form.view-model.ts';
import type { MemoRow } from './MemoList.tsx';
import type { MemosPageModel } from './MemosPage.tsx';
import { toMemoRow } from './to-memo-row.ts';

/** @spec §2 /memos/ */
export class MemosViewModel implements MemosPageModel {
  readonly clientsPath = pathTo('clients');
  readonly form: MemoFormViewModel;
  readonly list: ListViewModel<ListPart, MemoPage>;
  readonly #memos: MemosController;

  constructor(memos: MemosController) {
    this.#memos = memos;
    this.form = new MemoFormViewModel(memos);
    this.list = new ListViewModel(memos.list);
    makeObservable(this, { rows: computed });
  }

  get rows(): readonly MemoRow[] {
    return (this.list.answer?.memos ?? []).map((memo) => toMemoRow(memo, this.#memos, this.form, true));
  }

  readonly dispose = (): void => {
    this.form.dispose();
    this.list.dispose();
  };
}
