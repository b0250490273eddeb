import { computed, makeObservable } from 'mobx';
import type { SessionRates } from '@greenroom/core/app/pay-rates';
import type { ClientCard } from '@greenroom/core/clients/client-record';
import { countdown, sessionTime } from '@greenroom/core/formatting/durations';
import { currency } from '@greenroom/core/formatting/money';
import type { Cancel } from '@greenroom/core/kernel/clock.port';
import type { ClientId } from '@greenroom/core/kernel/ids';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { Query } from '@greenroom/core/kernel/query.machine';
import { cents } from '@greenroom/core/kernel/units';
import { type ClientData, sessionService } from '@greenroom/core/session/client-data';
import { clientName } from '@greenroom/core/session/client-name';
import type { SessionState } from '@greenroom/core/session/session-state';
import type { SessionController } from '@greenroom/core/session/session.controller';
import { Mirror } from '../../mobx/mirror.ts';
import type { RatedCustomer, SecondCard, SecondRequestModel } from './SecondRequestCard.tsx';

export interface SecondRequestDeps {
  readonly session: Pick<SessionController, 'watch' | 'second'>;
  /** Record of the customer who asks. */
  readonly record: Watchable<Query<ClientId, ClientCard>>;
  readonly rates: Watchable<SessionRates>;
}

/** The customer who asks while another one is connected. @spec §4 Request flow */
export class SecondRequestViewModel implements SecondRequestModel {
  readonly #session: SecondRequestDeps['session'];
  readonly #state: Mirror<SessionState>;
  readonly #record: Mirror<Query<ClientId, ClientCard>>;
  readonly #rates: Mirror<SessionRates>;
  readonly #ends: readonly Cancel[];

  /** @param ends what runs along with the card */
  constructor({ session, record, rates }: SecondRequestDeps, ...ends: readonly Cancel[]) {
    this.#session = session;
    this.#ends = ends;
    this.#state = new Mirror(session.watch);
    this.#record = new Mirror(record);
    this.#rates = new Mirror(rates);
    makeObservable(this, { card: computed });
  }

  get card(): SecondCard | undefined {
    const { second, client: current } = this.#state.current;
    if (second === undefined || current === undefined) return undefined;
    const { client, askedAt, choice, secondsLeft } = second;
    const { key, data } = this.#record.current;
    return {
      key: `${client.id} ${askedAt}`,
      ...this.#rated(client),
      current: this.#rated(current),
      service: sessionService(client),
      language: client.language,
      choice,
      visits: key === client.id ? data?.client.visits : undefined,
      countdown: secondsLeft === undefined ? undefined : sessionTime(secondsLeft),
      left: secondsLeft === undefined ? undefined : countdown(secondsLeft),
    };
  }

  #rated(client: ClientData): RatedCustomer {
    const rate = this.#rates.current[sessionService(client)];
    return {
      client: clientName(client.name),
      rate: rate === undefined ? undefined : currency(cents(Math.round(rate.perMinute))),
      isRateAbout: rate?.isEstimated === true,
    };
  }

  readonly decline = (): void => this.#session.second.decline();

  readonly keep = (): void => this.#session.second.keep();

  readonly take = (): void => this.#session.second.take();

  readonly dispose = (): void => {
    for (const each of [this.#state, this.#record, this.#rates]) each.dispose();
    this.#ends.forEach((end) => end());
  };
}
