import { computed, makeObservable, observable, runInAction } from 'mobx';
import { detach } from '@greenroom/core/kernel/detach';
import type { Watchable } from '@greenroom/core/kernel/machine';
import {
  FIRST_QUIET_HOURS,
  formatTime,
  parseTime,
  PUSH_EVENTS,
  type PushChoices,
  type PushEvent,
} from '@greenroom/core/push/push-choices';
import type { PushController, PushState } from '@greenroom/core/push/push.controller';
import { read } from '../mobx/read.ts';
import type { PushSettingsModel } from './PushSettings.tsx';

type QuietField = 'from' | 'until';

/** Mirrors push messages on this device and the choices for it. */
export class PushSettingsViewModel implements PushSettingsModel {
  readonly #push: PushController;
  readonly #state: Watchable<PushState>;
  readonly #unfollow: () => void;
  /** Text that is no time yet, as it was typed. */
  typed: Partial<Record<QuietField, string>> = {};

  constructor(push: PushController) {
    this.#push = push;
    this.#state = push.watch;
    makeObservable(this, { status: computed, busy: computed, error: computed, quiet: computed, typed: observable });
    // Cleared at the end of a login: the next performer of this page may be another one.
    this.#unfollow = push.watch.subscribe(({ status }) => {
      if (status === 'unknown') this.#forgetTyped();
    });
  }

  get status(): PushSettingsModel['status'] {
    return read(this.#state).status;
  }

  get busy(): boolean {
    return read(this.#state).isBusy;
  }

  get error(): PushSettingsModel['error'] {
    return read(this.#state).error;
  }

  get events(): readonly PushEvent[] {
    return this.#choices.events;
  }

  get details(): boolean {
    return this.#choices.details;
  }

  get quiet(): PushSettingsModel['quiet'] {
    const { quiet } = this.#choices;
    if (quiet === undefined) return undefined;
    const field = (name: QuietField) => ({
      text: this.typed[name] ?? formatTime(quiet[name]),
      isWrong: this.typed[name] !== undefined,
    });
    return { from: field('from'), until: field('until') };
  }

  get #choices(): PushChoices {
    return read(this.#state).choices;
  }

  readonly turnOn = (): void => detach(this.#push.turnOn());

  readonly turnOff = (): void => detach(this.#push.turnOff());

  readonly toggleEvent = (event: PushEvent): void => {
    const { events } = this.#choices;
    const wanted = PUSH_EVENTS.filter((each) => events.includes(each) !== (each === event));
    this.#push.choose({ ...this.#choices, events: wanted });
  };

  readonly toggleDetails = (): void => this.#push.choose({ ...this.#choices, details: !this.#choices.details });

  readonly toggleQuiet = (): void => {
    this.#forgetTyped();
    this.#push.choose({ ...this.#choices, quiet: this.#choices.quiet === undefined ? FIRST_QUIET_HOURS : undefined });
  };

  readonly setQuiet = (field: QuietField, text: string): void => {
    const { quiet } = this.#choices;
    if (quiet === undefined) return;
    const time = parseTime(text);
    runInAction(() => {
      this.typed = { ...this.typed, [field]: time === undefined ? text : undefined };
    });
    if (time !== undefined) this.#push.choose({ ...this.#choices, quiet: { ...quiet, [field]: time } });
  };

  readonly dispose = (): void => {
    this.#unfollow();
  };

  #forgetTyped(): void {
    runInAction(() => (this.typed = {}));
  }
}
