import type { PublicOf } from '../mobx/public-of.ts';
import { read } from '../mobx/read.ts';
import type { Ringtone, DesktopNotice, NoticePermission } from './attention.port.ts';

/** State of the request sound in this tab. */
export type SoundStatus = 'untested' | 'testing' | 'on' | 'muted' | 'failed';

/** Mirrors the signals of a request: sound, notice, tab and vibration. */
export class AttentionSettingsViewModel {
  readonly #ringtone: Ringtone;
  readonly #notice: DesktopNotice;

  constructor(ringtone: Ringtone, notice: DesktopNotice) {
    this.#ringtone = ringtone;
    this.#notice = notice;
  }

  get sound(): SoundStatus {
    const { sound, volume, muted } = read(this.#ringtone.watch);
    if (sound === 'locked') return 'untested';
    return sound === 'on' && (muted || volume === 0) ? 'muted' : sound;
  }

  get volume(): number {
    return read(this.#ringtone.watch).volume;
  }

  get muted(): boolean {
    return read(this.#ringtone.watch).muted;
  }

  get notice(): NoticePermission {
    return read(this.#notice.watch);
  }

  readonly testSound = (): void => this.#ringtone.test();

  readonly setVolume = (volume: number): void => this.#ringtone.setVolume(volume);

  readonly setMuted = (muted: boolean): void => this.#ringtone.setMuted(muted);

  readonly askForNotices = (): void => this.#notice.ask();
}

export type AttentionSettingsModel = PublicOf<AttentionSettingsViewModel>;
