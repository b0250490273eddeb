import { computed, makeObservable } from 'mobx';
import type { ClientMonth } from '@greenroom/core/clients/client-record';
import type { ClientsController } from '@greenroom/core/clients/clients.controller';
import { currency } from '@greenroom/core/formatting/money';
import type { ClientId } from '@greenroom/core/kernel/ids';
import type { Query } from '@greenroom/core/kernel/query.machine';
import { Mirror } from '../mobx/mirror.ts';
import { shareOf } from '../ui/share-of.ts';
import type { ClientMonthsModel, ClientMonthRow } from './ClientMonths.tsx';

const PERCENT = 100;

/** Mirrors the earnings with one customer by month. */
export class ClientMonthsViewModel implements ClientMonthsModel {
  readonly retry: () => void;
  readonly #months: Mirror<Query<ClientId, readonly ClientMonth[]>>;

  constructor({ months }: Pick<ClientsController, 'months'>) {
    this.retry = months.reload;
    this.#months = new Mirror(months.watch);
    makeObservable(this, { view: computed, rows: computed });
  }

  get view(): ClientMonthsModel['view'] {
    const { data, key, status } = this.#months.current;
    if (key === undefined) return 'none';
    if (data === undefined) return status === 'failed' ? 'failed' : 'loading';
    return data.every(({ earned }) => earned === 0) ? 'empty' : 'items';
  }

  get rows(): readonly ClientMonthRow[] {
    const months = this.#months.current.data ?? [];
    const amounts = months.map(({ earned }) => earned);
    return months.map(({ month, earned, visits }) => {
      const [year = '', number = ''] = month.split('-');
      return {
        month: `${Number(number)}-${year}`,
        earned: currency(earned),
        visits,
        share: Math.round(shareOf(earned, amounts) * PERCENT),
      };
    });
  }

  readonly dispose = (): void => this.#months.dispose();
}
