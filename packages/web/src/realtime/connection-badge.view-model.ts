import { computed, makeObservable } from 'mobx';
import type { RealtimeController, RealtimeState } from '@greenroom/core/realtime/realtime.controller';
import { Mirror } from '../mobx/mirror.ts';
import type { ConnectionBadgeModel, ConnectionWord } from './ConnectionBadge.tsx';

/** Mirrors the state of the connection in one word. @spec §4 Real-time connection */
export class ConnectionBadgeViewModel implements ConnectionBadgeModel {
  readonly #realtime: RealtimeController;
  readonly #state: Mirror<RealtimeState>;

  constructor(realtime: RealtimeController) {
    this.#realtime = realtime;
    this.#state = new Mirror(realtime.watch);
    makeObservable(this, { word: computed, mayRetry: computed });
  }

  get word(): ConnectionWord {
    const { status, authenticated, gaveUp, connectedCount, attempt } = this.#state.current;
    if (gaveUp) return 'gaveUp';
    // Only an authenticated connection brings requests.
    if (status === 'connected' && authenticated) return 'connected';
    return connectedCount > 0 || attempt > 1 ? 'lost' : 'connecting';
  }

  get mayRetry(): boolean {
    return this.word === 'gaveUp';
  }

  readonly retry = (): void => this.#realtime.retryNow();

  readonly dispose = (): void => this.#state.dispose();
}
