import { computed, makeObservable } from 'mobx';
import { sessionTime } from '@greenroom/core/formatting/durations';
import { clientName, type ClientName } from '@greenroom/core/session/client-name';
import type { SessionController } from '@greenroom/core/session/session.controller';
import { read } from '../mobx/read.ts';
import type { LiveSessionModel } from './live-session.ts';

/** Mirrors the connected customer and the duration of the stay. @spec §4 Request flow, §3 Session */
export class LiveSessionViewModel implements LiveSessionModel {
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

  get time(): string {
    return sessionTime(read(this.#session.watch).clientTime);
  }

  get counting(): boolean {
    const { platform, device } = read(this.#session.watch).timers;
    return platform && device;
  }

  get joinCountdown(): string | undefined {
    const { joinSecondsLeft } = read(this.#session.watch);
    return joinSecondsLeft === undefined ? undefined : sessionTime(joinSecondsLeft);
  }

  get clientCamera(): LiveSessionModel['clientCamera'] {
    return read(this.#session.watch).clientCam ? 'on' : 'off';
  }

  readonly end = (): void => this.#session.end(false);

  readonly endAndBlock = (): void => this.#session.end(true);
}
