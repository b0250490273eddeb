import { computed, makeObservable } from 'mobx';
import { countdown, sessionTime } from '@greenroom/core/formatting/durations';
import type { Cancel } from '@greenroom/core/kernel/clock.port';
import { clientName } from '@greenroom/core/session/client-name';
import { sessionService } from '@greenroom/core/session/session-service';
import type { SessionState } from '@greenroom/core/session/session-state';
import type { SessionController } from '@greenroom/core/session/session.controller';
import { Mirror } from '../../mobx/mirror.ts';
import type { SecondCard, SecondRequestModel } from './SecondRequestCard.tsx';

/** The customer who asks while another one is connected. @spec §4 Request flow */
export class SecondRequestViewModel implements SecondRequestModel {
  readonly #session: Pick<SessionController, 'watch' | 'second'>;
  readonly #state: Mirror<SessionState>;
  readonly #ends: readonly Cancel[];

  /** @param ends what runs along with the card */
  constructor(session: Pick<SessionController, 'watch' | 'second'>, ...ends: readonly Cancel[]) {
    this.#session = session;
    this.#ends = ends;
    this.#state = new Mirror(session.watch);
    makeObservable(this, { card: computed });
  }

  get card(): SecondCard | undefined {
    const { second } = this.#state.current;
    if (second === undefined) return undefined;
    const { client, choice, secondsLeft } = second;
    return {
      client: clientName(client.name),
      service: sessionService(client),
      language: client.language,
      choice,
      countdown: secondsLeft === undefined ? undefined : sessionTime(secondsLeft),
      left: secondsLeft === undefined ? undefined : countdown(secondsLeft),
    };
  }

  readonly decline = (): void => this.#session.second.decline();

  readonly keep = (): void => this.#session.second.keep();

  readonly take = (): void => this.#session.second.take();

  readonly dispose = (): void => {
    this.#state.dispose();
    this.#ends.forEach((end) => end());
  };
}
