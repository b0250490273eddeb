import { createSecretKey } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { SrtpSession, type RtpPacket } from 'werift';
import { WebSocketServer } from 'ws';
import { refuseUpgrade } from '../../base/security/bare-answer.ts';
import { closeIfSilent } from '../../base/security/socket-places.ts';
import { LONGEST_MESSAGE, isSignalling, isStreamRequest, type MediaServerOptions } from './media.constants.ts';
import type { StreamSource, StreamStats } from './relayed-stream.ts';
import { createMediaFaults, createStreamRegistry } from './stream-registry.ts';
import { createWhipWhepEndpoints } from './whip-whep-endpoints.ts';
import { serveWowzaSession } from './wowza-session.ts';

type Start = SrtpSession['start'];

const { start } = SrtpSession.prototype;

/** To cipher with, and in one of the two profiles to sign with. */
const KEYS = ['srtpSessionKey', 'srtpSessionAuthTag'];

/**
 * werift ciphers each packet with a key in a buffer, and each time Node needs two exceptions to find that it is no key object: 20
 * instead of 5 microseconds a packet. With a key object there is nothing to find.
 *
 * @fortests
 */
export const prepareSrtpKeys = (): void => {
  SrtpSession.prototype.start = function startWithKeyObjects(this: SrtpSession, ...keys: Parameters<Start>): void {
    start.apply(this, keys);
    for (const { cipher } of [this.localContext, this.remoteContext]) {
      for (const name of KEYS) {
        const key: unknown = Reflect.get(cipher, name);
        if (Buffer.isBuffer(key)) Reflect.set(cipher, name, createSecretKey(key));
      }
    }
  };
};

// A packet is short-lived. By default the space for short-lived objects grows with their number, to 30 MB that are of
// no use.
setFlagsFromString('--semi-space-growth-factor=1');
prepareSrtpKeys();

/** Builds a source that sends into a stream. */
export type SourceFactory = (deliver: (kind: 'audio' | 'video', packet: RtpPacket) => void) => StreamSource;

/** @example `server.on('upgrade', (request, socket, head) => media.handleUpgrade(request, socket, head) || …)` */
export const createMediaServer = (options: MediaServerOptions) => {
  const { log, places, mayEnter = () => true } = options;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LONGEST_MESSAGE, perMessageDeflate: false });
  const endStreams = (): void => {
    for (const stream of registry.streams.values()) stream.close();
  };
  const cut = (): void => {
    for (const socket of sockets.clients) socket.terminate();
  };
  const faults = createMediaFaults({
    'media-server-lost': () => {
      cut();
      endStreams();
    },
    'media-publisher-cut': cut,
  });
  const registry = createStreamRegistry(options, faults);
  const endpoints = createWhipWhepEndpoints(registry);
  sockets.on('wsClientError', (_error, socket) => refuseUpgrade(socket, 400, 'Bad Request'));
  sockets.on('connection', (socket) => {
    closeIfSilent(socket);
    serveWowzaSession(socket, registry);
  });

  return {
    /** @returns whether the upgrade was for signalling; it is taken care of then */
    handleUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer): boolean => {
      if (!isSignalling(request)) return false;
      if (faults.isOn('media-server-lost')) socket.destroy();
      else if (!mayEnter(request)) refuseUpgrade(socket, 403, 'Forbidden');
      else if (places?.take(request, socket) === false) refuseUpgrade(socket, 429, 'Too Many Requests');
      else sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit('connection', opened, request));
      return true;
    },
    /** @returns whether the request was for WHIP or WHEP; it is answered then */
    handleHttp: (request: IncomingMessage, response: ServerResponse): boolean => {
      if (!isStreamRequest(request)) return false;
      if (faults.isOn('media-server-lost')) response.socket?.destroy();
      else if (!mayEnter(request)) response.writeHead(403).end();
      else endpoints.handle(request, response);
      return true;
    },
    /** Sends a stream of the simulator's own, such as the customer's camera. @returns what ends it */
    addSource: (name: string, create: SourceFactory): (() => void) => {
      const stream = registry.stream(name);
      const end = stream.start(create(stream.deliver));
      log.write('info', 'media source started', { stream: name });
      return end;
    },
    stats: (): readonly StreamStats[] => [...registry.streams.values()].map((stream) => stream.stats()),
    faults,
    close: (): void => {
      cut();
      sockets.close();
      endStreams();
    },
  };
};

/** The simulated media server. It has no port of its own: the owner of a port passes upgrades and requests on. */
export type MediaServer = ReturnType<typeof createMediaServer>;
