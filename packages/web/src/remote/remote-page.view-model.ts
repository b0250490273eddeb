import { action, computed, makeObservable, observable } from 'mobx';
import { sessionTime } from '@greenroom/core/formatting/durations';
import { currency } from '@greenroom/core/formatting/money';
import { detach } from '@greenroom/core/kernel/detach';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { RealtimeState } from '@greenroom/core/realtime/realtime.controller';
import type { RemoteCommand, RemoteView } from '@greenroom/core/realtime/remote-signal';
import type { RemotePhone } from '@greenroom/core/remote/remote-phone.controller';
import { sessionTimeAt, type RemoteState } from '@greenroom/core/remote/remote.machine';
import { clientName } from '@greenroom/core/session/client-name';
import { read } from '../mobx/read.ts';
import type { Ticker } from '../mobx/ticker.ts';
import type { RemotePageModel } from './RemotePage.tsx';
import type { DoneWord, NotDoneWord } from './RemoteThumb.tsx';

interface Sources {
  readonly phone: RemotePhone;
  readonly realtime: Watchable<RealtimeState>;
  readonly ticker: Ticker;
}

type Outcome = RemotePageModel['outcome'];

const good = (word: DoneWord): Outcome => ({ isGood: true, key: `remote.done.${word}` });
const bad = (word: NotDoneWord): Outcome => ({ isGood: false, key: `remote.outcome.${word}` });

const endOutcome = (pressed: RemoteCommand, { customer, hasEndFailed }: RemoteView): Outcome => {
  if (customer === undefined) return good('ended');
  if (customer.id !== pressed.clientId) return undefined;
  return hasEndFailed ? bad('endFailed') : good('ending');
};

const stopOutcome = ({ toys }: RemoteView): Outcome => {
  switch (toys) {
    case 'rest':
      return good('stopToys');
    case 'stopping':
      return good('stopping');
    case 'unconfirmed':
      return bad('stopUnconfirmed');
    case 'moving':
    case undefined:
      return undefined;
  }
};

/** Outcome of a press that the laptop took on, for as long as its view agrees; `refresh` has none. */
const takenOn = (pressed: RemoteCommand, view: RemoteView): Outcome => {
  const { action: done } = pressed;
  switch (done.type) {
    case 'microphone':
      return view.microphone === (done.on ? 'on' : 'off') ? good(done.on ? 'unmuted' : 'muted') : undefined;
    case 'reply':
      return good('reply');
    case 'stopToys':
      return stopOutcome(view);
    case 'end':
      return endOutcome(pressed, view);
    case 'refresh':
      return undefined;
  }
};

/** Mirrors the remote on the phone. */
export class RemotePageViewModel implements RemotePageModel {
  readonly #sources: Sources;
  readonly #state: Watchable<RemoteState>;
  readonly #realtime: Watchable<RealtimeState>;
  isLeaving = false;

  constructor(sources: Sources) {
    this.#sources = sources;
    this.#state = sources.phone.watch;
    this.#realtime = sources.realtime;
    makeObservable(this, {
      isLeaving: observable,
      leave: action,
      connection: computed,
      customer: computed,
    });
  }

  get step(): RemotePageModel['step'] {
    return read(this.#state).status;
  }

  get errorKey(): RemotePageModel['errorKey'] {
    const { error } = read(this.#state);
    return error === undefined ? undefined : `error.${error}`;
  }

  get hasEnded(): boolean {
    return read(this.#state).hasEnded;
  }

  get connection(): RemotePageModel['connection'] {
    if (!read(this.#realtime).authenticated) return 'connecting';
    const { isSilent, view } = read(this.#state);
    if (isSilent) return 'silent';
    return view === undefined ? 'connecting' : 'good';
  }

  get status(): RemotePageModel['status'] {
    return read(this.#state).view?.status;
  }

  get customer(): RemotePageModel['customer'] {
    const customer = read(this.#state).view?.customer;
    if (customer === undefined) return undefined;
    const { name, visits, memo } = customer;
    return { client: clientName(name), visits, memo };
  }

  /** Read at each tick: it counts on between two views. */
  get time(): string | undefined {
    const time = sessionTimeAt(read(this.#state), this.#sources.ticker.now());
    return time === undefined ? undefined : sessionTime(time);
  }

  get money(): RemotePageModel['money'] {
    const { view } = read(this.#state);
    if (view === undefined) return {};
    const { earned, isAbout, today, isTodayAbout } = view;
    return {
      earned: earned === undefined ? undefined : { amount: currency(earned), isAbout },
      today: today === undefined ? undefined : { amount: currency(today), isAbout: isTodayAbout },
    };
  }

  get replies(): RemotePageModel['replies'] {
    return read(this.#state).view?.replies ?? [];
  }

  get microphone(): RemotePageModel['microphone'] {
    return read(this.#state).view?.microphone ?? 'none';
  }

  get toys(): RemotePageModel['toys'] {
    return read(this.#state).view?.toys;
  }

  get busy(): RemotePageModel['busy'] {
    return read(this.#state).sent?.action.type;
  }

  get outcome(): RemotePageModel['outcome'] {
    const { outcome, view } = read(this.#state);
    if (outcome === undefined) return undefined;
    if (outcome.result !== 'done') return bad(outcome.result);
    return view === undefined ? undefined : takenOn(outcome.command, view);
  }

  readonly start = (): void => this.#sources.phone.start();
  readonly pair = (code: string): void => this.#sources.phone.pair(code);
  readonly end = (): void => this.#sources.phone.press({ type: 'end' });
  readonly stopToys = (): void => this.#sources.phone.press({ type: 'stopToys' });
  readonly say = (name: string): void => this.#sources.phone.press({ type: 'reply', name });
  readonly toggleMicrophone = (): void =>
    this.#sources.phone.press({ type: 'microphone', on: this.microphone === 'off' });

  readonly leave = (): void => {
    this.isLeaving = true;
    const over = action(() => {
      this.isLeaving = false;
    });
    detach(this.#sources.phone.leave().then(over));
  };
}
