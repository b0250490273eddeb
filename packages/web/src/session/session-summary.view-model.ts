import { computed, makeObservable } from 'mobx';
import type { EarningsController } from '@greenroom/core/earnings/earnings.controller';
import { sessionTime } from '@greenroom/core/formatting/durations';
import { currency } from '@greenroom/core/formatting/money';
import type { Inquiry } from '@greenroom/core/kernel/inquiry.machine';
import type { Cents } from '@greenroom/core/kernel/units';
import { estimatedPay } from '@greenroom/core/app/pay-rate';
import type { SessionMeter, SessionMeterController } from '@greenroom/core/app/session-meter';
import { clientName } from '@greenroom/core/session/client-name';
import { END_MESSAGE_KEY } from '@greenroom/core/session/session-end';
import type { SessionController } from '@greenroom/core/session/session.controller';
import type { SessionState } from '@greenroom/core/session/session-state';
import { Mirror } from '../mobx/mirror.ts';
import type { SessionSummary } from './session-summary.ts';

export interface SessionSummaryDeps {
  readonly session: Pick<SessionController, 'watch'>;
  readonly meter: Pick<SessionMeterController, 'watch'>;
  readonly earnings: Pick<EarningsController, 'today'>;
}

/** The figures of the session that has just ended. @spec §8 Session and disconnect */
export class SessionSummaryViewModel {
  readonly #state: Mirror<SessionState>;
  readonly #meter: Mirror<SessionMeter>;
  readonly #today: Mirror<Inquiry<'today', Cents>>;

  constructor({ session, meter, earnings }: SessionSummaryDeps) {
    this.#state = new Mirror(session.watch);
    this.#meter = new Mirror(meter.watch);
    this.#today = new Mirror(earnings.today.watch);
    makeObservable(this, { summary: computed });
  }

  get summary(): SessionSummary | undefined {
    const { lastEnd } = this.#state.current;
    if (lastEnd === undefined) return undefined;
    const { rate, toyCredits } = this.#meter.current;
    const { answer: today } = this.#today.current;
    return {
      client: clientName(lastEnd.client.name),
      reasonKey: END_MESSAGE_KEY[lastEnd.reason],
      duration: sessionTime(lastEnd.duration),
      pay: rate === undefined ? undefined : currency(estimatedPay(rate, lastEnd.duration)),
      toyCredits,
      today: today === undefined ? undefined : currency(today),
    };
  }

  readonly dispose = (): void => {
    this.#state.dispose();
    this.#meter.dispose();
    this.#today.dispose();
  };
}
