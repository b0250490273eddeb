import { computed, makeObservable } from 'mobx';
import { sessionTime } from '@greenroom/core/formatting/durations';
import type { Clock } from '@greenroom/core/kernel/clock.port';
import { elapsed, millis } from '@greenroom/core/kernel/units';
import { clientName } from '@greenroom/core/session/client-name';
import { requestKind } from '@greenroom/core/session/request-kind';
import type { SessionController } from '@greenroom/core/session/session.controller';
import type { SessionState } from '@greenroom/core/session/session-state';
import { Mirror } from '../mobx/mirror.ts';
import type { PresentedRequest, RequestModalModel } from './RequestModal.tsx';

/** A request opens under her fingers: what she was typing must not answer it. */
const KEYS_SLEEP = millis(700);

/** The request that waits for her answer. @spec §4 Request flow */
export class RequestModalViewModel implements RequestModalModel {
  readonly #session: SessionController;
  readonly #clock: Clock;
  readonly #state: Mirror<SessionState>;

  constructor(session: SessionController, clock: Clock) {
    this.#session = session;
    this.#clock = clock;
    this.#state = new Mirror(session.watch);
    makeObservable(this, { request: computed, countdown: computed });
  }

  get request(): PresentedRequest | undefined {
    const { request } = this.#state.current;
    if (request.status !== 'pending') return undefined;
    return {
      kind: requestKind(request.client),
      client: clientName(request.client.name),
      sessionType: request.client.sessionType,
      accepting: request.accepting,
      errorKey: request.error === undefined ? undefined : `error.${request.error}`,
    };
  }

  get countdown(): string | undefined {
    const { joinSecondsLeft } = this.#state.current;
    return joinSecondsLeft === undefined ? undefined : sessionTime(joinSecondsLeft);
  }

  readonly accept = (): void => this.#session.accept();

  readonly decline = (): void => this.#session.decline();

  readonly acceptByKey = (): void => {
    if (this.#keysAreAwake()) this.accept();
  };

  readonly declineByKey = (): void => {
    if (this.#keysAreAwake()) this.decline();
  };

  readonly dispose = (): void => this.#state.dispose();

  #keysAreAwake(): boolean {
    const { request } = this.#state.current;
    return request.status === 'pending' && elapsed(request.receivedAt, this.#clock.now()) >= KEYS_SLEEP;
  }
}
