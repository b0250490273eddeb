import type { Clock } from '../kernel/clock.port.ts';
import { detach } from '../kernel/detach.ts';
import type { ClientId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.port.ts';
import { createActor, createValue, type Watchable } from '../kernel/machine.ts';
import type { Random } from '../kernel/random.port.ts';
import { becomes, ceases, changeOf, connectRows, only, when } from '../kernel/row.ts';
import type { LoginState } from '../login/performer-status-state.ts';
import type { RealtimeState } from '../realtime/realtime.controller.ts';
import { needsCamera, videoServicesOn } from '../services/service-flags.ts';
import type { ServicesState } from '../services/services-state.ts';
import type { ServicesController } from '../services/services.controller.ts';
import type { SessionApi } from '../session/session-api.port.ts';
import { isBroadcasting } from '../session/session-state.ts';
import { connectStreams, whileSent } from '../session/session-streams.ts';
import type { SessionController } from '../session/session.controller.ts';
import { createCameraController } from '../session/video/camera.controller.ts';
import { createConnectionTest } from '../session/video/connection-test.controller.ts';
import {
  goingReady,
  NOT_GOING_READY,
  type GoingReady,
  type GoingReadyEffect,
  type GoingReadyEvent,
} from '../session/video/going-ready.machine.ts';
import type { DeviceMemory, MediaDevices } from '../session/video/media-devices.port.ts';
import { createStreamingController, type StreamingController } from '../session/video/streaming.controller.ts';
import { FAILURE_KIND } from '../session/video/streaming.errors.ts';
import { STREAM_DIRECTIONS, type StreamDirection, type Streaming } from '../session/video/streaming.port.ts';
import { DEFAULT_VIDEO_QUALITY, SAVING_VIDEO_QUALITY, type VideoQuality } from '../session/video/video-quality.ts';

export interface PerformerVideoDeps {
  readonly app: {
    readonly session: SessionController;
    readonly login: { readonly watch: Watchable<Pick<LoginState, 'status' | 'account'>> };
    readonly realtime: { readonly watch: Watchable<Pick<RealtimeState, 'connectedCount'>> };
    readonly services: Pick<ServicesController, 'toggle'> & {
      readonly watch: Watchable<Pick<ServicesState, 'status' | 'flags' | 'blocked'>>;
    };
  };
  readonly api: Pick<SessionApi, 'broadcastVideo' | 'startOneOnOne'>;
  readonly devices: MediaDevices;
  readonly memory: DeviceMemory;
  /** True while data is saved on this device: the picture begins at the lowest level. */
  readonly savesData: Watchable<boolean>;
  /** Implementation for each direction, so that each knows its own peer connections. */
  readonly streaming: Readonly<Record<StreamDirection, Streaming>>;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
}

export type PerformerVideo = ReturnType<typeof createPerformerVideo>;

/** Connects the camera, both streams, the session and the services. @spec §3 Session, §4 Session status */
export const createPerformerVideo = (deps: PerformerVideoDeps) => {
  const { app, api, devices, memory, clock, random, log } = deps;
  const { session, services, login, realtime } = app;
  const camera = createCameraController({ devices, memory, log });
  const createStream = (direction: StreamDirection): StreamingController =>
    createStreamingController({ direction, streaming: deps.streaming[direction], clock, random, log });
  const streams = { publish: createStream('publish'), play: createStream('play') };
  const isLive = (): boolean => isBroadcasting(session.watch.state());
  const isCameraNeeded = (): boolean => needsCamera(services.watch.state().flags);
  /** Customer who saw the performer when work was paused. */
  const sawBeforePause = createValue<ClientId | undefined>(undefined);
  const isBackForCustomer = (): boolean => {
    const { client } = session.watch.state();
    return client !== undefined && client.id === sawBeforePause.state();
  };
  /** Checks whether customers may see the performer: through a service that is on, or in the running session; never in a pause. */
  const mayBeSeen = (): boolean => {
    if (services.watch.state().status === 'pause') return false;
    const isSeen = session.watch.state().status === 'connected' && streams.publish.watch.state().status !== 'idle';
    return isSeen || isBackForCustomer() || isCameraNeeded();
  };
  const maySend = (): boolean => camera.watch.state().status === 'on' && mayBeSeen();
  const identity = () => login.watch.state().account?.id;

  const announceBroadcast = async (): Promise<void> => {
    const id = identity();
    if (id === undefined) return;
    const answer = await api.broadcastVideo(id);
    if (!answer.ok) log.write('warn', 'broadcast not announced', { status: answer.error.status });
  };
  const testStream = createStream('publish');
  const connection = createConnectionTest({
    ask: async () => {
      const id = identity();
      const answer = id === undefined ? undefined : await api.startOneOnOne({ performerId: id });
      return answer?.ok === true ? answer.value.publish : undefined;
    },
    stream: testStream,
    clock,
  });
  const retry = (direction: StreamDirection): void => {
    const granted = session.watch.state()[direction];
    if (granted === undefined) return;
    const { name, token, server, attempt } = granted;
    streams[direction].start({ name, token, server }, attempt);
  };

  const startSession = (): void => {
    session.goReady();
    // A long outage began while the browser opened the camera: nobody can see the performer.
    if (!session.isReachable() && !isLive()) camera.turnOff();
  };
  const going = createActor<GoingReady, GoingReadyEvent, GoingReadyEffect>({
    initial: NOT_GOING_READY,
    transition: goingReady,
    perform: ({ type }) => (type === 'turnCameraOn' ? camera.turnOn() : startSession()),
  });
  const abandon = (): void => going.send({ type: 'abandoned' });
  const goReady = (): void => {
    connection.stop();
    // A camera is not opened for a session that cannot begin.
    const canBegin = session.isReachable();
    const isOn = camera.watch.state().status === 'on';
    going.send({ type: 'requested', needsCamera: canBegin && !isOn && isCameraNeeded() });
  };
  const goReadyByChat = (): void => {
    abandon();
    const { flags, blocked } = services.watch.state();
    for (const service of videoServicesOn(flags)) services.toggle(service);
    if (!flags.chat && blocked.chat === undefined) services.toggle('chat');
    camera.turnOff();
    if (!isLive()) session.goReady();
  };

  const chooseQuality = (quality: VideoQuality): void => {
    camera.chooseQuality(quality);
    streams.publish.chooseQuality(quality);
  };
  if (deps.savesData.state()) chooseQuality(SAVING_VIDEO_QUALITY);

  /** Session of an earlier page, resumed here: the customer saw the performer there, and shall again. */
  const resumed = changeOf(session.watch, (now, before) =>
    now.status === 'connected' && !isBroadcasting(before) && !before.starting ? now : undefined,
  );
  const customerLeft = changeOf(session.watch, (now, before) =>
    before.status === 'connected' && now.status === 'active' ? now : undefined,
  );
  const paused = becomes(services.watch, ({ status }) => status === 'pause');
  const cameraStopped = changeOf(camera.watch, ({ status }) =>
    status === 'off' || status === 'failed' ? status : undefined,
  );
  /** Camera or microphone that is back after the stream could not start for want of both. */
  const pictureBack = changeOf(camera.watch, ({ got }) =>
    (got.camera ?? got.microphone) !== undefined && streams.publish.watch.state().error === 'streaming.noCamera'
      ? got
      : undefined,
  );
  /** Reconnect of the main socket: the network that broke it has broken the streams too. */
  const networkBack = changeOf(realtime.watch, ({ connectedCount }, before) =>
    connectedCount > before.connectedCount ? connectedCount : undefined,
  );
  const retryLost = (): void => {
    for (const direction of STREAM_DIRECTIONS) {
      const { status, error } = streams[direction].watch.state();
      if (status === 'failed' && error !== undefined && FAILURE_KIND[error] === 'retry') retry(direction);
    }
  };
  const endStreams = connectStreams({
    session: whileSent(session.watch, maySend, [camera.watch, services.watch]),
    ...streams,
    onAir: () => detach(announceBroadcast()),
  });
  const disconnect = connectRows([
    // Before the camera goes off.
    when(paused, () => {
      const isOn = camera.watch.state().status === 'on';
      sawBeforePause.set(isOn ? session.watch.state().client?.id : undefined);
    }),
    when(only(resumed, isCameraNeeded), camera.turnOn),
    // A press on a notification goes ready without waiting for the camera: the customer must not wait for it either.
    when(
      only(
        becomes(session.watch, ({ starting }) => starting),
        isCameraNeeded,
      ),
      camera.turnOn,
    ),
    when(
      ceases(session.watch, (state) => state.starting || isBroadcasting(state)),
      camera.turnOff,
    ),
    // The video services were switched off while the customer was still connected.
    when(
      only(customerLeft, () => !mayBeSeen()),
      camera.turnOff,
    ),
    when(
      ceases(login.watch, ({ status }) => status === 'authenticated'),
      camera.turnOff,
    ),
    when(
      only(
        becomes(services.watch, ({ flags }) => needsCamera(flags)),
        isLive,
      ),
      camera.turnOn,
    ),
    when(
      only(
        ceases(services.watch, ({ flags }) => needsCamera(flags)),
        () => isLive() && !mayBeSeen(),
      ),
      camera.turnOff,
    ),
    // Also where the running session alone showed the performer.
    when(only(paused, isLive), camera.turnOff),
    when(
      only(
        ceases(services.watch, ({ status }) => status === 'pause'),
        isBackForCustomer,
      ),
      camera.turnOn,
    ),
    when(cameraStopped, connection.stop),
    when(
      changeOf(camera.watch, ({ status }) => status),
      (status) => going.send({ type: 'cameraChanged', status }),
    ),
    when(pictureBack, () => retry('publish')),
    when(networkBack, retryLost),
    when(
      changeOf(deps.savesData, (saves) => ({ saves })),
      ({ saves }) => chooseQuality(saves ? SAVING_VIDEO_QUALITY : DEFAULT_VIDEO_QUALITY),
    ),
  ]);
  return {
    camera,
    ...streams,
    connection,
    /** Goes ready, with the camera first where a service needs it. @spec §4 Session status */
    goReady,
    /** Goes ready without a camera: switches the services that show the performer off, and the chat on. @spec §8 Camera and microphone */
    goReadyByChat,
    /** Shows the camera's picture to the performer before going ready. */
    preview: () => {
      abandon();
      camera.turnOn();
    },
    /** Ends the preview and the connection test; the camera stays on while the performer goes ready or can be seen by customers. */
    leavePreview: () => {
      connection.stop();
      const now = session.watch.state();
      if (!now.starting && !(isBroadcasting(now) && mayBeSeen())) camera.turnOff();
    },
    /** Starts a stream again that was given up. */
    retry,
    /** Chooses the quality of the performer's video; takes effect at once, also during a broadcast. @spec §3 Services — video quality */
    chooseQuality,
    dispose: () => {
      disconnect();
      endStreams();
      connection.stop();
      testStream.dispose();
      streams.publish.dispose();
      streams.play.dispose();
      camera.dispose();
    },
  };
};
