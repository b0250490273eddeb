import { computed, makeObservable } from 'mobx';
import type { BlockPage } from '@greenroom/core/blocks/block';
import type { BlocksQuery } from '@greenroom/core/blocks/blocks-api.port';
import type { BlocksController, UnblockOrder } from '@greenroom/core/blocks/blocks.controller';
import { STANDARD_CLIENT_ORDER, type ClientPage, type ClientRecord } from '@greenroom/core/clients/client-record';
import type { ClientsQuery } from '@greenroom/core/clients/clients-api.port';
import type { ClientsController } from '@greenroom/core/clients/clients.controller';
import { shortDate } from '@greenroom/core/formatting/dates';
import { currency, shortCurrency } from '@greenroom/core/formatting/money';
import type { BlockId } from '@greenroom/core/kernel/ids';
import type { KeyedMutation } from '@greenroom/core/kernel/keyed-mutation.controller';
import { pathTo } from '@greenroom/core/navigation/route-path';
import { clientName } from '@greenroom/core/session/client-name';
import { ListViewModel } from '../lists/list.view-model.ts';
import { Mirror } from '../mobx/mirror.ts';
import type { BlockedRow } from './BlockedList.tsx';
import type { ClientRow } from './ClientList.tsx';
import type { ClientsPageModel } from './ClientsPage.tsx';

const toRow = (client: ClientRecord): ClientRow => ({
  id: client.id,
  to: pathTo('client', { client_id: client.id }),
  name: clientName(client.username),
  earnings: currency(client.earnings),
  shortEarnings: shortCurrency(client.earnings),
  visits: client.visits,
  lastContact: client.lastContact === undefined ? undefined : shortDate(client.lastContact),
  firstContact: client.firstContact === undefined ? undefined : shortDate(client.firstContact),
  memo: client.topMemo,
  memos: client.memos,
  isOnline: client.isOnline === true,
  blocked: client.isBlocked,
});

/** Mirrors the customers in one of four orders, or the blocked ones. @spec §2 /clients/ */
export class ClientsViewModel implements ClientsPageModel {
  readonly list: ListViewModel<ClientsQuery, ClientPage>;
  readonly blocked: ListViewModel<BlocksQuery, BlockPage>;
  readonly offersDetails: boolean;
  readonly #blocks: BlocksController;
  readonly #unblocking: Mirror<KeyedMutation<BlockId, UnblockOrder>>;

  constructor(clients: ClientsController, blocks: BlocksController) {
    this.#blocks = blocks;
    this.offersDetails = clients.offersDetails;
    this.list = new ListViewModel(clients.list);
    this.blocked = new ListViewModel(blocks.list);
    this.#unblocking = new Mirror(blocks.unblocking.watch);
    makeObservable(this, {
      shows: computed,
      segment: computed,
      search: computed,
      order: computed,
      rows: computed,
      blockedRows: computed,
    });
  }

  get shows(): ClientsPageModel['shows'] {
    return this.blocked.question === undefined ? 'all' : 'blocked';
  }

  get segment(): ClientsPageModel['segment'] {
    return this.list.question?.segment ?? 'all';
  }

  get search(): string {
    return this.list.question?.search ?? this.blocked.question?.search ?? '';
  }

  get order(): ClientsPageModel['order'] {
    return this.list.question?.order ?? STANDARD_CLIENT_ORDER;
  }

  get rows(): readonly ClientRow[] {
    return (this.list.answer?.clients ?? []).map(toRow);
  }

  get blockedRows(): readonly BlockedRow[] {
    return (this.blocked.answer?.blocks ?? []).map(({ id, client, date, reason, by }) => ({
      id,
      to: pathTo('client', { client_id: client.id }),
      name: clientName(client.name),
      date: shortDate(date),
      reason,
      by,
      unblocking: this.#unblocking.current.get(id)?.status === 'busy',
      unblock: () => this.#blocks.unblocking.mutate({ id, client: client.id }),
    }));
  }

  readonly dispose = (): void => {
    this.list.dispose();
    this.blocked.dispose();
    this.#unblocking.dispose();
  };
}
