import { computed, makeObservable } from 'mobx';
import { sessionTime } from '@greenroom/core/formatting/durations';
import { clientName } from '@greenroom/core/session/client-name';
import { END_MESSAGE_KEY } from '@greenroom/core/session/session-end';
import type { SessionController, SessionState } from '@greenroom/core/session/session.controller';
import { Mirror } from '../mobx/mirror.ts';
import type { SessionSummary, SessionSummaryModalModel } from './SessionSummaryModal.tsx';

/** The session that has just ended, until she has seen it. @spec §8 Session and disconnect */
export class SessionSummaryViewModel implements SessionSummaryModalModel {
  readonly #session: SessionController;
  readonly #state: Mirror<SessionState>;

  constructor(session: SessionController) {
    this.#session = session;
    this.#state = new Mirror(session.watch);
    makeObservable(this, { summary: computed });
  }

  get summary(): SessionSummary | undefined {
    const { lastEnd } = this.#state.current;
    if (lastEnd === undefined) return undefined;
    return {
      client: clientName(lastEnd.client.name),
      reasonKey: END_MESSAGE_KEY[lastEnd.reason],
      duration: sessionTime(lastEnd.duration),
    };
  }

  readonly dismiss = (): void => this.#session.dismissSummary();

  readonly dispose = (): void => this.#state.dispose();
}
