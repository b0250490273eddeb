import type { ClientId, MemoId } from '@greenroom/core/kernel/ids';
import type { Mutation } from '@greenroom/core/kernel/mutation.machine';
import { seenText } from '@greenroom/core/kernel/outside-text';
import { MAX_MEMO_LENGTH, type Memo, type MemoOrder } from '@greenroom/core/memos/memo';
import { savingOf, type MemosController } from '@greenroom/core/memos/memos.controller';
import type { PublicOf } from '../mobx/public-of.ts';
import { read } from '../mobx/read.ts';
import { charactersLeft } from '../ui/characters-left.ts';

/** The counter appears when this many characters are left. */
const COUNTER_FROM = 200;

/** The memo in editing, on whichever page, and what can be done with the others. @spec §3 Memo */
class MemoFormViewModel {
  readonly maxLength = MAX_MEMO_LENGTH;
  readonly #memos: MemosController;

  constructor(memos: MemosController) {
    this.#memos = memos;
  }

  get content(): string {
    return this.#draft?.content ?? '';
  }

  get charactersLeft(): number | undefined {
    return charactersLeft(this.content, this.maxLength, COUNTER_FROM);
  }

  get maySave(): boolean {
    const draft = this.#draft;
    return draft !== undefined && seenText(draft.content) !== '' && seenText(draft.content) !== draft.saved;
  }

  /** Outcome of this memo: another one may be saved meanwhile. */
  get #saving(): Mutation<MemoOrder> | undefined {
    const draft = this.#draft;
    return draft && savingOf(read(this.#memos.saving.watch), draft);
  }

  get saving(): boolean {
    return this.#saving?.status === 'busy';
  }

  get errorKey(): 'error.memos.notCreated' | 'error.memos.notUpdated' | undefined {
    if (this.#saving?.status !== 'failed') return undefined;
    return this.#draft?.id === undefined ? 'error.memos.notCreated' : 'error.memos.notUpdated';
  }

  /** Checks whether the memo is in editing; of a new one only the customer is known. */
  isEditing(id: string): boolean {
    return this.#draft?.id === id;
  }

  /** Checks whether there is unsaved text of a memo whose form is closed; the storage tells of no change, the open form does. */
  hasDraft(client: ClientId | undefined, id?: MemoId): boolean {
    const open = this.#draft;
    if (client === undefined || (open?.client === client && open.id === id)) return false;
    return this.#memos.hasDraft({ id, client });
  }

  isCreating(client: ClientId | undefined): boolean {
    const draft = this.#draft;
    return draft !== undefined && draft.id === undefined && draft.client === client;
  }

  isPinning(id: MemoId): boolean {
    return read(this.#memos.pinning.watch).get(id)?.status === 'busy';
  }

  readonly write = (content: string): void => this.#memos.write(content);
  readonly save = (): void => this.#memos.save();
  readonly cancel = (): void => this.#memos.cancel();
  readonly create = (client: ClientId): void => this.#memos.create(client);
  readonly edit = (memo: Memo): void => this.#memos.edit(memo);
  readonly togglePin = ({ id, isPinned }: Memo): void =>
    this.#memos.pinning.mutate({ id, isPinned: isPinned !== true });
  /** The form is on the screen, until the end of showing it. */
  readonly show = (): (() => void) => this.#memos.show();

  get #draft() {
    return read(this.#memos.draft);
  }
}

export type MemoFormModel = PublicOf<MemoFormViewModel>;

export const createMemoForm = (memos: MemosController): MemoFormModel => new MemoFormViewModel(memos);
