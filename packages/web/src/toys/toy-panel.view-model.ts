import { computed, makeObservable } from 'mobx';
import { sessionTime } from '@greenroom/core/formatting/durations';
import { elapsed, millisToSeconds } from '@greenroom/core/kernel/units';
import type { ToyConnectionState } from '@greenroom/core/toys/connection/toy-connection-state';
import { currentJob, isToyAtHand, type ToyQueueState } from '@greenroom/core/toys/queue/toy-queue-state';
import type { ToyList } from '@greenroom/core/toys/toy-list.machine';
import type { ToysController } from '@greenroom/core/toys/toys.controller';
import { Mirror } from '../mobx/mirror.ts';
import type { Ticker } from '../mobx/ticker.ts';
import { toyErrorKey } from './toy-error-key.ts';
import type { StopStatus, ToyPanelModel } from './ToyPanel.tsx';

/** Mirrors the running command of the toys, and stops it. @spec §4 Toy connection */
export class ToyPanelViewModel implements ToyPanelModel {
  readonly #toys: ToysController;
  readonly #ticker: Ticker;
  readonly #connection: Mirror<ToyConnectionState>;
  readonly #list: Mirror<ToyList>;
  readonly #queue: Mirror<ToyQueueState>;

  constructor(toys: ToysController, ticker: Ticker) {
    this.#toys = toys;
    this.#ticker = ticker;
    this.#connection = new Mirror(toys.connection);
    this.#list = new Mirror(toys.list);
    this.#queue = new Mirror(toys.queue.watch);
    makeObservable(this, {
      status: computed,
      errorKey: computed,
      toys: computed,
      running: computed,
      waiting: computed,
      next: computed,
      isAtHand: computed,
      mayMove: computed,
      paused: computed,
      stopWord: computed,
      canReplay: computed,
    });
  }

  get status(): ToyPanelModel['status'] {
    return this.#connection.current.status;
  }

  get errorKey(): ToyPanelModel['errorKey'] {
    return toyErrorKey(this.#connection.current.error);
  }

  get toys(): ToyPanelModel['toys'] {
    return this.#list.current.toys.map(({ id, name, status, battery }) => ({ id, name, status, battery }));
  }

  get running(): ToyPanelModel['running'] {
    const { phase } = this.#queue.current;
    const job = currentJob(this.#queue.current);
    if (job === undefined) return undefined;
    const left = phase.at === 'running' ? elapsed(this.#ticker.now(), phase.endsAt) : undefined;
    return { trigger: job.trigger, left: left === undefined ? undefined : sessionTime(millisToSeconds(left)) };
  }

  get waiting(): number {
    return this.#queue.current.waiting.length;
  }

  get next(): ToyPanelModel['next'] {
    return this.#queue.current.waiting[0]?.job.trigger;
  }

  get isAtHand(): boolean {
    return isToyAtHand(this.#list.current.toys, this.#queue.current);
  }

  get mayMove(): boolean {
    return this.#queue.current.mustStop !== 'no';
  }

  get paused(): boolean {
    return this.#queue.current.paused;
  }

  /** `confirmed` only when the toy's app answered. */
  get stopWord(): StopStatus {
    const { stop } = this.#queue.current;
    if (stop.status !== 'unconfirmed') return stop.status;
    return stop.trying ? 'trying' : 'unknown';
  }

  get canReplay(): boolean {
    return this.#queue.current.last !== undefined;
  }

  readonly connect = (): void => this.#toys.connect();

  readonly pauseOrResume = (): void => {
    if (this.paused) this.#toys.queue.resume();
    else this.#toys.queue.pause();
  };

  readonly skip = (): void => this.#toys.queue.skip();

  readonly replay = (): void => this.#toys.queue.replay();

  readonly stop = (): void => this.#toys.stop();

  readonly dispose = (): void => {
    this.#connection.dispose();
    this.#list.dispose();
    this.#queue.dispose();
  };
}
