import { action, computed, makeObservable, observableRef } from 'mobx';
import type { ClientId } from '@greenroom/core/kernel/ids';
import type { Watchable } from '@greenroom/core/kernel/machine';
import { secondsUntil } from '@greenroom/core/kernel/units';
import type { PerformerVideo } from '@greenroom/core/performer-video/performer-video.controller';
import { needsCamera } from '@greenroom/core/services/service-flags';
import type { ServicesState } from '@greenroom/core/services/services-state';
import type { SessionState } from '@greenroom/core/session/session-state';
import { facingOf, nextCamera } from '@greenroom/core/session/video/camera.machine';
import type { MediaDevice } from '@greenroom/core/session/video/media-devices.port';
import type { PictureFlow } from '@greenroom/core/session/video/picture-flow.machine';
import type { StreamHealth } from '@greenroom/core/session/video/stream-health';
import type { StreamDirection } from '@greenroom/core/session/video/streaming.port';
import type { BrowserFamily } from '../../media/browser-family.ts';
import type { MeterState } from '../../media/microphone-meter.media.ts';
import { read } from '../../mobx/read.ts';
import type { Ticker } from '../../mobx/ticker.ts';
import type { CameraNoticeModel } from './CameraNotice.tsx';
import type { CustomerPictureModel } from './customer-picture.ts';
import type { OwnPictureModel } from './OwnPicture.tsx';
import type { StreamLineModel } from './StreamLine.tsx';
import type { StudioVideoModel } from './StudioVideo.tsx';

export interface StudioVideoDeps {
  readonly video: PerformerVideo;
  readonly services: Watchable<ServicesState>;
  /** Tracks of the performer's camera and microphone. */
  readonly own: Watchable<readonly MediaStreamTrack[]>;
  /** Tracks of the customer. */
  readonly theirs: Watchable<readonly MediaStreamTrack[]>;
  readonly meter: Watchable<MeterState>;
  readonly quality: Watchable<StreamHealth | undefined>;
  readonly flow: Watchable<PictureFlow>;
  readonly session: Watchable<SessionState>;
  /** True while the neutral screen hides everything: the customer is muted then. */
  readonly hidden: Watchable<boolean>;
  readonly browser: BrowserFamily;
  readonly ticker: Ticker;
}

const areSameTracks = (one: readonly MediaStreamTrack[], other: readonly MediaStreamTrack[]): boolean =>
  one.length === other.length && one.every((track, index) => track === other[index]);

interface SoundChoice {
  readonly client: ClientId | undefined;
  readonly sound: CustomerPictureModel['sound'];
}

const NOTHING_CHOSEN: SoundChoice = { client: undefined, sound: 'on' };

/** Mirrors both pictures and their problems. @spec §3 Session, §8 Camera and microphone */
export class StudioVideoViewModel implements StudioVideoModel {
  /** Sound as it was chosen for one customer; the next customer is audible. */
  soundChoice: SoundChoice = NOTHING_CHOSEN;
  readonly browser: BrowserFamily;
  readonly #deps: StudioVideoDeps;

  constructor(deps: StudioVideoDeps) {
    this.#deps = deps;
    this.browser = deps.browser;
    makeObservable<this, 'setSound'>(this, {
      soundChoice: observableRef,
      sound: computed,
      setSound: action,
      // A muted microphone changes what is captured, not the picture: the preview goes on.
      tracks: computed({ equals: areSameTracks }),
      picture: computed,
      microphone: computed,
      bars: computed,
      isFrozen: computed,
      ownLine: computed,
      theirLine: computed,
    });
  }

