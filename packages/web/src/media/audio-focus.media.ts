import type { Cancel } from '@greenroom/core/kernel/clock.port';
import type { Watchable } from '@greenroom/core/kernel/machine';

type Controls = Pick<MediaSession, 'setActionHandler'> & { playbackState: MediaSessionPlaybackState };

/** A sound that is not heard. */
export interface Silence extends Pick<HTMLAudioElement, 'play' | 'paused'> {
  /** Stops it for good. */
  readonly end: () => void;
}

export interface AudioFocusOptions {
  readonly createSilence: () => Silence;
  /** Undefined where the browser has none. */
  readonly controls: Controls | undefined;
  /** The sound is kept while this says so. */
  readonly wanted: Watchable<boolean>;
}

/** Buttons of a headset and of the lock screen that would end the sound. */
const ENDING = ['pause', 'stop'] as const satisfies readonly MediaSessionAction[];

/**
 * Keeps the sound of a phone with the page while its screen dims: a browser takes it from a page that plays nothing, and then the customer and
 * the next request are not heard. Silence is played, and the buttons that end a sound do not end it. A browser that plays nothing
 * before the first press is asked again with each change.
 */
export const keepAudioFocus = ({ createSilence, controls, wanted }: AudioFocusOptions): Cancel => {
  let silence: Silence | undefined;
  const play = (): void => {
    silence ??= createSilence();
    silence.play().catch(() => {
      // No press yet, or the system has the sound: nothing is lost that there was.
    });
  };
  const hold = (): void => {
    if (silence?.paused === false) return;
    play();
    if (controls === undefined) return;
    controls.playbackState = 'playing';
    for (const action of ENDING) controls.setActionHandler(action, play);
  };
  const release = (): void => {
    silence?.end();
    silence = undefined;
    if (controls === undefined) return;
    controls.playbackState = 'none';
    for (const action of ENDING) controls.setActionHandler(action, null);
  };
  const update = (): void => {
    if (wanted.state()) hold();
    else if (silence !== undefined) release();
  };
  const cancel = wanted.subscribe(update);
  update();
  return () => {
    cancel();
    if (silence !== undefined) release();
  };
};
