import type { Log } from '@greenroom/core/kernel/log.port';
import type { StreamAttempt } from './stream-attempt.ts';
import { readWowzaAnswer, type WowzaAnswer } from './wowza.wire.ts';

/** The socket of one try. It closes with the try. */
export interface SignallingSocket {
  readonly send: (frame: string) => void;
  /** Closes it by design: from now on its end means nothing. */
  readonly leave: () => void;
}

export interface SignallingListener {
  readonly opened: () => void;
  readonly answered: (answer: WowzaAnswer) => void;
}

/** A socket that ends by itself ends the try; a frame that cannot be read is only noted. */
export const openSignalling = (
  socket: WebSocket,
  attempt: StreamAttempt,
  log: Log,
  { opened, answered }: SignallingListener,
): SignallingSocket => {
  let wasOpen = false;
  const leave = (): void => {
    socket.onclose = null;
    socket.onerror = null;
    socket.onmessage = null;
    socket.onopen = null;
    socket.close();
  };
  const ended = (): void => attempt.end(wasOpen ? 'streaming.connectionLost' : 'streaming.unreachable');
  socket.onopen = () => {
    wasOpen = true;
    opened();
  };
  socket.onerror = ended;
  socket.onclose = ended;
  socket.onmessage = ({ data }: MessageEvent<unknown>) => {
    const answer = readWowzaAnswer(data);
    if (answer === undefined) log.write('warn', 'media server sent a frame that cannot be read');
    else answered(answer);
  };
  attempt.onOver(leave);
  return { send: (frame) => socket.send(frame), leave };
};
