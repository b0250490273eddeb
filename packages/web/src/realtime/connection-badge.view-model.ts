import { computed, makeObservable } from 'mobx';
import { sessionTime } from '@greenroom/core/formatting/durations';
import { elapsed, millisToSeconds, secondsUntil } from '@greenroom/core/kernel/units';
import { isCutOff, type RealtimeController } from '@greenroom/core/realtime/realtime.controller';
import { read } from '../mobx/read.ts';
import type { Ticker } from '../mobx/ticker.ts';
import type { ConnectionBadgeModel, ConnectionWord } from './ConnectionBadge.tsx';
import type { LastingOutage, OutageNoticeModel } from './OutageNotice.tsx';

/** Mirrors the state of the connection in one word, and an outage that lasts in figures. @spec §4 Real-time connection */
export class ConnectionBadgeViewModel implements ConnectionBadgeModel, OutageNoticeModel {
  readonly #realtime: RealtimeController;
  readonly #ticker: Ticker;

  constructor(realtime: RealtimeController, ticker: Ticker) {
    this.#realtime = realtime;
    this.#ticker = ticker;
    makeObservable(this, { word: computed });
  }

  get word(): ConnectionWord {
    const { status, authenticated, connectedCount, attempt } = read(this.#realtime.watch);
    if (isCutOff(read(this.#realtime.watch))) return 'offline';
    // Only an authenticated connection brings requests.
    if (status === 'connected' && authenticated) return 'connected';
    return connectedCount > 0 || attempt > 1 ? 'lost' : 'connecting';
  }

  get outage(): LastingOutage | undefined {
    if (this.word !== 'offline') return undefined;
    const { isRefused, lostAt, retryAt } = read(this.#realtime.watch);
    const now = this.#ticker.now();
    return {
      isRefused,
      lasted: lostAt === undefined ? undefined : sessionTime(millisToSeconds(elapsed(lostAt, now))),
      nextTry: retryAt === undefined ? undefined : secondsUntil(retryAt, now),
    };
  }

  readonly retry = (): void => this.#realtime.retryNow();
}
