import { computed, makeObservable } from 'mobx';
import { sessionTime } from '@greenroom/core/formatting/durations';
import { elapsed, millisToSeconds, secondsUntil } from '@greenroom/core/kernel/units';
import { isCutOff, type RealtimeController, type RealtimeState } from '@greenroom/core/realtime/realtime.controller';
import { Mirror } from '../mobx/mirror.ts';
import type { Ticker } from '../mobx/ticker.ts';
import type { ConnectionBadgeModel, ConnectionWord } from './ConnectionBadge.tsx';
import type { LastingOutage, OutageNoticeModel } from './OutageNotice.tsx';

/** Mirrors the state of the connection in one word, and an outage that lasts in figures. @spec §4 Real-time connection */
export class ConnectionBadgeViewModel implements ConnectionBadgeModel, OutageNoticeModel {
  readonly #realtime: RealtimeController;
  readonly #state: Mirror<RealtimeState>;
  readonly #ticker: Ticker;

  constructor(realtime: RealtimeController, ticker: Ticker) {
    this.#realtime = realtime;
    this.#state = new Mirror(realtime.watch);
    this.#ticker = ticker;
    makeObservable(this, { word: computed });
  }

  get word(): ConnectionWord {
    const { status, authenticated, connectedCount, attempt } = this.#state.current;
    if (isCutOff(this.#state.current)) return 'offline';
    // Only an authenticated connection brings requests.
    if (status === 'connected' && authenticated) return 'connected';
    return connectedCount > 0 || attempt > 1 ? 'lost' : 'connecting';
  }

  get outage(): LastingOutage | undefined {
    if (this.word !== 'offline') return undefined;
    const { isRefused, lostAt, retryAt } = this.#state.current;
    const now = this.#ticker.now();
    return {
      isRefused,
      lasted: lostAt === undefined ? undefined : sessionTime(millisToSeconds(elapsed(lostAt, now))),
      nextTry: retryAt === undefined ? undefined : secondsUntil(retryAt, now),
    };
  }

  readonly retry = (): void => this.#realtime.retryNow();

  readonly dispose = (): void => this.#state.dispose();
}
