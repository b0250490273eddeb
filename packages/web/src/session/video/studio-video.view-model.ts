import { action, computed, makeObservable, observableRef } from 'mobx';
import type { ClientId } from '@greenroom/core/kernel/ids';
import type { Watchable } from '@greenroom/core/kernel/machine';
import { secondsUntil } from '@greenroom/core/kernel/units';
import type { PerformerVideo } from '@greenroom/core/performer-video/performer-video.controller';
import { needsCamera } from '@greenroom/core/services/service-flags';
import type { ServicesState } from '@greenroom/core/services/services-state';
import type { SessionState } from '@greenroom/core/session/session-state';
import { type CameraState, facingOf, nextCamera } from '@greenroom/core/session/video/camera.machine';
import type { MediaDevice } from '@greenroom/core/session/video/media-devices.port';
import type { PictureFlow } from '@greenroom/core/session/video/picture-flow.machine';
import type { StreamHealth } from '@greenroom/core/session/video/stream-health';
import type { StreamingState } from '@greenroom/core/session/video/streaming-state';
import type { StreamDirection } from '@greenroom/core/session/video/streaming.port';
import type { BrowserFamily } from '../../media/browser-family.ts';
import type { MeterState } from '../../media/microphone-meter.media.ts';
import { Mirror } from '../../mobx/mirror.ts';
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
  readonly #video: PerformerVideo;
  readonly #ticker: Ticker;
  readonly #mirrors: {
    readonly camera: Mirror<CameraState>;
    readonly publish: Mirror<StreamingState>;
    readonly play: Mirror<StreamingState>;
    readonly services: Mirror<ServicesState>;
    readonly own: Mirror<readonly MediaStreamTrack[]>;
    readonly theirs: Mirror<readonly MediaStreamTrack[]>;
    readonly meter: Mirror<MeterState>;
    readonly quality: Mirror<StreamHealth | undefined>;
    readonly flow: Mirror<PictureFlow>;
    readonly session: Mirror<SessionState>;
    readonly hidden: Mirror<boolean>;
  };

  constructor({
    video,
    services,
    own,
    theirs,
    meter,
    quality,
    flow,
    session,
    hidden,
    browser,
    ticker,
  }: StudioVideoDeps) {
    this.#video = video;
    this.#ticker = ticker;
    this.browser = browser;
    this.#mirrors = {
      camera: new Mirror(video.camera.watch),
      publish: new Mirror(video.publish.watch),
      play: new Mirror(video.play.watch),
      services: new Mirror(services),
      own: new Mirror(own),
      theirs: new Mirror(theirs),
      meter: new Mirror(meter),
      quality: new Mirror(quality),
      flow: new Mirror(flow),
      session: new Mirror(session),
      hidden: new Mirror(hidden),
    };
    makeObservable<this, 'setSound'>(this, {
      soundChoice: observableRef,
      sound: computed,
      setSound: action,
      isOn: computed,
      // A muted microphone changes what is captured, not the picture: the preview goes on.
      tracks: computed({ equals: areSameTracks }),
      picture: computed,
      otherCamera: computed,
      microphone: computed,
      bars: computed,
      errorKey: computed,
      help: computed,
      mayContinueWithoutMicrophone: computed,
      mayChatOnly: computed,
      theirTracks: computed,
      isFrozen: computed,
      ownLine: computed,
      theirLine: computed,
      quality: computed,
    });
  }

  get sound(): CustomerPictureModel['sound'] {
    if (this.#mirrors.hidden.current) return 'muted';
    return this.soundChoice.client === this.#client ? this.soundChoice.sound : 'on';
  }

  get #client(): ClientId | undefined {
    return this.#mirrors.session.current.client?.id;
  }

  /** True while capturing, also with camera or microphone switched off for a moment. */
  get isOn(): boolean {
    return this.#mirrors.camera.current.status === 'on';
  }

  get tracks(): readonly MediaStreamTrack[] {
    return this.#mirrors.own.current.filter(({ kind }) => kind === 'video');
  }

  get picture(): OwnPictureModel['picture'] {
    const { status, got, request } = this.#mirrors.camera.current;
    if (status === 'starting') return 'starting';
    if (status === 'failed') return 'failed';
    if (status === 'on') return got.camera !== undefined ? 'on' : request.wanted.camera ? 'starting' : 'paused';
    return needsCamera(this.#mirrors.services.current.flags) ? 'comes' : 'notNeeded';
  }

  get #nextCamera(): MediaDevice | undefined {
    const { devices, got } = this.#mirrors.camera.current;
    return nextCamera(devices, got.camera);
  }

  get otherCamera(): StudioVideoModel['otherCamera'] {
    const next = this.#nextCamera;
    return next && (facingOf(next) ?? 'other');
  }

  get microphone(): StudioVideoModel['microphone'] {
    const { got, request } = this.#mirrors.camera.current;
    if (got.microphone !== undefined) {
      const { heard, isMeasured } = this.#mirrors.meter.current;
      if (!isMeasured) return 'unmeasured';
      return heard ? 'works' : 'silent';
    }
    return request.wanted.microphone ? 'missing' : 'muted';
  }

  get bars(): number {
    return this.#mirrors.meter.current.bars;
  }

  get errorKey(): CameraNoticeModel['errorKey'] {
    const { error } = this.#mirrors.camera.current;
    return error === undefined ? undefined : `error.${error}`;
  }

  get help(): CameraNoticeModel['help'] {
    const { error } = this.#mirrors.camera.current;
    return error === 'camera.blocked' || error === 'camera.microphoneBlocked' ? this.browser : undefined;
  }

  get mayContinueWithoutMicrophone(): boolean {
    const { status, error } = this.#mirrors.camera.current;
    return status === 'failed' && error === 'camera.microphoneBlocked';
  }

  get mayChatOnly(): boolean {
    return this.#mirrors.camera.current.status === 'failed';
  }

  get theirTracks(): readonly MediaStreamTrack[] {
    return this.#mirrors.theirs.current;
  }

  get isFrozen(): boolean {
    return this.#mirrors.flow.current.status === 'frozen';
  }

  get ownLine(): StreamLineModel {
    return this.#lineOf('publish');
  }

  get theirLine(): StreamLineModel {
    const line = this.#lineOf('play');
    return this.isFrozen ? { ...line, status: 'missing' } : line;
  }

  get quality(): StreamHealth | undefined {
    return this.#mirrors.camera.current.got.camera === undefined ? undefined : this.#mirrors.quality.current;
  }

  #lineOf(direction: StreamDirection): StreamLineModel {
    const { status, attempt, tries, retryAt, missing, error } = this.#mirrors[direction].current;
    return {
      direction,
      status: missing && status === 'starting' ? 'missing' : status,
      attempt,
      tries,
      secondsToRetry: retryAt === undefined ? undefined : secondsUntil(retryAt, this.#ticker.now()),
      errorKey: error === undefined ? undefined : `error.${error}`,
      retry: () => this.#video.retry(direction),
    };
  }

  private setSound(sound: CustomerPictureModel['sound']): void {
    this.soundChoice = { client: this.#client, sound };
  }

  readonly soundBlocked = (): void => this.setSound('blocked');

  readonly toggleSound = (): void => this.setSound(this.sound === 'on' ? 'muted' : 'on');

  readonly switchCamera = (): void => {
    const next = this.#nextCamera;
    if (next !== undefined) this.#video.camera.choose('camera', next.id);
  };

  readonly toggleCamera = (): void => {
    // One that is still being turned on is shown as on.
    this.#toggle('camera', this.picture !== 'on' && this.picture !== 'starting');
  };

  readonly toggleMicrophone = (): void =>
    this.#toggle('microphone', this.#mirrors.camera.current.got.microphone === undefined);

  #toggle(kind: 'camera' | 'microphone', on: boolean): void {
    if (this.isOn) this.#video.camera.switchDevice(kind, on);
  }

  readonly tryAgain = (): void => this.#video.camera.retry();

  readonly continueWithoutMicrophone = (): void => {
    this.#video.camera.switchDevice('microphone', false);
  };

  readonly chatOnly = (): void => this.#video.goReadyByChat();

  readonly dispose = (): void => {
    for (const mirror of Object.values(this.#mirrors)) mirror.dispose();
  };
}
