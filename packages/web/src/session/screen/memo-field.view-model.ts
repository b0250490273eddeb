import { action, makeObservable, observableRef } from 'mobx';
import type { ClientId } from '@greenroom/core/kernel/ids';
import { watchChanges, type Watchable } from '@greenroom/core/kernel/machine';
import { IDLE_MUTATION, type Mutation } from '@greenroom/core/kernel/mutation.machine';
import { MAX_MEMO_LENGTH, type MemoOrder } from '@greenroom/core/memos/memo';
import {
  savingOf,
  type MemoDraft,
  type MemosController,
  type MemoSavings,
} from '@greenroom/core/memos/memos.controller';
import type { PublicOf } from '../../mobx/public-of.ts';
import { read } from '../../mobx/read.ts';

/** A new memo about one customer. The draft is kept under the customer. @spec §3 Memo */
export class MemoFieldViewModel {
  readonly maxLength: number = MAX_MEMO_LENGTH;
  /** The field is on the screen, until the end of showing it. */
  readonly show: () => () => void;
  readonly #memos: MemosController;
  readonly #client: Watchable<ClientId | undefined>;
  readonly #draft: Watchable<MemoDraft | undefined>;
  readonly #savings: Watchable<MemoSavings>;
  readonly #unfollow: () => void;
  /** The memo that was saved last before this customer came. */
  earlier: MemoOrder | undefined = undefined;

  constructor(memos: MemosController, client: Watchable<ClientId | undefined>) {
    this.show = memos.show;
    this.#memos = memos;
    this.#client = client;
    this.#draft = memos.draft;
    this.#savings = memos.saving.watch;
    makeObservable<this, 'begin'>(this, {
      earlier: observableRef,
      begin: action,
    });
    this.begin();
    this.#unfollow = watchChanges(client, () => this.begin());
  }

  private get client(): ClientId | undefined {
    return read(this.#client);
  }

  /** True when the open draft is a new memo about this customer. */
  private get isOpen(): boolean {
    const draft = read(this.#draft);
    return draft !== undefined && draft.id === undefined && draft.client === this.client;
  }

  get content(): string {
    if (this.isOpen) return read(this.#draft)?.content ?? '';
    // Another memo is being edited meanwhile, or this one was begun before a reload. A saved one is no draft any more.
    const isKept = this.client !== undefined && this.status !== 'saved';
    return isKept ? this.#memos.draftAbout(this.client) : '';
  }

  /** `saved` until the next letter. */
  get status(): 'idle' | 'saving' | 'saved' | 'failed' {
    const { status, variables: order } = this.#outcomeIn(read(this.#savings));
    if (status === 'busy') return 'saving';
    if (status === 'failed') return 'failed';
    return status === 'done' && !this.isOpen && order !== this.earlier ? 'saved' : 'idle';
  }

  readonly write = (content: string): void => {
    if (this.client === undefined) return;
    if (!this.isOpen) this.#memos.create(this.client);
    this.#memos.write(content);
  };

  readonly save = (): void => {
    if (this.isOpen) this.#memos.save();
    else if (this.client !== undefined) this.#memos.saveAbout(this.client);
  };

  private begin(): void {
    const { status, variables } = this.#outcomeIn(this.#memos.saving.watch.state());
    this.earlier = status === 'done' ? variables : undefined;
  }

  #outcomeIn(savings: MemoSavings): Mutation<MemoOrder> {
    return this.client === undefined ? IDLE_MUTATION : savingOf(savings, { id: undefined, client: this.client });
  }

  readonly dispose = (): void => {
    this.#unfollow();
  };
}

export type MemoFieldModel = Omit<PublicOf<MemoFieldViewModel>, 'earlier'>;
