import type { PerformerApp } from '@greenroom/core/app/performer-app';
import { derived } from '@greenroom/core/kernel/derived';
import type { Watchable } from '@greenroom/core/kernel/machine';
import { createPanic } from '@greenroom/core/panic/panic.controller';
import { createPerformerVideo } from '@greenroom/core/performer-video/performer-video.controller';
import { isBroadcasting } from '@greenroom/core/session/session-state';
import { createPictureFlowController } from '@greenroom/core/session/video/picture-flow.controller';
import type { ScreenLock } from '@greenroom/core/session/video/screen-lock';
import { BROWSER_NEEDS, has, lacksInStudio } from '../device/browser-needs.ts';
import { connectionOf, createDataSaver } from '../device/data-saver.ts';
import { keepAudioFocus } from '../media/audio-focus.media.ts';
import { browserFamily, isIos } from '../media/browser-family.ts';
import { checkedToday } from '../media/checked-today.ts';
import { deviceMemory } from '../media/device-memory.ts';
import { reportsOf } from '../media/latest-peer.ts';
import { createMicrophoneMeter } from '../media/microphone-meter.media.ts';
import { refetchSilenced } from '../media/refetch-silenced.media.ts';
import { createSilence } from '../media/silence.ts';
import { createStreamQuality } from '../media/stream-quality.media.ts';
import { pictureReceived } from '../media/stream-sample.ts';
import { keepAwake } from '../media/wake-lock.media.ts';
import { createTicker } from '../mobx/ticker.ts';
import { panicMemory } from '../session/panic-memory.ts';
import { GoLiveCheckViewModel, type GoLiveCheckDeps } from '../session/video/go-live-check.view-model.ts';
import { screenLockMemory } from '../session/video/screen-lock-memory.ts';
import { StudioVideoViewModel } from '../session/video/studio-video.view-model.ts';
import type { Ports } from './container/ports.ts';
import type { Lifetime } from './lifetime.ts';

/** Effect of a locked screen on this device: iOS stops the page, and newer versions of it can keep the screen on. */
const screenLockHere = (): ScreenLock => {
  if (!isIos(navigator)) return 'harmless';
  return has(BROWSER_NEEDS.screen) ? 'keptAwake' : 'explained';
};

/** Creates the camera with both streams, and panic, which turns the camera off. */
export const createVideo = (app: PerformerApp, ports: Ports, { keep, onEnd }: Lifetime) => {
  const dataSaver = keep(createDataSaver(ports.deviceStorage, connectionOf(navigator)));
  const video = keep(
    createPerformerVideo({
      app,
      api: ports.apis.session,
      devices: ports.capture.devices,
      memory: deviceMemory(ports.deviceStorage),
      savesData: dataSaver.watch,
      streaming: ports.streaming,
      clock: ports.networkClock,
      random: ports.random,
      log: ports.log,
    }),
  );
  onEnd(refetchSilenced(document, video.camera));
  const panic = keep(
    createPanic({
      camera: video.camera,
      toys: app.toys,
      cancelBreak: app.workBreak.cancel,
      login: app.login.watch,
      memory: panicMemory(ports.tabStorage),
    }),
  );
  return { ...video, dataSaver, panic };
};

export type Video = ReturnType<typeof createVideo>;

/** Keeps the screen on, and on a phone the sound, while customers can reach the performer. */
export const keepOnAir = (session: PerformerApp['session'], { onEnd }: Lifetime): void => {
  const wanted: Watchable<boolean> = derived([session.watch], isBroadcasting);
  onEnd(keepAwake({ wakeLock: navigator.wakeLock, page: document, wanted }));
  // A phone may take the sound away from a page; a desktop does not.
  if (matchMedia('(pointer: coarse)').matches) {
    onEnd(keepAudioFocus({ createSilence, controls: navigator.mediaSession, wanted }));
  }
};

/** Creates the models of both pictures, and of the check before going live. */
export const createVideoModels = (
  app: PerformerApp,
  ports: Ports,
  video: Video,
  attention: GoLiveCheckDeps['attention'],
  { keep }: Lifetime,
) => {
  const { capture, networkClock, log, deviceStorage, streaming } = ports;
  const microphoneMeter = keep(
    createMicrophoneMeter({ tracks: capture.tracks, openAudio: () => new AudioContext(), clock: networkClock, log }),
  );
  const quality = keep(createStreamQuality(video.publish.watch, streaming.publishingPeer, networkClock));
  const flow = keep(
    createPictureFlowController({
      stream: video.play.watch,
      countPackets: async () => pictureReceived(await reportsOf(streaming.playingPeer.current())),
      clock: networkClock,
    }),
  );
  const studioVideo = new StudioVideoViewModel({
    video,
    services: app.services.watch,
    own: capture.tracks,
    theirs: streaming.customerTracks,
    meter: microphoneMeter.watch,
    quality: quality.watch,
    flow: flow.watch,
    session: app.session.watch,
    hidden: video.panic.watch,
    browser: browserFamily(navigator.userAgent),
    ticker: createTicker(networkClock, document),
  });
  const check = keep(
    new GoLiveCheckViewModel({
      video,
      session: app.session.watch,
      studio: studioVideo,
      attention,
      checked: checkedToday(deviceStorage, ports.clock),
      savesData: video.dataSaver.watch,
      screenLock: screenLockHere(),
      lacks: lacksInStudio(),
      screenLockMemory: screenLockMemory(deviceStorage),
      toys: app.toys,
      services: app.services.watch,
    }),
  );
  return { studioVideo, check };
};
