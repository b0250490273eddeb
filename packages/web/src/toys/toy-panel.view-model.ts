import { computed, makeObservable } from 'mobx';
import { sessionTime } from '@greenroom/core/formatting/durations';
import type { ToyId } from '@greenroom/core/kernel/ids';
import type { Watchable } from '@greenroom/core/kernel/machine';
import { elapsed, millisToSeconds } from '@greenroom/core/kernel/units';
import type { ToyConnectionState } from '@greenroom/core/toys/connection/toy-connection.machine';
import type { ToyConnectionStatus } from '@greenroom/core/toys/connection/toy-connection.machine';
import { currentJob, isToyAtHand, type ToyQueueState } from '@greenroom/core/toys/queue/toy-queue-state';
import type { Toy } from '@greenroom/core/toys/toy';
import type { ToyList } from '@greenroom/core/toys/toy-list.machine';
import type { ToyTrigger } from '@greenroom/core/toys/toy-trigger';
import type { ToysController } from '@greenroom/core/toys/toys.controller';
import type { PublicOf } from '../mobx/public-of.ts';
import { read } from '../mobx/read.ts';
import type { Ticker } from '../mobx/ticker.ts';
import { toyErrorKey, type ToyErrorKey } from './toy-error-key.ts';

/** Outcome of the last stop; `confirmed` only when the toy answered. */
export type StopStatus = 'none' | 'asked' | 'confirmed' | 'trying' | 'unknown';

/** Mirrors the running command of the toys, and stops it. @spec §4 Toy connection */
export class ToyPanelViewModel {
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

  get status(): ToyConnectionStatus {
    return read(this.#connection).status;
  }

  get errorKey(): ToyErrorKey | undefined {
    return toyErrorKey(read(this.#connection).error);
  }

  get toys(): readonly Readonly<Pick<Toy, 'name' | 'status' | 'battery'> & { id: ToyId }>[] {
    return read(this.#list).toys.map(({ id, name, status, battery }) => ({ id, name, status, battery }));
  }

  /** Running or next command; without a time it is not confirmed yet. */
  get running(): { readonly trigger: ToyTrigger; readonly left: string | undefined } | undefined {
    const { phase } = read(this.#queue);
    const job = currentJob(read(this.#queue));
    if (job === undefined) return undefined;
    const left = phase.status === 'running' ? elapsed(this.#ticker.now(), phase.endsAt) : undefined;
    return { trigger: job.trigger, left: left === undefined ? undefined : sessionTime(millisToSeconds(left)) };
  }

  get waiting(): number {
    return read(this.#queue).waiting.length;
  }

  /** The first of those that wait. */
  get next(): ToyTrigger | undefined {
    return read(this.#queue).waiting[0]?.job.trigger;
  }

  /** True when there is a toy to stop. */
  get isAtHand(): boolean {
    return isToyAtHand(read(this.#list).toys, read(this.#queue));
  }

  /** True when toys may be moving, connected or not. */
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

export type ToyPanelModel = PublicOf<ToyPanelViewModel>;
