import { computed, makeObservable } from 'mobx';
import { fullDate, shortDate } from '@greenroom/core/formatting/dates';
import { currency } from '@greenroom/core/formatting/money';
import type { QueryController } from '@greenroom/core/kernel/query.controller';
import type { Query } from '@greenroom/core/kernel/query.machine';
import { masked, type PaymentInfo } from '@greenroom/core/personal-data/payment-data';
import { Mirror } from '../mobx/mirror.ts';
import type { PaymentInfoModel } from './PaymentInfo.tsx';

/** Shows the account of the payouts, with a masked IBAN, the last payment and the date of the next. @spec §7 GET payment_info */
export class PaymentInfoViewModel implements PaymentInfoModel {
  readonly retry: () => void;
  readonly #state: Mirror<Query<'own', PaymentInfo>>;

  constructor(info: QueryController<'own', PaymentInfo>) {
    this.retry = info.reload;
    this.#state = new Mirror(info.watch);
    makeObservable(this, { view: computed, nextPayment: computed, lastPayment: computed });
  }

  get view(): PaymentInfoModel['view'] {
    const { data: answer, status } = this.#state.current;
    if (answer !== undefined) return 'open';
    return status === 'failed' ? 'failed' : 'loading';
  }

  get accountHolder(): string {
    return this.#state.current.data?.accountHolder ?? '';
  }

  get iban(): string {
    return this.#state.current.data?.iban ?? '';
  }

  get maskedIban(): string {
    return masked(this.iban);
  }

  get nextPayment(): string | undefined {
    const at = this.#state.current.data?.nextPayment;
    return at === undefined ? undefined : fullDate(at);
  }

  get lastPayment(): PaymentInfoModel['lastPayment'] {
    const last = this.#state.current.data?.lastPayment;
    return last === undefined ? undefined : { date: shortDate(last.at), amount: currency(last.amount) };
  }

  readonly dispose = (): void => this.#state.dispose();
}
