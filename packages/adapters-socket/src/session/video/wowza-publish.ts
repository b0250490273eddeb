import type { StreamAttempt } from './stream-attempt.ts';
import type { PublishingPeer } from './publishing-peer.ts';
import { openSignalling } from './signalling-socket.ts';
import { streamRefusal } from './stream-refusal.ts';
import type { WowzaOptions } from './streaming-options.ts';
import { publishOffer, type WowzaAnswer, type WowzaServer } from './wowza.wire.ts';

const OK = 200;
/** Another stream of the same name is joining; the answer follows. */
const JOINING = 504;

/**
 * Publishes a stream to Wowza: sends the offer and keeps the signalling socket open, because its end is the first sign of a server that is
 * gone.
 * @spec §3 Session — publish stream
 */
export const publishThroughWowza = (
  options: WowzaOptions,
  attempt: StreamAttempt,
  peer: PublishingPeer,
  { url, stream }: WowzaServer,
): void => {
  const refuse = (): void => attempt.end('streaming.badAnswer');
  const accept = async ({ sdp, candidates }: WowzaAnswer): Promise<void> => {
    if (sdp === undefined) return refuse();
    return peer.accept(sdp, candidates);
  };
  // The offer is made while the socket opens.
  const offer = peer.offer();
  const socket = openSignalling(options.openSocket(url), attempt, options.log, {
    opened: () => {
      offer.then((sdp) => {
        if (!attempt.isOver()) socket.send(publishOffer(stream, sdp));
      }, refuse);
    },
    answered: (answer) => {
      if (answer.status === OK) accept(answer).catch(refuse);
      else if (answer.status !== JOINING) attempt.end(streamRefusal(answer.status, 'publish'));
    },
  });
  offer.catch(refuse);
};
