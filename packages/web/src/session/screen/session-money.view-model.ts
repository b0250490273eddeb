import { computed, makeObservable } from 'mobx';
import type { LiveSessionModel } from '../live-session.ts';
import type { SessionMoneyModel } from './SessionMoney.tsx';

/** The estimate of the running session and today's total. @spec §2 /earnings/ */
export class SessionMoneyViewModel implements SessionMoneyModel {
  readonly #live: Pick<LiveSessionModel, 'pay' | 'toyCredits' | 'counting'>;
  readonly #today: { readonly amount: string | undefined };

  constructor(
    live: Pick<LiveSessionModel, 'pay' | 'toyCredits' | 'counting'>,
    today: { readonly amount: string | undefined },
  ) {
    this.#live = live;
    this.#today = today;
    makeObservable(this, { pay: computed, toyCredits: computed, today: computed });
  }

  get pay(): string | undefined {
    return this.#live.counting ? this.#live.pay : undefined;
  }

  get toyCredits(): number {
    return this.#live.toyCredits;
  }

  get today(): string | undefined {
    return this.#today.amount;
  }
}
