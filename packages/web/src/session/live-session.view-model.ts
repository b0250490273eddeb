import { computed, makeObservable } from 'mobx';
import { sessionTime } from '@greenroom/core/formatting/durations';
import { clientName, type ClientName } from '@greenroom/core/session/client-name';
import type { SessionController } from '@greenroom/core/session/session.controller';
import type { PublicOf } from '../mobx/public-of.ts';
import { read } from '../mobx/read.ts';

/** Mirrors the connected customer and the duration of the stay. @spec §4 Request flow, §3 Session */
export class LiveSessionViewModel {
  readonly #session: SessionController;

  constructor(session: SessionController) {
    this.#session = session;
    makeObservable(this, {
      client: computed,
      time: computed,
      counting: computed,
      joinCountdown: computed,
      clientCamera: computed,
    });
  }

  get client(): ClientName {
    return clientName(read(this.#session.watch).client?.name ?? '');
  }

  /** Duration of the customer's stay. */
  get time(): string {
    return sessionTime(read(this.#session.watch).clientTime);
  }

  /** The time runs only when both sides have started. */
  get counting(): boolean {
    const { platform, device } = read(this.#session.watch).timers;
    return platform && device;
  }

  /** Until when the customer must have joined. */
  get joinCountdown(): string | undefined {
    const { joinSecondsLeft } = read(this.#session.watch);
    return joinSecondsLeft === undefined ? undefined : sessionTime(joinSecondsLeft);
  }

  get clientCamera(): 'on' | 'off' {
    return read(this.#session.watch).clientCam ? 'on' : 'off';
  }

  readonly end = (): void => this.#session.end(false);

  readonly endAndBlock = (): void => this.#session.end(true);
}

export type LiveSessionModel = PublicOf<LiveSessionViewModel>;
