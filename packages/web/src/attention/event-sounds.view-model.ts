import type { Watchable } from '@greenroom/core/kernel/machine';
import type { PublicOf } from '../mobx/public-of.ts';
import { read } from '../mobx/read.ts';
import { SOUND_EVENTS, type EventSound, type SoundEvent } from './event-sound.ts';
import type { EventSounds } from './event-sounds.port.ts';
import type { TipSoundSizes } from './tip-sound.ts';

export interface EventSoundRow extends EventSound {
  readonly event: SoundEvent;
}

/** Mirrors the sound of each event. */
export class EventSoundsViewModel {
  readonly #sounds: EventSounds;
  readonly #tipSizes: Watchable<TipSoundSizes>;

  constructor(sounds: EventSounds) {
    this.#sounds = sounds;
    this.#tipSizes = sounds.tipSizes;
  }

  get rows(): readonly EventSoundRow[] {
    return SOUND_EVENTS.map((event) => ({ event, ...read(this.#sounds.watch)[event] }));
  }

  get tipSizes(): TipSoundSizes {
    return read(this.#tipSizes);
  }

  readonly chooseTipSizes = (sizes: TipSoundSizes): void => this.#sounds.chooseTipSizes(sizes);

  readonly choose = (event: SoundEvent, change: Partial<EventSound>): void => this.#sounds.choose(event, change);

  readonly test = (event: SoundEvent): void => this.#sounds.test(event);
}

export type EventSoundsModel = PublicOf<EventSoundsViewModel>;
