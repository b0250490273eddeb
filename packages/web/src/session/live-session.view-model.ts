import { computed, makeObservable } from 'mobx';
import { sessionTime } from '@greenroom/core/formatting/durations';
import { clientName, type ClientName } from '@greenroom/core/session/client-name';
import type { SessionState } from '@greenroom/core/session/session-state';
import type { SessionController } from '@greenroom/core/session/session.controller';
import { Mirror } from '../mobx/mirror.ts';
import type { LiveSessionModel } from './live-session.ts';

/** Mirrors the connected customer and the duration of the stay. @spec §4 Request flow, §3 Session */
export class LiveSessionViewModel implements LiveSessionModel {
  readonly #session: SessionController;
  readonly #state: Mirror<SessionState>;

  constructor(session: SessionController) {
    this.#session = session;
    this.#state = new Mirror(session.watch);
    makeObservable(this, {
      client: computed,
      time: computed,
      counting: computed,
      joinCountdown: computed,
      clientCamera: computed,
    });
  }

  get client(): ClientName {
    return clientName(this.#state.current.client?.name ?? '');
  }

  get time(): string {
    return sessionTime(this.#state.current.clientTime);
  }

  get counting(): boolean {
    const { platform, device } = this.#state.current.timers;
    return platform && device;
  }

  get joinCountdown(): string | undefined {
    const { joinSecondsLeft } = this.#state.current;
    return joinSecondsLeft === undefined ? undefined : sessionTime(joinSecondsLeft);
  }

  get clientCamera(): LiveSessionModel['clientCamera'] {
    return this.#state.current.clientCam ? 'on' : 'off';
  }

  readonly end = (): void => this.#session.end(false);

  readonly endAndBlock = (): void => this.#session.end(true);

  readonly dispose = (): void => this.#state.dispose();
}
