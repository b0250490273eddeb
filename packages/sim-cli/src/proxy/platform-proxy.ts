import { createServer, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { Transform, type Duplex } from 'node:stream';
import { createProxyServer } from 'httpxy';
import { WebSocket, WebSocketServer } from 'ws';
import { detach } from '@greenroom/core/kernel/detach';
import { parseJson } from '@greenroom/core/kernel/json';
import { createOrigins } from '../platform/base/security/origins.ts';
import { listenOnLoopback, LOOPBACK } from '../platform/base/tcp/loopback.ts';
import { siteThrough, type PlatformAddresses } from './site.ts';
import { socketEventsIn, type SocketEvent } from './socket-events.ts';

/** A call as it passed: the request and its answer. */
export interface SeenCall {
  readonly method: string;
  /** Path below the API base path, with query. */
  readonly path: string;
  readonly status: number;
  /** JSON of the body; undefined where it is none. */
  readonly body: unknown;
  /** JSON of the answer; undefined where it is none. */
  readonly answer: unknown;
}

export interface ProxyListener {
  /** Called when the request of a call arrives. @returns the function that is called when the answer has passed */
  readonly asked: () => (call: SeenCall) => void;
  readonly fromPerformer: (event: SocketEvent) => void;
  readonly fromPlatform: (event: SocketEvent) => void;
}

const SOCKET_PATH = '/socket.io/';
/** Bytes of a body that are read; a longer one is a file, which is passed on alone. */
const LONGEST_BODY = 1_000_000;

/** Collects a body as text; a body that is longer than `LONGEST_BODY` has none. */
const createTextBuffer = () => {
  const chunks: Buffer[] = [];
  let size = 0;
  return {
    add: (chunk: Buffer): void => {
      size += chunk.length;
      if (size <= LONGEST_BODY) chunks.push(chunk);
    },
    text: (): string | undefined => (size > LONGEST_BODY ? undefined : Buffer.concat(chunks).toString()),
  };
};

/**
 * Copies the body of an answer. The proxy begins to pass it on in the same turn, so that no chunk is missed.
 *
 * @returns reads the copy once the answer has ended
 */
const copyAnswer = (answer: IncomingMessage): (() => string | undefined) => {
  const kept = createTextBuffer();
  answer.on('data', kept.add);
  return kept.text;
};

/** Copies the body of a request into a stream to pass on. The proxy reads it once it is connected, so it may not flow before. */
const copyRequest = (request: IncomingMessage) => {
  const kept = createTextBuffer();
  const body = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      kept.add(chunk);
      done(null, chunk);
    },
  });
  request.pipe(body);
  return { body, text: kept.text };
};

/** Codes that a close frame may carry. */
const isSendableCode = (code: number): boolean => code === 1_000 || (code >= 3_000 && code < 5_000);

/** Joins two connections; messages wait until the one to the platform is open. */
const bridge = (down: WebSocket, up: WebSocket, { fromPerformer, fromPlatform }: ProxyListener): void => {
  const waiting: (() => void)[] = [];
  const relay = (from: WebSocket, to: WebSocket, onEvent: (event: SocketEvent) => void): void => {
    from.on('message', (data: Buffer, binary) => {
      const send = (): void => to.send(data, { binary });
      if (to.readyState === WebSocket.CONNECTING) waiting.push(send);
      else if (to.readyState === WebSocket.OPEN) send();
      if (!binary) socketEventsIn(data.toString()).forEach(onEvent);
    });
    from.on('close', (code) => (isSendableCode(code) ? to.close(code) : to.terminate()));
    from.on('error', () => to.terminate());
  };
  relay(down, up, fromPerformer);
  relay(up, down, fromPlatform);
  up.on('open', () => waiting.splice(0).forEach((send) => send()));
};

/** Picks the headers of the page's upgrade that the platform needs; the others are those of the new connection. */
const upgradeHeaders = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    ['cookie', 'user-agent', 'accept-language'].flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );

/** Passes the main socket on over two connections of its own, so that its events can be read. */
const createSocketProxy = (site: PlatformAddresses, listener: ProxyListener) => {
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  return {
    pass: (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
      const address = new URL(request.url ?? '/', site.socketOrigin.replace(/^http/, 'ws'));
      // Nothing is opened at the platform for an upgrade that is refused.
      sockets.handleUpgrade(request, socket, head, (down) => {
        const up = new WebSocket(address, {
          headers: upgradeHeaders(request),
          origin: site.origin,
          perMessageDeflate: false,
        });
        bridge(down, up, listener);
      });
    },
    close: (): void => {
      for (const client of sockets.clients) client.terminate();
      sockets.close();
    },
  };
};

