import { computed, makeObservable } from 'mobx';
import { sessionTime } from '@greenroom/core/formatting/durations';
import type { Watchable } from '@greenroom/core/kernel/machine';
import { elapsed, millisToSeconds } from '@greenroom/core/kernel/units';
import type { ToyConnectionState } from '@greenroom/core/toys/connection/toy-connection.machine';
import { currentJob, isToyAtHand, type ToyQueueState } from '@greenroom/core/toys/queue/toy-queue-state';
import type { ToyList } from '@greenroom/core/toys/toy-list.machine';
import type { ToysController } from '@greenroom/core/toys/toys.controller';
import { read } from '../mobx/read.ts';
import type { Ticker } from '../mobx/ticker.ts';
import { toyErrorKey } from './toy-error-key.ts';
import type { StopStatus, ToyPanelModel } from './ToyPanel.tsx';

/** Mirrors the running command of the toys, and stops it. @spec §4 Toy connection */
export class ToyPanelViewModel implements ToyPanelModel {
  readonly #toys: ToysController;
  readonly #ticker: Ticker;
  readonly #connection: Watchable<ToyConnectionState>;
  readonly #list: Watchable<ToyList>;
  readonly #queue: Watchable<ToyQueueState>;

  constructor(toys: ToysController, ticker: Ticker) {
    this.#toys = toys;
    this.#ticker = ticker;
    this.#connection = toys.connection;
    this.#list = toys.list;
    this.#queue = toys.queue.watch;
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
    return read(this.#connection).status;
  }

  get errorKey(): ToyPanelModel['errorKey'] {
    return toyErrorKey(read(this.#connection).error);
  }

  get toys(): ToyPanelModel['toys'] {
    return read(this.#list).toys.map(({ id, name, status, battery }) => ({ id, name, status, battery }));
  }

  get running(): ToyPanelModel['running'] {
    const { phase } = read(this.#queue);
    const job = currentJob(read(this.#queue));
    if (job === undefined) return undefined;
    const left = phase.status === 'running' ? elapsed(this.#ticker.now(), phase.endsAt) : undefined;
    return { trigger: job.trigger, left: left === undefined ? undefined : sessionTime(millisToSeconds(left)) };
  }

  get waiting(): number {
    return read(this.#queue).waiting.length;
  }

  get next(): ToyPanelModel['next'] {
    return read(this.#queue).waiting[0]?.job.trigger;
  }

  get isAtHand(): boolean {
    return isToyAtHand(read(this.#list).toys, read(this.#queue));
  }

  get mayMove(): boolean {
    return read(this.#queue).mustStop !== 'no';
  }

  get paused(): boolean {
    return read(this.#queue).paused;
  }

  /** `confirmed` only when the toy's app answered. */
  get stopWord(): StopStatus {
    const { stop } = read(this.#queue);
    if (stop.status !== 'unconfirmed') return stop.status;
    return stop.trying ? 'trying' : 'unknown';
  }

  get canReplay(): boolean {
    return read(this.#queue).last !== undefined;
  }

  readonly connect = (): void => this.#toys.connect();

  readonly pauseOrResume = (): void => {
    if (this.paused) this.#toys.queue.resume();
    else this.#toys.queue.pause();
  };

  readonly skip = (): void => this.#toys.queue.skip();

  readonly replay = (): void => this.#toys.queue.replay();

  readonly stop = (): void => this.#toys.stop();
}
