import type { Watchable } from '@greenroom/core/kernel/machine';
import type { TipSoundSizes } from './tip-sound.ts';
import type { EventSound, EventSoundChoices, SoundEvent } from './event-sound.ts';

/** Short sounds for what happens beside a request. */
export interface EventSounds {
  readonly watch: Watchable<EventSoundChoices>;
  /** Remembered on this device. */
  readonly choose: (event: SoundEvent, part: Partial<EventSound>) => void;
  readonly tipSizes: Watchable<TipSoundSizes>;
  /** Remembered on this device. */
  readonly chooseTipSizes: (sizes: TipSoundSizes) => void;
  /**
   * Nothing when it is muted, or while another one sounds.
   *
   * @param part of the chosen volume; 0 is silent
   */
  readonly play: (event: SoundEvent, part?: number) => void;
  /** Plays the sound, even when it is muted; call it from a press. */
  readonly test: (event: SoundEvent) => void;
  readonly dispose: () => void;
}
