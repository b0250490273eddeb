import { createWhipWhepStreaming } from '@greenroom/adapters-socket/session/video/whip-whep-streaming.http';
import { createWowzaStreaming } from '@greenroom/adapters-socket/session/video/wowza-streaming.socket';
import type { PanicController } from '@greenroom/core/app/panic';
import type { PerformerApp } from '@greenroom/core/app/performer-app';
import { createPerformerVideo, type PerformerVideo } from '@greenroom/core/app/performer-video';
import type { Clock } from '@greenroom/core/kernel/clock.port';
import type { Log } from '@greenroom/core/kernel/log.port';
import type { Random } from '@greenroom/core/kernel/random.port';
import {
  createPictureFlowController,
  type PictureFlowController,
} from '@greenroom/core/session/video/picture-flow.controller';
import type { SessionApi } from '@greenroom/core/session/session-api.port';
import type { SessionController } from '@greenroom/core/session/session.controller';
import type { ToysController } from '@greenroom/core/toys/toys.controller';
import type { StreamDirection, Streaming } from '@greenroom/core/session/video/streaming.port';
import { ContainerModule } from 'inversify';
import type { AttentionSettingsModel } from '../attention/AttentionSettings.tsx';
import { createValue, type Value } from '@greenroom/core/kernel/value';
import { tabStorage } from '../device/tab-storage.ts';
import { browserFamily } from '../media/browser-family.ts';
import type { Capture } from '../media/capture.media.ts';
import { checkedToday, type CheckedToday } from '../media/checked-today.ts';
import { deviceMemory } from '../media/device-memory.ts';
import { createLatestPeer, reportsOf, type LatestPeer } from '../media/latest-peer.ts';
import { createMicrophoneMeter, type MicrophoneMeter } from '../media/microphone-meter.media.ts';
import { onAirWatch } from '../media/on-air-watch.ts';
import { pictureReceived } from '../media/stream-sample.ts';
import { createStreamQuality, type StreamQuality } from '../media/stream-quality.media.ts';
import { keepAwake } from '../media/wake-lock.media.ts';
import { GoLiveCheckViewModel } from '../session/video/go-live-check.view-model.ts';
import { StudioVideoViewModel } from '../session/video/studio-video.view-model.ts';
import { createTicker } from '../session/ticker.ts';
import type { Configuration } from './configuration.wire.ts';
import { disposeOf } from './dispose-of.ts';
import { TOKENS } from './tokens.ts';

type Tracks = readonly MediaStreamTrack[];
type Streamings = Readonly<Record<StreamDirection, Streaming>>;

const onThisDevice = () => tabStorage(() => localStorage);

/** Streams as the configuration says, over peers made by the given function. */
const createStreaming = (
  { streaming, streamingApplication, tokenPlacement }: Configuration,
  options: Omit<Parameters<typeof createWhipWhepStreaming>[0], 'fetch' | 'application'>,
): Streaming =>
  streaming === 'whip'
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

