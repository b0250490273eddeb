import type { Cancel } from '../kernel/clock.port.ts';
import type { Watchable } from '../kernel/machine.ts';
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

/**
 * Streams of the session: the performer's during the broadcast, the customer's while the customer's camera is on.
 * @spec §4 Session status, Request flow — back-camera events set clientCam
 */
const wantedStreams = ({
  status,
  publish,
  play,
  clientCam,
}: Pick<SessionState, 'status' | 'publish' | 'play' | 'clientCam'>): Readonly<
  Record<StreamDirection, Stream | undefined>
> => ({
  publish: status === 'active' || status === 'connected' ? publish : undefined,
  play: status === 'connected' && clientCam ? play : undefined,
});

/** Starts, moves and stops one stream as it is wanted. */
const follower = (stream: StreamingController): ((wanted: Stream | undefined) => void) => {
  let before: Stream | undefined;
  return (wanted) => {
    const last = before;
    before = wanted;
    if (wanted === undefined) {
      if (last !== undefined) stream.stop();
    } else if (last === undefined || last.name !== wanted.name || last.token !== wanted.token) {
      const { name, token, server, attempt } = wanted;
      stream.start({ name, token, server }, attempt);
    } else if (last.attempt !== wanted.attempt) {
      stream.replaceServer(wanted.server);
    }
  };
};

/**
 * Starts and stops both streams as the state of the session needs them.
 * @returns a function that ends this and stops both streams.
 * @spec §4 Session status
 */
export const connectStreams = ({ session, publish, play, onAir }: SessionStreamsDeps): Cancel => {
  const follow = { publish: follower(publish), play: follower(play) };
  const look = (state: SessionState): void => {
    const wanted = wantedStreams(state);
    follow.publish(wanted.publish);
    follow.play(wanted.play);
  };
  let wasLive = false;
  const cancels = [
    session.subscribe(look),
    publish.watch.subscribe(({ status }) => {
      if (status === 'live' && !wasLive) onAir();
      // Winning back a lost stream is not a new broadcast.
      wasLive = status === 'live' || (wasLive && status === 'lost');
    }),
  ];
  look(session.state());
  return () => {
    for (const cancel of cancels) cancel();
    publish.stop();
    play.stop();
  };
};
