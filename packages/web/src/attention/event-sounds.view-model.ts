import { computed, makeObservable } from 'mobx';
import { Mirror } from '../mobx/mirror.ts';
import { SOUND_EVENTS, type EventSound, type EventSoundChoices, type SoundEvent } from './event-sound.ts';
import type { EventSounds } from './event-sounds.port.ts';
import type { EventSoundRow, EventSoundsModel } from './EventSoundSettings.tsx';
import type { TipSoundSizes } from './tip-sound.ts';

/** Mirrors the sound of each event. */
export class EventSoundsViewModel implements EventSoundsModel {
  readonly #sounds: EventSounds;
  readonly #choices: Mirror<EventSoundChoices>;
  readonly #tipSizes: Mirror<TipSoundSizes>;

  constructor(sounds: EventSounds) {
    this.#sounds = sounds;
    this.#choices = new Mirror(sounds.watch);
    this.#tipSizes = new Mirror(sounds.tipSizes);
    makeObservable(this, { rows: computed, tipSizes: computed });
  }

  get rows(): readonly EventSoundRow[] {
    return SOUND_EVENTS.map((event) => ({ event, ...this.#choices.current[event] }));
  }

  get tipSizes(): TipSoundSizes {
    return this.#tipSizes.current;
  }

  readonly chooseTipSizes = (sizes: TipSoundSizes): void => this.#sounds.chooseTipSizes(sizes);

  readonly choose = (event: SoundEvent, change: Partial<EventSound>): void => this.#sounds.choose(event, change);

  readonly test = (event: SoundEvent): void => this.#sounds.test(event);

  readonly dispose = (): void => {
    this.#choices.dispose();
    this.#tipSizes.dispose();
  };
}
