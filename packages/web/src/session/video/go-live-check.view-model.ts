import { action, computed, makeObservable, observable } from 'mobx';
import type { Cancel } from '@greenroom/core/kernel/clock.port';
import type { ToyId } from '@greenroom/core/kernel/ids';
import { type Watchable, watchChanges } from '@greenroom/core/kernel/machine';
import type { Millis } from '@greenroom/core/kernel/units';
import type { PerformerVideo } from '@greenroom/core/performer-video/performer-video.controller';
import type { ServicesState } from '@greenroom/core/services/services-state';
import type { SessionState } from '@greenroom/core/session/session-state';
import type { CameraState } from '@greenroom/core/session/video/camera.machine';
import type { DeviceKind } from '@greenroom/core/session/video/media-devices.port';
import { explainsScreenLock, type ScreenLock, type ScreenLockMemory } from '@greenroom/core/session/video/screen-lock';
import { megabytesPerHour, type VideoQuality } from '@greenroom/core/session/video/video-quality';
import { toyReadiness, type ToyConnectionState } from '@greenroom/core/toys/connection/toy-connection.machine';
import type { ToysController } from '@greenroom/core/toys/toys.controller';
import type { AttentionSettingsModel } from '../../attention/attention-settings.view-model.ts';
import type { CheckedToday } from '../../media/checked-today.ts';
import { read } from '../../mobx/read.ts';
import { checkParts } from './check-parts.ts';
import type { CheckWord } from './CheckRow.tsx';
import type { GoLiveCheckModel } from './GoLiveCheck.tsx';
import type { StudioVideoModel } from './StudioVideo.tsx';

export interface GoLiveCheckDeps {
  readonly video: PerformerVideo;
  readonly session: Watchable<SessionState>;
  readonly studio: StudioVideoModel;
  readonly attention: AttentionSettingsModel;
  readonly checked: CheckedToday;
  readonly toys: Pick<ToysController, 'list' | 'connect' | 'trigger'> & {
    readonly connection: Watchable<ToyConnectionState>;
  };
  readonly services: Watchable<ServicesState>;
  readonly savesData: Watchable<boolean>;
  readonly screenLock: ScreenLock;
  readonly lacks: GoLiveCheckModel['lacks'];
  readonly screenLockMemory: ScreenLockMemory;
}

const TENTHS = 100;

const inSeconds = (time: Millis): string => (Math.round(time / TENTHS) / 10).toFixed(1);

/** Camera, microphone, connection, sound and notifications in order before a customer depends on them. */
export class GoLiveCheckViewModel implements GoLiveCheckModel {
  isOpen = false;
  readonly studio: StudioVideoModel;
  readonly attention: AttentionSettingsModel;
  readonly #deps: GoLiveCheckDeps;
  readonly #unfollow: Cancel;
  /** While it is open the connection is tested as soon as there is a picture to send. */
  #leave: Cancel | undefined;

