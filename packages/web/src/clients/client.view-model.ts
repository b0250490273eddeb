import { computed, makeObservable } from 'mobx';
import type { BlockOrder } from '@greenroom/core/blocks/block';
import type { BlocksController, UnblockOrder } from '@greenroom/core/blocks/blocks.controller';
import { HISTORY_MONTHS, type ClientCard, type SessionHistory } from '@greenroom/core/clients/client-record';
import type { HistoryQuery } from '@greenroom/core/clients/clients-api.port';
import type { ClientsController } from '@greenroom/core/clients/clients.controller';
import { fullDate, shortDate } from '@greenroom/core/formatting/dates';
import { sessionTime } from '@greenroom/core/formatting/durations';
import { currency } from '@greenroom/core/formatting/money';
import type { BlockId, ClientId, MemoId } from '@greenroom/core/kernel/ids';
import type { KeyedMutation } from '@greenroom/core/kernel/keyed-mutation.controller';
import type { Query } from '@greenroom/core/kernel/query.machine';
import type { Seconds } from '@greenroom/core/kernel/units';
import type { MemoPage, MemoPin } from '@greenroom/core/memos/memo';
import type { MemosController } from '@greenroom/core/memos/memos.controller';
import type { ModerationController } from '@greenroom/core/moderation/moderation.controller';
import { pathToWriteTo } from '@greenroom/core/navigation/route-path';
import { SERVICES } from '@greenroom/core/services/service';
import { clientName, type ClientName } from '@greenroom/core/session/client-name';
import { detailStatus } from '../lists/detail-status.ts';
import { ListViewModel } from '../lists/list.view-model.ts';
import { MemoFormViewModel } from '../memos/memo-form.view-model.ts';
import type { MemoRow } from '../memos/MemoList.tsx';
import { toMemoRow } from '../memos/to-memo-row.ts';
import { Mirror } from '../mobx/mirror.ts';
import { mayBeOld } from '../ui/page-view.ts';
import { ClientContactViewModel, type ContactSources } from './client-contact.view-model.ts';
import { ClientMonthsViewModel } from './client-months.view-model.ts';
import type { ClientFacts } from './ClientAbout.tsx';
import type { PastSessionRow } from './ClientHistory.tsx';
import type { ClientPageModel } from './ClientPage.tsx';

export interface ClientParts extends ContactSources {
  readonly clients: ClientsController;
  readonly memos: MemosController;
  readonly blocks: BlocksController;
  readonly moderation: Pick<ModerationController, 'begin'>;
}

const shortDateOf = (at: Seconds | undefined): string | undefined => (at === undefined ? undefined : shortDate(at));

/** Mirrors one customer: facts, memos and history. @spec §2 /clients/{client_id}/, §3 Client record */
export class ClientViewModel implements ClientPageModel {
  readonly monthChoices = HISTORY_MONTHS;
  readonly form: MemoFormViewModel;
  readonly contact: ClientContactViewModel;
  readonly monthly: ClientMonthsViewModel;
  readonly history: ListViewModel<HistoryQuery, SessionHistory>;
  readonly #clients: ClientsController;
  readonly #memos: MemosController;
  readonly #blocks: BlocksController;
  readonly #moderation: ClientParts['moderation'];
  readonly #card: Mirror<Query<ClientId, ClientCard>>;
  readonly #about: Mirror<Query<ClientId, MemoPage>>;
  readonly #pinning: Mirror<KeyedMutation<MemoId, MemoPin>>;
  readonly #blocking: Mirror<KeyedMutation<ClientId, BlockOrder>>;
  readonly #unblocking: Mirror<KeyedMutation<BlockId, UnblockOrder>>;

  constructor(parts: ClientParts) {
    const { clients, memos, blocks, moderation } = parts;
    this.contact = new ClientContactViewModel(parts);
    this.monthly = new ClientMonthsViewModel(clients);
    this.#clients = clients;
    this.#memos = memos;
    this.#blocks = blocks;
    this.#moderation = moderation;
    this.form = new MemoFormViewModel(memos);
    this.history = new ListViewModel(clients.history);
    this.#card = new Mirror(clients.card.watch);
    this.#about = new Mirror(memos.about.watch);
    this.#pinning = new Mirror(memos.pinning.watch);
    this.#blocking = new Mirror(blocks.blocking.watch);
    this.#unblocking = new Mirror(blocks.unblocking.watch);
    makeObservable(this, {
      view: computed,
      id: computed,
      name: computed,
      facts: computed,
      block: computed,
      memos: computed,
      memosView: computed,
      writingMemo: computed,
      sessions: computed,
      earned: computed,
    });
  }

