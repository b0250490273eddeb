import { computed, makeObservable } from 'mobx';
import { Mirror } from '../mobx/mirror.ts';
import { SOUND_EVENTS, type EventSound, type EventSoundChoices, type SoundEvent } from './event-sound.ts';
import type { EventSounds } from './event-sounds.port.ts';
import type { EventSoundRow, EventSoundsModel } from './EventSoundSettings.tsx';

/** What she hears of each event. */
export class EventSoundsViewModel implements EventSoundsModel {
  readonly #sounds: EventSounds;
  readonly #choices: Mirror<EventSoundChoices>;

  constructor(sounds: EventSounds) {
    this.#sounds = sounds;
    this.#choices = new Mirror(sounds.watch);
    makeObservable(this, { rows: computed });
  }

  get rows(): readonly EventSoundRow[] {
    return SOUND_EVENTS.map((event) => ({ event, ...this.#choices.current[event] }));
  }

  readonly choose = (event: SoundEvent, part: Partial<EventSound>): void => this.#sounds.choose(event, part);

  readonly test = (event: SoundEvent): void => this.#sounds.test(event);

  readonly dispose = (): void => this.#choices.dispose();
}
