import { decodePayload } from 'engine.io-parser';
import { Decoder, PacketType, type Packet } from 'socket.io-parser';

/** An event of the platform's socket, as it went over the wire. */
export interface SocketEvent {
  readonly name: string;
  readonly payload: unknown;
}

const decodePacket = (text: string): Packet | undefined => {
  let found: Packet | undefined;
  const decoder = new Decoder();
  decoder.on('decoded', (packet: Packet) => {
    found = packet;
  });
  try {
    decoder.add(text);
  } catch {
    // Not of the protocol: it is passed on, and is no event.
  }
  decoder.destroy();
  return found;
};

/**
 * Lists the events in a message of the transport: one packet of a WebSocket, or the body of a polling request with
 * several. Acknowledgements, pings and binary packets are none.
 */
export const socketEventsIn = (text: string): readonly SocketEvent[] =>
  decodePayload(text).flatMap(({ type, data }) => {
    if (type !== 'message' || typeof data !== 'string') return [];
    const packet = decodePacket(data);
    if (packet?.type !== PacketType.EVENT || !Array.isArray(packet.data)) return [];
    const [name, payload]: readonly unknown[] = packet.data;
    return typeof name === 'string' ? [{ name, payload }] : [];
  });
