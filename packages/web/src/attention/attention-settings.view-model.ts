import { computed, makeObservable } from 'mobx';
import { Mirror } from '../mobx/mirror.ts';
import type { Ringtone, RingtoneState, DesktopNotice, NoticePermission } from './attention.port.ts';
import type { AttentionSettingsModel, SoundStatus } from './AttentionSettings.tsx';

/** Mirrors the signals of a request: sound, notice, tab and vibration. */
export class AttentionSettingsViewModel implements AttentionSettingsModel {
  readonly #ringtone: Ringtone;
  readonly #notice: DesktopNotice;
  readonly #sound: Mirror<RingtoneState>;
  readonly #permission: Mirror<NoticePermission>;

  constructor(ringtone: Ringtone, notice: DesktopNotice) {
    this.#ringtone = ringtone;
    this.#notice = notice;
    this.#sound = new Mirror(ringtone.watch);
    this.#permission = new Mirror(notice.watch);
    makeObservable(this, { sound: computed, volume: computed, muted: computed, notice: computed });
  }

  get sound(): SoundStatus {
    const { sound, volume, muted } = this.#sound.current;
    if (sound === 'locked') return 'untested';
    return sound === 'on' && (muted || volume === 0) ? 'muted' : sound;
  }

  get volume(): number {
    return this.#sound.current.volume;
  }

  get muted(): boolean {
    return this.#sound.current.muted;
  }

  get notice(): NoticePermission {
    return this.#permission.current;
  }

  readonly testSound = (): void => this.#ringtone.test();

  readonly setVolume = (volume: number): void => this.#ringtone.setVolume(volume);

  readonly setMuted = (muted: boolean): void => this.#ringtone.setMuted(muted);

  readonly askForNotices = (): void => this.#notice.ask();

  readonly dispose = (): void => {
    this.#sound.dispose();
    this.#permission.dispose();
  };
}
