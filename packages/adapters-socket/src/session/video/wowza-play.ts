import type { PlayingPeer } from './playing-peer.ts';
import { openSignalling } from './signalling-socket.ts';
import type { StreamAttempt } from './stream-attempt.ts';
import { streamRefusal } from './stream-refusal.ts';
import type { WowzaOptions } from './streaming-options.ts';
import { REPEATER_ASKS, REPEATER_PAUSE } from './watch-peer.ts';
import { playAnswer, playRequest, type WowzaAnswer, type WowzaServer } from './wowza.wire.ts';

const OK = 200;
/** The stream is on its way to this server. */
const REPEATER_NOT_READY: readonly number[] = [504, 514];

/**
 * Plays a stream of Wowza: asks for an offer, answers it and closes the signalling socket, which the media does not need.
 * @spec §3 Session — play stream
 */
export const playThroughWowza = (
  options: WowzaOptions,
  attempt: StreamAttempt,
  peer: PlayingPeer,
  { url, stream }: WowzaServer,
): void => {
  let asks = 0;
  let hasAnswered = false;
  const refuse = (): void => attempt.end('streaming.badAnswer');

  const ask = (): void => {
    asks += 1;
    socket.send(playRequest(stream));
  };
  const askLater = (status: number): void => {
    if (asks >= REPEATER_ASKS) return attempt.end(streamRefusal(status, 'play'));
    return attempt.onOver(options.clock.schedule(REPEATER_PAUSE, ask));
  };
  const answerOffer = async ({ sdp, sessionId }: WowzaAnswer): Promise<void> => {
    if (sdp === undefined) return refuse();
    hasAnswered = true;
    const answer = await peer.answer(sdp);
    if (!attempt.isOver()) socket.send(playAnswer(stream, sessionId, answer));
    return undefined;
  };
  const finish = async ({ candidates }: WowzaAnswer): Promise<void> => {
    socket.leave();
    await peer.addCandidates(candidates);
  };
  const socket = openSignalling(options.openSocket(url), attempt, options.log, {
    opened: ask,
    answered: (answer) => {
      if (answer.status === OK) (hasAnswered ? finish : answerOffer)(answer).catch(refuse);
      else if (!hasAnswered && REPEATER_NOT_READY.includes(answer.status)) askLater(answer.status);
      else attempt.end(streamRefusal(answer.status, 'play'));
    },
  });
};
