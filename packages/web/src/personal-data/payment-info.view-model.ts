import { fullDate, shortDate } from '@greenroom/core/formatting/dates';
import { currency } from '@greenroom/core/formatting/money';
import type { InquiryController } from '@greenroom/core/kernel/inquiry.controller';
import type { Inquiry } from '@greenroom/core/kernel/inquiry.machine';
import { masked } from '@greenroom/core/personal-data/masked';
import type { PaymentInfo } from '@greenroom/core/personal-data/payment-info';
import { computed, makeObservable } from 'mobx';
import { Mirror } from '../mobx/mirror.ts';
import type { PaymentInfoModel } from './PaymentInfo.tsx';

/** @spec §7 GET payment_info */
export class PaymentInfoViewModel implements PaymentInfoModel {
  readonly retry: () => void;
  readonly #state: Mirror<Inquiry<'hers', PaymentInfo>>;

  constructor(info: InquiryController<'hers', PaymentInfo>) {
    this.retry = info.askAgain;
    this.#state = new Mirror(info.watch);
    makeObservable(this, { view: computed, nextPayment: computed, lastPayment: computed });
  }

  get view(): PaymentInfoModel['view'] {
    const { answer, status } = this.#state.current;
    if (answer !== undefined) return 'open';
    return status === 'failed' ? 'failed' : 'loading';
  }

  get accountHolder(): string {
    return this.#state.current.answer?.accountHolder ?? '';
  }

  get iban(): string {
    return this.#state.current.answer?.iban ?? '';
  }

  get maskedIban(): string {
    return masked(this.iban);
  }

  get nextPayment(): string | undefined {
    const at = this.#state.current.answer?.nextPayment;
    return at === undefined ? undefined : fullDate(at);
  }

  get lastPayment(): PaymentInfoModel['lastPayment'] {
    const last = this.#state.current.answer?.lastPayment;
    return last === undefined ? undefined : { date: shortDate(last.at), amount: currency(last.amount) };
  }

  readonly dispose = (): void => this.#state.dispose();
}
