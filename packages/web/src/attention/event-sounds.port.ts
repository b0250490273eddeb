import type { Watchable } from '@greenroom/core/kernel/machine';
import type { EventSound, EventSoundChoices, SoundEvent } from './event-sound.ts';
import type { TipSoundSizes } from './tip-sound.ts';

/** Short sounds for events other than requests. */
export interface EventSounds {
  readonly watch: Watchable<EventSoundChoices>;
  /** Remembered on this device. */
  readonly choose: (event: SoundEvent, change: Partial<EventSound>) => void;
  readonly tipSizes: Watchable<TipSoundSizes>;
  /** Remembered on this device. */
  readonly chooseTipSizes: (sizes: TipSoundSizes) => void;
  /**
   * Plays the sound, unless it is muted or another one sounds.
   *
   * @param share of the chosen volume, all of it by default; 0 is silent
   */
  readonly play: (event: SoundEvent, share?: number) => void;
  /** Plays the sound, even when it is muted; call it from a press. */
  readonly test: (event: SoundEvent) => void;
  readonly dispose: () => void;
}
