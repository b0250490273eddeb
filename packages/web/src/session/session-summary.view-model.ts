import { computed, makeObservable } from 'mobx';
import { sessionTime } from '@greenroom/core/formatting/durations';
import { creditsText, currency } from '@greenroom/core/formatting/money';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { SessionMeterController } from '@greenroom/core/meter/session-meter.controller';
import type { SessionMoney } from '@greenroom/core/meter/session-money';
import { clientName } from '@greenroom/core/session/client-name';
import { END_MESSAGE_KEY } from '@greenroom/core/session/session-signal';
import type { SessionState } from '@greenroom/core/session/session-state';
import type { SessionController } from '@greenroom/core/session/session.controller';
import { read } from '../mobx/read.ts';
import type { SessionSummary } from './session-summary.ts';

export interface SessionSummaryDeps {
  readonly session: Pick<SessionController, 'watch'>;
  readonly meter: Pick<SessionMeterController, 'watch'>;
}

/** The figures of the session that has just ended. @spec §8 Session and disconnect */
export class SessionSummaryViewModel {
  readonly #state: Watchable<SessionState>;
  readonly #meter: Watchable<SessionMoney>;

  constructor({ session, meter }: SessionSummaryDeps) {
    this.#state = session.watch;
    this.#meter = meter.watch;
    makeObservable(this, { summary: computed });
  }

  get summary(): SessionSummary | undefined {
    const { lastEnd } = read(this.#state);
    if (lastEnd === undefined) return undefined;
    const { total, duration, isFinal, isAbout, tips, tipCount, tipCredits, today, isTodayAbout } = read(this.#meter);
    return {
      client: clientName(lastEnd.client.name),
      reasonKey: END_MESSAGE_KEY[lastEnd.reason],
      duration: sessionTime(isFinal ? duration : lastEnd.duration),
      pay: total === undefined ? undefined : currency(total),
      isAbout,
      tips:
        tipCount === 0
          ? undefined
          : { amount: currency(tips), credits: tipCredits, creditsText: creditsText(tipCredits) },
      today: today === undefined ? undefined : currency(today),
      isTodayAbout,
    };
  }
}
