import type { Cancel } from '../kernel/clock.port.ts';
import { derived } from '../kernel/derived.ts';
import { createValue, watchChanges, type Watchable } from '../kernel/machine.ts';
import type { SessionState } from './session-state.ts';
import type { Stream } from './stream.ts';
import type { StreamingController } from './video/streaming.controller.ts';
import type { StreamDirection } from './video/streaming.port.ts';

export interface SessionStreamsDeps {
  readonly session: Watchable<SessionState>;
  readonly publish: StreamingController;
  readonly play: StreamingController;
  /** Called when the performer's picture is live. @spec §7 POST …/broadcast/video */
  readonly onAir: () => void;
}

type WantedStreams = Readonly<Record<StreamDirection, Stream | undefined>>;

/**
 * Streams of the session: the performer's during the broadcast, the customer's while the customer's camera is on.
 * @spec §4 Session status, Request flow — back-camera events set clientCam
 */
const wantedStreams = ({
  status,
  publish,
  play,
  clientCam,
}: Pick<SessionState, 'status' | 'publish' | 'play' | 'clientCam'>): WantedStreams => ({
  publish: status === 'active' || status === 'connected' ? publish : undefined,
  play: status === 'connected' && clientCam ? play : undefined,
});

/** Starts, moves or stops a stream, as another one is wanted than before. */
const changeStream = (stream: StreamingController, wanted: Stream | undefined, before: Stream | undefined): void => {
  if (wanted === undefined) {
    if (before !== undefined) stream.stop();
  } else if (before === undefined || before.name !== wanted.name || before.token !== wanted.token) {
    const { name, token, server, attempt } = wanted;
    stream.start({ name, token, server }, attempt);
  } else if (before.attempt !== wanted.attempt) {
    stream.replaceServer(wanted.server);
  }
};

/**
 * Starts and stops both streams as the state of the session needs them.
 * @returns a function that ends this and stops both streams.
 * @spec §4 Session status
 */
export const connectStreams = ({ session, publish, play, onAir }: SessionStreamsDeps): Cancel => {
  const wanted = derived([session], wantedStreams);
  const update = (now: WantedStreams, before: WantedStreams): void => {
    changeStream(publish, now.publish, before.publish);
    changeStream(play, now.play, before.play);
  };
  const isOnAir = createValue(false);
  isOnAir.subscribe((is) => {
    if (is) onAir();
  });
  const cancels = [
    watchChanges(wanted, update),
    publish.watch.subscribe(({ status }) =>
      // Winning back a lost stream is not a new broadcast.
      isOnAir.set(status === 'live' || (isOnAir.state() && status === 'lost')),
    ),
  ];
  update(wanted.state(), { publish: undefined, play: undefined });
  return () => {
    for (const cancel of cancels) cancel();
    publish.stop();
    play.stop();
  };
};

/** Leaves the performer's stream out of the session while no picture may be sent. */
export const whileSent = (
  session: Watchable<SessionState>,
  maySend: () => boolean,
  changes: readonly Watchable<unknown>[],
): Watchable<SessionState> => {
  const state = (): SessionState => (maySend() ? session.state() : { ...session.state(), publish: undefined });
  return {
    state,
    subscribe: (listener) => {
      const cancels = [session, ...changes].map((watch) => watch.subscribe(() => listener(state())));
      return () => {
        for (const cancel of cancels) cancel();
      };
    },
  };
};
