import { computed, makeObservable } from 'mobx';
import type { ClientCard } from '@greenroom/core/clients/client-record';
import { currency } from '@greenroom/core/formatting/money';
import type { Cancel, Clock } from '@greenroom/core/kernel/clock.port';
import type { ClientId } from '@greenroom/core/kernel/ids';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { Query } from '@greenroom/core/kernel/query.machine';
import { cents } from '@greenroom/core/kernel/units';
import type { SessionRates } from '@greenroom/core/meter/pay-rates.controller';
import { pathTo } from '@greenroom/core/navigation/route-path';
import { type ClientData, sessionService, type SessionService } from '@greenroom/core/session/client-data';
import { clientName } from '@greenroom/core/session/client-name';
import type { QueuedRequest, SecondChoice } from '@greenroom/core/session/session-state';
import { ringTime } from '@greenroom/core/session/session-timers';
import type { SessionController } from '@greenroom/core/session/session.controller';
import type { PublicOf } from '../../mobx/public-of.ts';
import { read } from '../../mobx/read.ts';
import { shownRingTime } from '../ring-time.ts';
import type { ShownRingTime } from '../RingTime.tsx';
import type { RatedCustomer, WaitingCustomer } from './WaitingCustomers.tsx';

export interface SecondRequestDeps {
  readonly session: Pick<SessionController, 'watch' | 'second' | 'settings'>;
  /** Record of the customer who asks. */
  readonly record: Watchable<Query<ClientId, ClientCard>>;
  readonly rates: Watchable<SessionRates>;
  readonly clock: Pick<Clock, 'now'>;
}

export interface SecondCard extends RatedCustomer {
  /** Another one for each request, so that no key or press passes from one to the next. */
  readonly key: string;
  /** The customer of the running session. */
  readonly current: RatedCustomer;
  readonly service: SessionService;
  /** The primary tag of the language that the customer speaks. */
  readonly language?: string | undefined;
  readonly choice: SecondChoice;
  /** Undefined until they are known. */
  readonly visits?: number | undefined;
  readonly ringTime: ShownRingTime;
  /** Further customers who wait, oldest first. */
  readonly more: readonly WaitingCustomer[];
}

/** The customer who asks while another one is connected. @spec §4 Request flow */
export class SecondRequestViewModel {
  readonly #session: SecondRequestDeps['session'];
  readonly #clock: SecondRequestDeps['clock'];
  readonly #record: Watchable<Query<ClientId, ClientCard>>;
  readonly #rates: Watchable<SessionRates>;
  readonly #ends: readonly Cancel[];

  /** @param ends what runs along with the card */
  constructor({ session, record, rates, clock }: SecondRequestDeps, ...ends: readonly Cancel[]) {
    this.#session = session;
    this.#clock = clock;
    this.#ends = ends;
    this.#record = record;
    this.#rates = rates;
    makeObservable(this, { card: computed });
  }

  /** Undefined while no other customer asks. */
  get card(): SecondCard | undefined {
    const { second, queue, client: current } = read(this.#session.watch);
    if (second === undefined || current === undefined) return undefined;
    const { client, askedAt, choice, secondsLeft } = second;
    const { key, data } = read(this.#record);
    return {
      key: `${client.id} ${askedAt}`,
      ...this.#rated(client),
      current: this.#rated(current),
      service: sessionService(client),
      language: client.language,
      choice,
      visits: key === client.id ? data?.client.visits : undefined,
      // The session counts the seconds: the card is made anew with each of them.
      ringTime: shownRingTime(ringTime(askedAt, secondsLeft, this.#clock.now(), this.#session.settings.joinTimeout)),
      more: queue.map((queued) => this.#waiting(queued)),
    };
  }

  #waiting({ client, askedAt }: QueuedRequest): WaitingCustomer {
    return {
      key: `${client.id} ${askedAt}`,
      ...this.#rated(client),
      service: sessionService(client),
      to: pathTo('client', { client_id: client.id }),
    };
  }

  #rated(client: ClientData): RatedCustomer {
    const rate = read(this.#rates)[sessionService(client)];
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
    this.#ends.forEach((end) => end());
  };
}

export type SecondRequestModel = PublicOf<SecondRequestViewModel>;