  get sound(): CustomerPictureModel['sound'] {
    if (read(this.#deps.hidden)) return 'muted';
    return this.soundChoice.client === this.#client ? this.soundChoice.sound : 'on';
  }

  get #client(): ClientId | undefined {
    return read(this.#deps.session).client?.id;
  }

  /** True while capturing, also with camera or microphone switched off for a moment. */
  get isOn(): boolean {
    return read(this.#deps.video.camera.watch).status === 'on';
  }

  get tracks(): readonly MediaStreamTrack[] {
    return read(this.#deps.own).filter(({ kind }) => kind === 'video');
  }

  get picture(): OwnPictureModel['picture'] {
    const { status, got, request } = read(this.#deps.video.camera.watch);
    if (status === 'starting') return 'starting';
    if (status === 'failed') return 'failed';
    if (status === 'on') return got.camera !== undefined ? 'on' : request.wanted.camera ? 'starting' : 'paused';
    return needsCamera(read(this.#deps.services).flags) ? 'comes' : 'notNeeded';
  }

  get #nextCamera(): MediaDevice | undefined {
    const { devices, got } = read(this.#deps.video.camera.watch);
    return nextCamera(devices, got.camera);
  }

  get otherCamera(): StudioVideoModel['otherCamera'] {
    const next = this.#nextCamera;
    return next && (facingOf(next) ?? 'other');
  }

  get microphone(): StudioVideoModel['microphone'] {
    const { got, request } = read(this.#deps.video.camera.watch);
    if (got.microphone !== undefined) {
      const { heard, isMeasured } = read(this.#deps.meter);
      if (!isMeasured) return 'unmeasured';
      return heard ? 'works' : 'silent';
    }
    return request.wanted.microphone ? 'missing' : 'muted';
  }

  get bars(): number {
    return read(this.#deps.meter).bars;
  }

  get errorKey(): CameraNoticeModel['errorKey'] {
    const { error } = read(this.#deps.video.camera.watch);
    return error === undefined ? undefined : `error.${error}`;
  }

  get help(): CameraNoticeModel['help'] {
    const { error } = read(this.#deps.video.camera.watch);
    return error === 'camera.blocked' || error === 'camera.microphoneBlocked' ? this.browser : undefined;
  }

  get mayContinueWithoutMicrophone(): boolean {
    const { status, error } = read(this.#deps.video.camera.watch);
    return status === 'failed' && error === 'camera.microphoneBlocked';
  }

  get mayChatOnly(): boolean {
    return read(this.#deps.video.camera.watch).status === 'failed';
  }

  get theirTracks(): readonly MediaStreamTrack[] {
    return read(this.#deps.theirs);
  }

  get isFrozen(): boolean {
    return read(this.#deps.flow).status === 'frozen';
  }

  get ownLine(): StreamLineModel {
    return this.#lineOf('publish');
  }

  get theirLine(): StreamLineModel {
    const line = this.#lineOf('play');
    return this.isFrozen ? { ...line, status: 'missing' } : line;
  }

  get quality(): StreamHealth | undefined {
    return read(this.#deps.video.camera.watch).got.camera === undefined ? undefined : read(this.#deps.quality);
  }

  #lineOf(direction: StreamDirection): StreamLineModel {
    const { status, attempt, tries, retryAt, missing, error } = read(this.#deps.video[direction].watch);
    return {
      direction,
      status: missing && status === 'starting' ? 'missing' : status,
      attempt,
      tries,
      secondsToRetry: retryAt === undefined ? undefined : secondsUntil(retryAt, this.#deps.ticker.now()),
      errorKey: error === undefined ? undefined : `error.${error}`,
      retry: () => this.#deps.video.retry(direction),
    };
  }

  private setSound(sound: CustomerPictureModel['sound']): void {
    this.soundChoice = { client: this.#client, sound };
  }

  readonly soundBlocked = (): void => this.setSound('blocked');

  readonly toggleSound = (): void => this.setSound(this.sound === 'on' ? 'muted' : 'on');

  readonly switchCamera = (): void => {
    const next = this.#nextCamera;
    if (next !== undefined) this.#deps.video.camera.choose('camera', next.id);
  };

  readonly toggleCamera = (): void => {
    // One that is still being turned on is shown as on.
    this.#toggle('camera', this.picture !== 'on' && this.picture !== 'starting');
  };

  readonly toggleMicrophone = (): void =>
    this.#toggle('microphone', read(this.#deps.video.camera.watch).got.microphone === undefined);

  #toggle(kind: 'camera' | 'microphone', on: boolean): void {
    if (this.isOn) this.#deps.video.camera.switchDevice(kind, on);
  }

  readonly tryAgain = (): void => this.#deps.video.camera.retry();

  readonly continueWithoutMicrophone = (): void => {
    this.#deps.video.camera.switchDevice('microphone', false);
  };

  readonly chatOnly = (): void => this.#deps.video.goReadyByChat();
}
