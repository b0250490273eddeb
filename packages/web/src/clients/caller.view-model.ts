import { computed, makeObservable } from 'mobx';
import type { ClientCard } from '@greenroom/core/clients/client-record';
import { shortDate } from '@greenroom/core/formatting/dates';
import { currency } from '@greenroom/core/formatting/money';
import type { ClientId } from '@greenroom/core/kernel/ids';
import type { QueryController } from '@greenroom/core/kernel/query.controller';
import type { Query } from '@greenroom/core/kernel/query.machine';
import type { MemosController } from '@greenroom/core/memos/memos.controller';
import { isTwelfthVisit } from '@greenroom/core/my-day/my-day';
import { pathTo } from '@greenroom/core/navigation/route-path';
import { MemoFormViewModel } from '../memos/memo-form.view-model.ts';
import { Mirror } from '../mobx/mirror.ts';
import type { CallerCardModel, CallerFacts } from './CallerCard.tsx';

interface CallerParts {
  readonly card: Pick<QueryController<ClientId, ClientCard>, 'watch' | 'reload'>;
  readonly memos: MemosController;
  /** The customer asks or is connected; false where a conversation is read. */
  readonly isVisit: boolean;
}

/** Mirrors the record of the customer who sends a request, is connected, or has the open conversation. @spec §3 Client record */
export class CallerViewModel implements CallerCardModel {
  readonly form: MemoFormViewModel;
  readonly retry: () => void;
  readonly #memos: MemosController;
  readonly #isVisit: boolean;
  readonly #caller: Mirror<Query<ClientId, ClientCard>>;

  constructor({ card, memos, isVisit }: CallerParts) {
    this.#memos = memos;
    this.retry = card.reload;
    this.#isVisit = isVisit;
    this.form = new MemoFormViewModel(memos);
    this.#caller = new Mirror(card.watch);
    makeObservable(this, { facts: computed, failed: computed, writingMemo: computed });
  }

  get facts(): CallerFacts | undefined {
    const card = this.#caller.current.data;
    if (card === undefined) return undefined;
    const { client, topMemo } = card;
    return {
      to: pathTo('client', { client_id: client.id }),
      visits: client.visits,
      isTwelfth: this.#isVisit && isTwelfthVisit(client.visits),
      earnings: currency(client.earnings),
      lastContact: client.lastContact === undefined ? undefined : shortDate(client.lastContact),
      memo: topMemo && { text: topMemo.content, isPinned: topMemo.isPinned },
      memos: client.memos,
      blocked: client.isBlocked,
    };
  }

  get failed(): boolean {
    return this.#caller.current.status === 'failed';
  }

  get writingMemo(): boolean {
    return this.form.isCreating(this.#caller.current.key);
  }

  get hasDraft(): boolean {
    return this.form.hasDraft(this.#caller.current.key);
  }

  readonly addMemo = (): void => {
    const client = this.#caller.current.key;
    if (client !== undefined) this.#memos.create(client);
  };

  readonly dispose = (): void => {
    this.form.dispose();
    this.#caller.dispose();
  };
}