  get view(): ClientPageModel['view'] {
    return detailStatus(this.#card.current);
  }

  get id(): ClientId | undefined {
    return this.#client?.id;
  }

  get mayBeOld(): boolean {
    return mayBeOld(this.#card.current);
  }

  get name(): ClientName {
    return clientName(this.#client?.username ?? '');
  }

  get facts(): ClientFacts | undefined {
    const card = this.#card.current.data;
    if (card === undefined) return undefined;
    const { client, newestMessage } = card;
    const writeTo = pathToWriteTo(client.id);
    return {
      earnings: currency(client.earnings),
      visits: client.visits,
      memos: client.memos,
      registered: shortDateOf(client.registered),
      firstContact: shortDateOf(client.firstContact),
      lastContact: shortDateOf(client.lastContact),
      newestMessage:
        newestMessage === undefined
          ? undefined
          : { to: writeTo, subject: newestMessage.subject, date: shortDate(newestMessage.date) },
      writeTo,
    };
  }

  get block(): ClientPageModel['block'] {
    const block = this.#client?.block;
    return block === undefined ? undefined : { date: shortDate(block.date), reason: block.reason, by: block.by };
  }

  get isBlocked(): boolean {
    return this.#client?.isBlocked === true;
  }

  get blocking(): boolean {
    const client = this.#client;
    if (client === undefined) return false;
    const last =
      client.block === undefined
        ? this.#blocking.current.get(client.id)
        : this.#unblocking.current.get(client.block.id);
    return last?.status === 'busy';
  }

  get memosView(): ClientPageModel['memosView'] {
    const { data: answer, status } = this.#about.current;
    if (answer !== undefined) return answer.memos.length === 0 ? 'empty' : 'items';
    return status === 'failed' ? 'failed' : 'loading';
  }

  get memos(): readonly MemoRow[] {
    return (this.#about.current.data?.memos ?? []).map((memo) =>
      toMemoRow(memo, { memos: this.#memos, pinning: this.#pinning.current, form: this.form, namesCustomer: false }),
    );
  }

  get writingMemo(): boolean {
    return this.form.isCreating(this.#client?.id);
  }

  get hasDraft(): boolean {
    return this.form.hasDraft(this.#client?.id);
  }

  get months(): ClientPageModel['months'] {
    return this.history.question?.months ?? 0;
  }

  get earned(): string {
    return currency(this.history.answer?.earned);
  }

  get sessions(): readonly PastSessionRow[] {
    return (this.history.answer?.sessions ?? []).map(({ id, service, date, duration, earned }) => ({
      id,
      service: SERVICES.find((known) => known === service),
      date: fullDate(date),
      duration: duration === 0 ? undefined : sessionTime(duration),
      earned: currency(earned),
    }));
  }

  readonly retry = (): void => this.#clients.card.reload();

  readonly retryMemos = (): void => this.#memos.about.reload();

  readonly newMemo = (): void => {
    const id = this.#client?.id;
    if (id !== undefined) this.#memos.create(id);
  };

  readonly blockCustomer = (reason: string): void => {
    const client = this.#client;
    if (client === undefined) return;
    this.#blocks.blocking.mutate({ client: { id: client.id, name: client.username }, reason: reason.trim() });
  };

  readonly unblock = (): void => {
    const client = this.#client;
    if (client?.block !== undefined) this.#blocks.unblocking.mutate({ id: client.block.id, client: client.id });
  };

  readonly flag = (): void => {
    const client = this.#client;
    if (client !== undefined) this.#moderation.begin({ id: client.id, name: client.username });
  };

  readonly dispose = (): void => {
    for (const each of [
      this.contact,
      this.monthly,
      this.form,
      this.history,
      this.#card,
      this.#about,
      this.#pinning,
      this.#blocking,
      this.#unblocking,
    ])
      each.dispose();
  };

  get #client() {
    return this.#card.current.data?.client;
  }
}