/** Bindings of the camera, both streams, and their view in the studio. Media runs in real time, whatever the product's clock does. */
export const videoModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.customerTracks)
    .toResolvedValue(() => createValue<Tracks>([]))
    .inSingletonScope();
  for (const peer of [TOKENS.publishingPeer, TOKENS.playingPeer]) {
    bind(peer)
      .toResolvedValue(() => createLatestPeer())
      .inSingletonScope();
  }
  bind(TOKENS.streamings)
    .toResolvedValue(
      (
        configuration: Configuration,
        { source }: Capture,
        theirs: Value<Tracks>,
        out: LatestPeer,
        back: LatestPeer,
        clock: Clock,
        log: Log,
      ): Streamings => {
        const shared = { camera: source, showPicture: theirs.set, clock, log };
        return {
          publish: createStreaming(configuration, { ...shared, createPeer: out.create }),
          play: createStreaming(configuration, { ...shared, createPeer: back.create }),
        };
      },
      [
        TOKENS.configuration,
        TOKENS.capture,
        TOKENS.customerTracks,
        TOKENS.publishingPeer,
        TOKENS.playingPeer,
        TOKENS.networkClock,
        TOKENS.log,
      ],
    )
    .inSingletonScope();
  bind<PerformerVideo>(TOKENS.performerVideo)
    .toResolvedValue(
      (
        app: PerformerApp,
        api: SessionApi,
        { devices }: Capture,
        streaming: Streamings,
        clock: Clock,
        random: Random,
        log: Log,
      ) =>
        createPerformerVideo({
          app,
          api,
          devices,
          memory: deviceMemory(onThisDevice()),
          streaming,
          clock,
          random,
          log,
        }),
      [
        TOKENS.performerApp,
        TOKENS.sessionApi,
        TOKENS.capture,
        TOKENS.streamings,
        TOKENS.networkClock,
        TOKENS.random,
        TOKENS.log,
      ],
    )
    .inSingletonScope()
    .onDeactivation(disposeOf);
  bind<MicrophoneMeter>(TOKENS.microphoneMeter)
    .toResolvedValue(
      ({ tracks }: Capture, clock: Clock, log: Log) =>
        createMicrophoneMeter({ tracks, openAudio: () => new AudioContext(), clock, log }),
      [TOKENS.capture, TOKENS.networkClock, TOKENS.log],
    )
    .inSingletonScope()
    .onDeactivation(disposeOf);
  bind<StreamQuality>(TOKENS.streamQuality)
    .toResolvedValue(
      ({ publish }: PerformerVideo, peer: LatestPeer, clock: Clock) => createStreamQuality(publish.watch, peer, clock),
      [TOKENS.performerVideo, TOKENS.publishingPeer, TOKENS.networkClock],
    )
    .inSingletonScope()
    .onDeactivation(disposeOf);
  bind<PictureFlowController>(TOKENS.pictureFlow)
    .toResolvedValue(
      ({ play }: PerformerVideo, peer: LatestPeer, clock: Clock) =>
        createPictureFlowController({
          stream: play.watch,
          countPackets: async () => pictureReceived(await reportsOf(peer.current())),
          clock,
        }),
      [TOKENS.performerVideo, TOKENS.playingPeer, TOKENS.networkClock],
    )
    .inSingletonScope()
    .onDeactivation(disposeOf);
  bind<{ readonly dispose: () => void }>(TOKENS.wakeLock)
    .toResolvedValue(
      ({ watch }: SessionController) => ({
        dispose: keepAwake({ wakeLock: navigator.wakeLock, page: document, wanted: onAirWatch(watch) }),
      }),
      [TOKENS.session],
    )
    .inSingletonScope()
    .onDeactivation(disposeOf);
  bind(TOKENS.checkedToday)
    .toResolvedValue((clock: Clock) => checkedToday(onThisDevice(), clock), [TOKENS.clock])
    .inSingletonScope();
  bind<StudioVideoViewModel>(TOKENS.studioVideo)
    .toResolvedValue(
      (
        video: PerformerVideo,
        { services, session }: PerformerApp,
        { tracks }: Capture,
        theirs: Value<Tracks>,
        meter: MicrophoneMeter,
        quality: StreamQuality,
        flow: PictureFlowController,
        clock: Clock,
        panic: PanicController,
      ) =>
        new StudioVideoViewModel({
          video,
          services: services.watch,
          own: tracks,
          theirs,
          meter: meter.watch,
          quality: quality.watch,
          flow: flow.watch,
          session: session.watch,
          hidden: panic.watch,
          browser: browserFamily(navigator.userAgent),
          ticker: createTicker(clock),
        }),
      [
        TOKENS.performerVideo,
        TOKENS.performerApp,
        TOKENS.capture,
        TOKENS.customerTracks,
        TOKENS.microphoneMeter,
        TOKENS.streamQuality,
        TOKENS.pictureFlow,
        TOKENS.networkClock,
        TOKENS.panic,
      ],
    )
    .inSingletonScope()
    .onDeactivation(disposeOf);
  bind<GoLiveCheckViewModel>(TOKENS.goLiveCheck)
    .toResolvedValue(
      (
        video: PerformerVideo,
        session: SessionController,
        studio: StudioVideoViewModel,
        attention: AttentionSettingsModel,
        checked: CheckedToday,
        toys: ToysController,
      ) =>
        new GoLiveCheckViewModel({
          video,
          session: session.watch,
          studio,
          attention,
          checked,
          toys: toys.connection,
        }),
      [
        TOKENS.performerVideo,
        TOKENS.session,
        TOKENS.studioVideo,
        TOKENS.attentionSettings,
        TOKENS.checkedToday,
        TOKENS.toys,
      ],
    )
    .inSingletonScope()
    .onDeactivation(disposeOf);
});