  constructor(deps: GoLiveCheckDeps) {
    this.#deps = deps;
    this.studio = deps.studio;
    this.attention = deps.attention;
    makeObservable<this, 'setOpen' | 'areDevicesInOrder'>(this, {
      isOpen: observable,
      setOpen: action,
      parts: computed,
      inOrder: computed,
      areDevicesInOrder: computed,
    });
    // The check gives way to the customer; the camera goes on.
    this.#unfollow = watchChanges(deps.session, ({ status }, before) => {
      if (status === 'connected' && before.status !== 'connected') this.#leaveCheck();
    });
  }

  get cameras(): GoLiveCheckModel['cameras'] {
    return this.#devicesOf('camera');
  }

  get microphones(): GoLiveCheckModel['microphones'] {
    return this.#devicesOf('microphone');
  }

  get camera(): string {
    return this.#inUse('camera');
  }

  get microphone(): string {
    return this.#inUse('microphone');
  }

  get quality(): VideoQuality {
    return read(this.#deps.video.publish.watch).quality;
  }

  get dataPerHour(): number | undefined {
    return read(this.#deps.savesData) ? megabytesPerHour(this.quality) : undefined;
  }

  get screenLock(): GoLiveCheckModel['screenLock'] {
    // Too late on the air, where it would be in the way.
    return this.#isOnAir ? 'harmless' : this.#deps.screenLock;
  }

  get lacks(): GoLiveCheckModel['lacks'] {
    return this.#isOnAir ? [] : this.#deps.lacks;
  }

  /** Tells at the first try to go ready on this device whether the check is shown first, which says what a locked screen stops. */
  readonly explainsScreenLock = (): boolean => explainsScreenLock(this.screenLock, this.#deps.screenLockMemory);

  get connection(): GoLiveCheckModel['connection'] {
    return this.#isOnAir && read(this.#deps.video.publish.watch).status === 'live'
      ? 'live'
      : read(this.#deps.video.connection.watch).status;
  }

  get connectionErrorKey(): GoLiveCheckModel['connectionErrorKey'] {
    const test = read(this.#deps.video.connection.watch);
    return test.status === 'failed' ? `error.${test.error}` : undefined;
  }

  get took(): string {
    const test = read(this.#deps.video.connection.watch);
    return test.status === 'passed' ? inSeconds(test.took) : '';
  }

  get sound(): GoLiveCheckModel['sound'] {
    return this.#deps.attention.sound;
  }

  get inOrder(): boolean {
    return this.areDevicesInOrder && this.toysWord !== 'attention';
  }

  get isOnlyToyMissing(): boolean {
    return this.areDevicesInOrder && this.toysWord === 'attention';
  }

  private get areDevicesInOrder(): boolean {
    const reached = this.connection === 'passed' || this.connection === 'live';
    // A browser that cannot measure the microphone leaves nothing to wait for.
    const isHeard = this.studio.microphone === 'works' || this.studio.microphone === 'unmeasured';
    return this.studio.picture === 'on' && isHeard && reached && this.sound === 'on';
  }

  get parts(): GoLiveCheckModel['parts'] {
    return checkParts(this);
  }

  get toys(): GoLiveCheckModel['toys'] {
    const isConnected = read(this.#deps.toys.connection).status === 'connected';
    return {
      state: isConnected ? 'connected' : read(this.#deps.services).flags.toy ? 'offered' : 'away',
      word: this.toysWord,
      list: read(this.#deps.toys.list).toys.map(({ id, name, battery, connected }) => ({
        id,
        name,
        battery,
        connected,
      })),
    };
  }

  private get toysWord(): CheckWord {
    return toyReadiness(
      read(this.#deps.services).flags.toy,
      read(this.#deps.toys.connection),
      read(this.#deps.toys.list).toys,
    );
  }

  get #isOnAir(): boolean {
    const { status } = read(this.#deps.session);
    return status === 'active' || status === 'connected';
  }

  #devicesOf(kind: DeviceKind): GoLiveCheckModel['cameras'] {
    return read(this.#deps.video.camera.watch).devices.filter((device) => device.kind === kind);
  }

  #inUse(kind: DeviceKind): string {
    const { got, request } = read(this.#deps.video.camera.watch);
    return got[kind] ?? request.chosen[kind] ?? '';
  }

  private setOpen(isOpen: boolean): void {
    this.isOpen = isOpen;
  }

  #leaveCheck(): void {
    this.#leave?.();
    this.#leave = undefined;
    this.setOpen(false);
  }

  readonly open = (): void => {
    this.setOpen(true);
    const { camera, connection, preview } = this.#deps.video;
    const look = ({ got }: CameraState): void => {
      const mayTest = got.camera !== undefined && !this.#isOnAir;
      if (mayTest && connection.watch.state().status === 'untested') connection.start();
    };
    this.#leave?.();
    this.#leave = camera.watch.subscribe(look);
    preview();
    look(camera.watch.state());
  };

  readonly close = (): void => {
    // Before it closes: what follows its closing asks whether the check was done.
    if (this.inOrder) this.#deps.checked.remember();
    this.#leaveCheck();
    this.#deps.video.leavePreview();
  };

  readonly connectToys = (): void => this.#deps.toys.connect();

  readonly testToy = (toy: ToyId) => this.#deps.toys.trigger({ kind: 'test', toy });

  readonly wasDoneToday = (): boolean => this.#deps.checked.read();

  readonly testConnection = (): void => this.#deps.video.connection.start();

  readonly chooseCamera = (id: string): void => this.#deps.video.camera.choose('camera', id);

  readonly chooseMicrophone = (id: string): void => this.#deps.video.camera.choose('microphone', id);

  readonly chooseQuality = (quality: VideoQuality): void => this.#deps.video.chooseQuality(quality);

  readonly dispose = (): void => {
    this.#leave?.();
    this.#unfollow();
  };
}