/**
 * Starts a proxy before a platform and its pages, for the browser or app on this machine alone: pages of others are
 * refused, because the platform sees its own origin in every request.
 *
 * @param port 0 for a free one
 */
export const startPlatformProxy = async (site: PlatformAddresses, port: number, listener: ProxyListener) => {
  const server = createServer();
  const connections = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  const ownPort = await listenOnLoopback(server, port);
  const origins = createOrigins(() => ownPort, []);
  const through = siteThrough(site, `http://${LOOPBACK}:${ownPort}`);
  const proxy = createProxyServer({ changeOrigin: true, cookieDomainRewrite: '' });
  const sockets = createSocketProxy(site, listener);
  const answerHandlers = new WeakMap<IncomingMessage, (answer: IncomingMessage) => void>();

  const isCall = (path: string): boolean => path.startsWith(`${site.apiBase}/`);
  /** A page may be opened from anywhere, which no browser does with an origin: the platform may take its address for that of a call. */
  const isAllowed = ({ headers }: IncomingMessage, isPage: boolean): boolean =>
    origins.isOwnHost(headers) && origins.isOwnPage(isPage ? { origin: headers.origin } : headers);

  /** Reads a call and its answer. @returns the body to pass on */
  const watchCall = (request: IncomingMessage, path: string): Transform => {
    const onAnswered = listener.asked();
    const sent = copyRequest(request);
    answerHandlers.set(request, (answer) => {
      const answerText = copyAnswer(answer);
      answer.on('end', () =>
        onAnswered({
          method: request.method ?? 'GET',
          path: path.slice(site.apiBase.length),
          status: answer.statusCode ?? 0,
          body: parseJson(sent.text() ?? ''),
          answer: parseJson(answerText() ?? ''),
        }),
      );
    });
    return sent.body;
  };
  /** Reads the events of a main socket that polls. @returns the body to pass on */
  const watchPolling = (request: IncomingMessage): Transform => {
    const sent = copyRequest(request);
    sent.body.on('end', () => socketEventsIn(sent.text() ?? '').forEach(listener.fromPerformer));
    answerHandlers.set(request, (answer) => {
      const answerText = copyAnswer(answer);
      answer.on('end', () => socketEventsIn(answerText() ?? '').forEach(listener.fromPlatform));
    });
    return sent.body;
  };

  proxy.on('proxyRes', (answer, request) => {
    answer.headers = through.headers(answer.headers);
    answerHandlers.get(request)?.(answer);
  });
  proxy.on('error', (_error, _request, response) => {
    if (response === undefined || !('writeHead' in response)) {
      response?.destroy();
      return;
    }
    if (!response.headersSent) response.writeHead(502, { 'content-type': 'application/json' });
    response.end('{"error":"platform_unreachable"}');
  });
  server.on('request', (request, response) => {
    const path = request.url ?? '/';
    const isSocket = path.startsWith(SOCKET_PATH);
    if (!isAllowed(request, !isSocket && !isCall(path))) return response.writeHead(403).end();
    if (path.split('?')[0] === '/config.json' && through.configuration !== undefined) {
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      return response.end(through.configuration);
    }
    through.ask(request.headers);
    if (!isSocket && !isCall(path)) return detach(proxy.web(request, response, { target: site.origin }));
    // The bodies are read as text, so the platform may not compress them.
    request.headers['accept-encoding'] = 'identity';
    const buffer = isSocket ? watchPolling(request) : watchCall(request, path);
    detach(proxy.web(request, response, { target: isSocket ? site.socketOrigin : site.apiOrigin, buffer }));
  });
  server.on('upgrade', (request, socket, head) => {
    if (!isAllowed(request, false)) return socket.destroy();
    if (request.url?.startsWith(SOCKET_PATH) === true) return sockets.pass(request, socket, head);
    through.ask(request.headers);
    detach(proxy.ws(request, socket as Socket, { target: site.origin }, head));
  });
  return {
    url: through.url,
    stop: (): Promise<void> => {
      sockets.close();
      const { promise, resolve } = Promise.withResolvers<void>();
      server.close(() => resolve());
      // Those that were upgraded are no longer the server's own.
      for (const socket of connections) socket.destroy();
      return promise;
    },
  };
};
