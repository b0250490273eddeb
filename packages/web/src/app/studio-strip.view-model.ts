import { sessionTime } from '@greenroom/core/formatting/durations';
import type { SessionController, SessionState } from '@greenroom/core/session/session.controller';
import { computed, makeObservable } from 'mobx';
import { Mirror } from '../mobx/mirror.ts';
import type { StudioStripModel } from './StudioStrip.tsx';

type Word = Pick<StudioStripModel, 'stateKey' | 'tone'>;

const IN_SESSION: Word = { stateKey: 'shell.strip.inSession', tone: 'good' };
const REQUEST: Word = { stateKey: 'shell.strip.request', tone: 'info' };
const READY: Word = { stateKey: 'shell.strip.ready', tone: 'good' };
const STARTING: Word = { stateKey: 'shell.strip.starting', tone: 'wait' };
const OFF: Word = { stateKey: 'shell.strip.off', tone: 'off' };

/** The studio in one line, for the phone. @spec §4 Session status */
export class StudioStripViewModel implements StudioStripModel {
  readonly #session: Mirror<SessionState>;

  constructor(session: SessionController) {
    this.#session = new Mirror(session.watch);
    makeObservable<this, 'word'>(this, { word: computed, time: computed });
  }

  get stateKey(): StudioStripModel['stateKey'] {
    return this.word.stateKey;
  }

  get tone(): StudioStripModel['tone'] {
    return this.word.tone;
  }

  get time(): string | undefined {
    const { status, clientTime } = this.#session.current;
    return status === 'connected' ? sessionTime(clientTime) : undefined;
  }

  readonly dispose = (): void => this.#session.dispose();

  private get word(): Word {
    const { status, request, starting } = this.#session.current;
    if (status === 'connected') return IN_SESSION;
    if (request.status === 'pending') return REQUEST;
    if (status === 'active') return READY;
    return starting ? STARTING : OFF;
  }
}
