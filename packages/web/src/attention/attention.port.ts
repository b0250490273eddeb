import type { Cancel } from '@greenroom/core/kernel/clock.port';
import type { Watchable } from '@greenroom/core/kernel/machine';

/**
 * Audibility of a ring in this tab. `on` only after a sound really ended while the audio ran;
 * a browser keeps it `locked` until the first press.
 */
export type SoundState = 'locked' | 'testing' | 'on' | 'failed';

export interface RingtoneState {
  readonly sound: SoundState;
  /** 0 (silent) to 100. */
  readonly volume: number;
  /** As quiet as volume 0, but the volume is kept for later. */
  readonly muted: boolean;
  readonly ringing: boolean;
}

/** The sound of a request: repeats by itself until it is silenced, also in a hidden tab. */
export interface Ringtone {
  readonly watch: Watchable<RingtoneState>;
  /** Unlocks the sound and plays it once; call it from a press. */
  readonly test: () => void;
  readonly ring: () => void;
  /** One round, for what may wait; nothing while a request rings. */
  readonly ringOnce: () => void;
  /** Silent at once. Harmless when nothing rings. */
  readonly silence: () => void;
  readonly setVolume: (volume: number) => void;
  readonly setMuted: (muted: boolean) => void;
  readonly dispose: () => void;
}

export type NoticePermission = 'notAsked' | 'granted' | 'denied' | 'unsupported';

/** A request stays until it is answered; news go by themselves. */
export type NoticeKind = 'request' | 'online';

/** Message of the operating system, shown while another window or tab is in front. */
export interface DesktopNotice {
  readonly watch: Watchable<NoticePermission>;
  /** Asks for permission; call it from a press only. */
  readonly ask: () => void;
  /** Shown until cancelled; a press on it brings the tab to the front. One of a kind takes the place of an earlier one. */
  readonly show: (text: AttentionText, kind?: NoticeKind) => Cancel;
}

/** Title and icon of the tab. */
export interface TabSign {
  /** The title flashes and the icon changes until cancelled. */
  readonly show: (title: string) => Cancel;
  /** Title of the running session, in place of that of the page; undefined without a session. */
  readonly setSession: (title: string | undefined) => void;
}

/** Shakes a phone until cancelled; nothing where there is no motor. */
export interface Vibration {
  readonly start: () => Cancel;
}

export interface AttentionText {
  readonly title: string;
  readonly body: string;
  /** Short text for the title of the tab: `(1) Request · Mark`. */
  readonly tab: string;
}
