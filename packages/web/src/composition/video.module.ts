import type { Configuration } from '@greenroom/adapters-http/configuration/configuration.wire';
import { createWhipWhepStreaming } from '@greenroom/adapters-socket/session/video/whip-whep-streaming.http';
import { createWowzaStreaming } from '@greenroom/adapters-socket/session/video/wowza-streaming.socket';
import { derived } from '@greenroom/core/kernel/derived';
import { createValue, type Watchable } from '@greenroom/core/kernel/machine';
import { createPerformerVideo } from '@greenroom/core/performer-video/performer-video.controller';
import { isBroadcasting } from '@greenroom/core/session/session-state';
import { createPictureFlowController } from '@greenroom/core/session/video/picture-flow.controller';
import type { ScreenLock } from '@greenroom/core/session/video/screen-lock';
import type { StreamDirection, Streaming } from '@greenroom/core/session/video/streaming.port';
import { BROWSER_NEEDS, has, lacksInStudio } from '../device/browser-needs.ts';
import { connectionOf, createDataSaver } from '../device/data-saver.ts';
import { tabStorage } from '../device/tab-storage.ts';
import { keepAudioFocus } from '../media/audio-focus.media.ts';
import { browserFamily, isIos } from '../media/browser-family.ts';
import { checkedToday } from '../media/checked-today.ts';
import { deviceMemory } from '../media/device-memory.ts';
import { createLatestPeer, reportsOf } from '../media/latest-peer.ts';
import { createMicrophoneMeter } from '../media/microphone-meter.media.ts';
import { NO_STREAMING } from '../media/no-streaming.ts';
import { refetchSilenced } from '../media/refetch-silenced.media.ts';
import { createSilence } from '../media/silence.ts';
import { createStreamQuality } from '../media/stream-quality.media.ts';
import { pictureReceived } from '../media/stream-sample.ts';
import { keepAwake } from '../media/wake-lock.media.ts';
import { createTicker } from '../mobx/ticker.ts';
import { GoLiveCheckViewModel } from '../session/video/go-live-check.view-model.ts';
import { screenLockMemory } from '../session/video/screen-lock-memory.ts';
import { StudioVideoViewModel } from '../session/video/studio-video.view-model.ts';
import { bindings, type Get } from './container/bindings.ts';
import { TOKENS } from './container/tokens.ts';

type Tracks = readonly MediaStreamTrack[];
type Streamings = Readonly<Record<StreamDirection, Streaming>>;

const onThisDevice = () => tabStorage(() => localStorage);

/** Effect of a locked screen on this device: iOS stops the page, and newer versions of it can keep the screen on. */
const screenLockHere = (): ScreenLock => {
  if (!isIos(navigator)) return 'harmless';
  return has(BROWSER_NEEDS.screen) ? 'keptAwake' : 'explained';
};

/** Creates the streaming that the configuration names: WHIP and WHEP, or Wowza; none where the browser has no WebRTC. */
const createStreaming = (
  { streaming, streamingApplication, tokenPlacement }: Configuration,
  options: Omit<Parameters<typeof createWhipWhepStreaming>[0], 'fetch' | 'application'>,
): Streaming => {
  if (!has(BROWSER_NEEDS.video)) return NO_STREAMING;
  return streaming === 'whip'
    ? createWhipWhepStreaming({
        ...options,
        application: streamingApplication,
        fetch: (input, init) => globalThis.fetch(input, init),
      })
    : createWowzaStreaming({
        ...options,
        application: streamingApplication,
        tokenPlacement,
        openSocket: (url) => new WebSocket(url),
      });
};

/** Follows whether customers can reach the performer. */
const isOnAir = (get: Get): Watchable<boolean> => derived([get(TOKENS.app).session.watch], isBroadcasting);

