import { computed, makeObservable } from 'mobx';
import type { ClientId, MemoId } from '@greenroom/core/kernel/ids';
import type { Mutation } from '@greenroom/core/kernel/mutation.machine';
import { seenText } from '@greenroom/core/kernel/outside-text';
import { MAX_MEMO_LENGTH, type MemoOrder } from '@greenroom/core/memos/memo';
import {
  savingOf,
  type MemoDraft,
  type MemosController,
  type MemoSavings,
} from '@greenroom/core/memos/memos.controller';
import { Mirror } from '../mobx/mirror.ts';
import { charactersLeft } from '../ui/characters-left.ts';
import type { MemoFormModel } from './MemoForm.tsx';

/** The counter appears when this many characters are left. */
const COUNTER_FROM = 200;

/** Mirrors the memo in editing, on whichever page. @spec §3 Memo */
export class MemoFormViewModel implements MemoFormModel {
  readonly maxLength = MAX_MEMO_LENGTH;
  readonly write: MemoFormModel['write'];
  readonly save: () => void;
  readonly cancel: () => void;
  readonly show: MemoFormModel['show'];
  readonly #memos: Pick<MemosController, 'hasDraft'>;
  readonly #draft: Mirror<MemoDraft | undefined>;
  readonly #savings: Mirror<MemoSavings>;

  constructor(memos: MemosController) {
    this.#memos = memos;
    this.write = memos.write;
    this.save = memos.save;
    this.cancel = memos.cancel;
    this.show = memos.show;
    this.#draft = new Mirror(memos.draft);
    this.#savings = new Mirror(memos.saving.watch);
    makeObservable(this, { content: computed, charactersLeft: computed, maySave: computed, errorKey: computed });
  }

  get content(): string {
    return this.#draft.current?.content ?? '';
  }

  get charactersLeft(): number | undefined {
    return charactersLeft(this.content, this.maxLength, COUNTER_FROM);
  }

  get maySave(): boolean {
    const draft = this.#draft.current;
    return draft !== undefined && seenText(draft.content) !== '' && seenText(draft.content) !== draft.saved;
  }

  /** Outcome of this memo: another one may be saved meanwhile. */
  get #saving(): Mutation<MemoOrder> | undefined {
    const draft = this.#draft.current;
    return draft && savingOf(this.#savings.current, draft);
  }

  get saving(): boolean {
    return this.#saving?.status === 'busy';
  }

  get errorKey(): MemoFormModel['errorKey'] {
    if (this.#saving?.status !== 'failed') return undefined;
    return this.#draft.current?.id === undefined ? 'error.memos.notCreated' : 'error.memos.notUpdated';
  }

  /** Checks whether the memo is in editing; of a new one only the customer is known. */
  isEditing(id: string): boolean {
    return this.#draft.current?.id === id;
  }

  /** Checks whether there is unsaved text of a memo whose form is closed; the storage tells of no change, the open form does. */
  hasDraft(client: ClientId | undefined, id?: MemoId): boolean {
    const open = this.#draft.current;
    if (client === undefined || (open?.client === client && open.id === id)) return false;
    return this.#memos.hasDraft({ id, client });
  }

  isCreating(client: ClientId | undefined): boolean {
    const draft = this.#draft.current;
    return draft !== undefined && draft.id === undefined && draft.client === client;
  }

  readonly dispose = (): void => {
    this.#draft.dispose();
    this.#savings.dispose();
  };
}
