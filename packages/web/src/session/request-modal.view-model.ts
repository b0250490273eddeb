import { action, computed, makeObservable, observable } from 'mobx';
import type { BlockOrder } from '@greenroom/core/blocks/block';
import type { BlocksController } from '@greenroom/core/blocks/blocks.controller';
import { currency } from '@greenroom/core/formatting/money';
import type { Cancel, Clock } from '@greenroom/core/kernel/clock.port';
import type { ClientId } from '@greenroom/core/kernel/ids';
import type { KeyedMutation } from '@greenroom/core/kernel/keyed-mutation.controller';
import { watchChanges, type Watchable } from '@greenroom/core/kernel/machine';
import { cents, millis } from '@greenroom/core/kernel/units';
import type { PayRatesController, SessionRate, SessionRates } from '@greenroom/core/meter/pay-rates.controller';
import {
  type ClientData,
  requestKind,
  sessionService,
  type RequestKind,
  type SessionService,
} from '@greenroom/core/session/client-data';
import { clientName, type ClientName } from '@greenroom/core/session/client-name';
import { ringTime } from '@greenroom/core/session/session-timers';
import type { SessionController } from '@greenroom/core/session/session.controller';
import type { PublicOf } from '../mobx/public-of.ts';
import { read } from '../mobx/read.ts';
import type { Ticker } from '../mobx/ticker.ts';
import { shownRingTime } from './ring-time.ts';
import type { ShownRingTime } from './RingTime.tsx';

export interface RequestModalDeps {
  readonly session: SessionController;
  readonly clock: Clock;
  readonly ticker: Ticker;
  readonly rates: Pick<PayRatesController, 'watch'>;
  readonly blocks: Pick<BlocksController, 'blocking'>;
}

/** Esc declines on the second press within this time. */
const SURE_WITHIN = millis(3_000);

export interface PresentedRequest {
  /** Another one for each request, so that no key or press passes from one to the next. */
  readonly key: string;
  readonly kind: RequestKind;
  readonly service: SessionService;
  readonly client: ClientName;
  /** The primary tag of the language that the customer speaks. */
  readonly language?: string | undefined;
  readonly accepting: boolean;
  readonly errorKey: 'error.session.acceptFailed' | undefined;
}

/** Mirrors the request that waits for an answer. @spec §4 Request flow */
export class RequestModalViewModel {
  /** Esc was pressed once: the next press declines. */
  isDeclineArmed = false;
  isBlockAsked = false;
  readonly #session: SessionController;
  readonly #clock: Clock;
  readonly #ticker: Ticker;
  readonly #rates: Watchable<SessionRates>;
  readonly #blocks: BlocksController['blocking'];
  readonly #blocking: Watchable<KeyedMutation<ClientId, BlockOrder>>;
  readonly #unfollow: Cancel;
  #disarm: Cancel = () => undefined;

  constructor({ session, clock, ticker, rates, blocks }: RequestModalDeps) {
    this.#session = session;
    this.#clock = clock;
    this.#ticker = ticker;
    this.#rates = rates.watch;
    this.#blocks = blocks.blocking;
    this.#blocking = this.#blocks.watch;
    makeObservable<this, 'setArmed' | 'askToBlock'>(this, {
      isDeclineArmed: observable,
      isBlockAsked: observable,
      setArmed: action,
      askToBlock: action,
      blocking: computed,
      request: computed,
      ringTime: computed,
      rate: computed,
      isRateAbout: computed,
      declined: computed,
    });
    // A press of Esc is meant for the request it was made over, and for no other; so is the question whether to block.
    this.#unfollow = watchChanges(session.watch, ({ request }, before) => {
      if (request === before.request) return;
      this.#calmDown();
      this.askToBlock(false);
    });
  }

  get request(): PresentedRequest | undefined {
    const { request } = read(this.#session.watch);
    if (request.status !== 'pending') return undefined;
    return {
      key: `${request.client.id} ${request.receivedAt}`,
      kind: requestKind(request.client),
      client: clientName(request.client.name),
      service: sessionService(request.client),
      language: request.client.language,
      accepting: request.accepting,
      errorKey: request.error === undefined ? undefined : `error.${request.error}`,
    };
  }

  /** State of blocking the customer; `asked` once the performer has to confirm it. */
  get blocking(): 'none' | 'asked' | 'busy' | 'failed' {
    if (!this.isBlockAsked) return 'none';
    const status = this.#client === undefined ? undefined : read(this.#blocking).get(this.#client.id)?.status;
    return status === 'busy' || status === 'failed' ? status : 'asked';
  }

  get #client(): ClientData | undefined {
    const { request } = read(this.#session.watch);
    return request.status === 'pending' ? request.client : undefined;
  }

  get ringTime(): ShownRingTime {
    const { request, joinSecondsLeft } = read(this.#session.watch);
    const now = this.#ticker.now();
    const askedAt = request.status === 'none' ? now : request.askedAt;
    return shownRingTime(ringTime(askedAt, joinSecondsLeft, now, this.#session.settings.joinTimeout));
  }

  /** Earnings of a minute; undefined while unknown. */
  get rate(): string | undefined {
    return this.#rate === undefined ? undefined : currency(cents(Math.round(this.#rate.perMinute)));
  }

  /** The platform has not told that rate. */
  get isRateAbout(): boolean {
    return this.#rate?.isEstimated === true;
  }

  get #rate(): SessionRate | undefined {
    const { request } = read(this.#session.watch);
    return request.status === 'pending' ? read(this.#rates)[sessionService(request.client)] : undefined;
  }

  /** For 3 s after a decline, while it can be undone. */
  get declined(): 'declined' | 'busyTold' | undefined {
    const { request } = read(this.#session.watch);
    if (request.status !== 'declining') return undefined;
    return request.retryAfter === undefined ? 'declined' : 'busyTold';
  }

  readonly accept = (): void => this.#session.accept();

  readonly declineAsBusy = (): void => this.#session.declineAsBusy();

  readonly undo = (): void => this.#session.undoDecline();

  readonly decline = (): void => this.#session.decline();

  /** Asks for the confirmation, or takes the question away. */
  readonly toggleBlock = (): void => {
    if (this.#client !== undefined) this.#blocks.clear(this.#client.id);
    this.askToBlock(!this.isBlockAsked);
  };

  /** Blocks the customer, which declines the request for good. */
  readonly block = (): void => {
    const client = this.#client;
    if (client !== undefined) this.#blocks.mutate({ client: { id: client.id, name: client.name }, reason: '' });
  };

  readonly declineByKey = (): void => {
    if (this.isDeclineArmed) {
      this.#calmDown();
      this.decline();
      return;
    }
    this.setArmed(true);
    this.#disarm = this.#clock.schedule(SURE_WITHIN, () => this.setArmed(false));
  };

  readonly dispose = (): void => {
    this.#disarm();
    this.#unfollow();
  };

  private setArmed(isArmed: boolean): void {
    this.isDeclineArmed = isArmed;
  }

  private askToBlock(isAsked: boolean): void {
    this.isBlockAsked = isAsked;
  }

  #calmDown(): void {
    this.#disarm();
    this.setArmed(false);
  }
}

export type RequestModalModel = Omit<PublicOf<RequestModalViewModel>, 'isBlockAsked'>;