/** Bindings of the camera, both streams, and their view in the studio. Media runs in real time, whatever the product's clock does. */
export const videoModule = bindings(({ provide, provideDisposable }) => {
  provide(TOKENS.customerTracks, () => createValue<Tracks>([]));
  for (const peer of [TOKENS.publishingPeer, TOKENS.playingPeer]) {
    provide(peer, () => createLatestPeer());
  }
  provide(TOKENS.streamings, (get): Streamings => {
    const configuration = get(TOKENS.configuration);
    const { source } = get(TOKENS.capture);
    const customerTracks = get(TOKENS.customerTracks);
    const publishingPeer = get(TOKENS.publishingPeer);
    const playingPeer = get(TOKENS.playingPeer);
    const clock = get(TOKENS.networkClock);
    const log = get(TOKENS.log);
    const shared = { camera: source, showPicture: customerTracks.set, clock, log };
    return {
      publish: createStreaming(configuration, { ...shared, createPeer: publishingPeer.create }),
      play: createStreaming(configuration, { ...shared, createPeer: playingPeer.create }),
    };
  });
  provideDisposable(TOKENS.performerVideo, (get) => {
    const video = createPerformerVideo({
      app: get(TOKENS.app),
      api: get(TOKENS.apis).session,
      devices: get(TOKENS.capture).devices,
      memory: deviceMemory(onThisDevice()),
      savesData: get(TOKENS.dataSaver).watch,
      streaming: get(TOKENS.streamings),
      clock: get(TOKENS.networkClock),
      random: get(TOKENS.random),
      log: get(TOKENS.log),
    });
    const stopRefetching = refetchSilenced(document, video.camera);
    return {
      ...video,
      dispose: () => {
        stopRefetching();
        video.dispose();
      },
    };
  });
  provideDisposable(TOKENS.microphoneMeter, (get) =>
    createMicrophoneMeter({
      tracks: get(TOKENS.capture).tracks,
      openAudio: () => new AudioContext(),
      clock: get(TOKENS.networkClock),
      log: get(TOKENS.log),
    }),
  );
  provideDisposable(TOKENS.streamQuality, (get) =>
    createStreamQuality(get(TOKENS.performerVideo).publish.watch, get(TOKENS.publishingPeer), get(TOKENS.networkClock)),
  );
  provideDisposable(TOKENS.pictureFlow, (get) => {
    const peer = get(TOKENS.playingPeer);
    return createPictureFlowController({
      stream: get(TOKENS.performerVideo).play.watch,
      countPackets: async () => pictureReceived(await reportsOf(peer.current())),
      clock: get(TOKENS.networkClock),
    });
  });
  provideDisposable(TOKENS.wakeLock, (get) => ({
    dispose: keepAwake({ wakeLock: navigator.wakeLock, page: document, wanted: isOnAir(get) }),
  }));
  provideDisposable(TOKENS.audioFocus, (get) => ({
    // A phone may take the sound away from a page; a desktop does not.
    dispose: matchMedia('(pointer: coarse)').matches
      ? keepAudioFocus({
          createSilence,
          controls: navigator.mediaSession,
          wanted: isOnAir(get),
        })
      : () => undefined,
  }));
  provideDisposable(TOKENS.dataSaver, () => createDataSaver(onThisDevice(), connectionOf(navigator)));
  provide(TOKENS.checkedToday, (get) => checkedToday(onThisDevice(), get(TOKENS.clock)));
  provide(TOKENS.studioVideo, (get) => {
    const { services, session } = get(TOKENS.app);
    return new StudioVideoViewModel({
      video: get(TOKENS.performerVideo),
      services: services.watch,
      own: get(TOKENS.capture).tracks,
      theirs: get(TOKENS.customerTracks),
      meter: get(TOKENS.microphoneMeter).watch,
      quality: get(TOKENS.streamQuality).watch,
      flow: get(TOKENS.pictureFlow).watch,
      session: session.watch,
      hidden: get(TOKENS.panic).watch,
      browser: browserFamily(navigator.userAgent),
      ticker: createTicker(get(TOKENS.networkClock), document),
    });
  });
  provideDisposable(
    TOKENS.goLiveCheck,
    (get) =>
      new GoLiveCheckViewModel({
        video: get(TOKENS.performerVideo),
        session: get(TOKENS.app).session.watch,
        studio: get(TOKENS.studioVideo),
        attention: get(TOKENS.attentionSettings),
        checked: get(TOKENS.checkedToday),
        savesData: get(TOKENS.dataSaver).watch,
        screenLock: screenLockHere(),
        lacks: lacksInStudio(),
        screenLockMemory: screenLockMemory(onThisDevice()),
        toys: get(TOKENS.app).toys,
        services: get(TOKENS.app).services.watch,
      }),
  );
});
