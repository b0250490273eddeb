import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Transform, type Duplex } from 'node:stream';
import { createProxyServer } from 'httpxy';
import { WebSocket, WebSocketServer } from 'ws';
import { createOrigins } from '../platform/security/origins.ts';
import { siteThrough, type Site } from './site.ts';
import { socketEventsIn, type SocketEvent } from './socket-events.ts';

/** A request for a call and its answer, as they passed. */
export interface SeenCall {
  readonly method: string;
  /** Path below the API base path, with query. */
  readonly path: string;
  readonly status: number;
  /** JSON of the body; undefined where it is none. */
  readonly body: unknown;
  readonly answer: unknown;
}

export interface ProxyListener {
  /** Called when the request is there, for its time. @returns what is done when the answer has passed */
  readonly asked: () => (call: SeenCall) => void;
  readonly fromPerformer: (event: SocketEvent) => void;
  readonly fromPlatform: (event: SocketEvent) => void;
}

const SOCKET_PATH = '/socket.io/';
/** Bytes of a body that are read; a longer one is a file, which is passed on alone. */
const LONGEST_BODY = 1_000_000;

/** Keeps the text of chunks. @returns undefined for more than is read */
const createTextOf = () => {
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

/** Hears the answer, which the proxy passes on in the same turn. */
const listenIn = (answer: IncomingMessage): (() => string | undefined) => {
  const kept = createTextOf();
  answer.on('data', kept.add);
  return kept.text;
};

/** Carries the body of a request and keeps it: the proxy reads it later, when it is connected, so it may not flow before. */
const tap = (request: IncomingMessage) => {
  const kept = createTextOf();
  const body = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      kept.add(chunk);
      done(null, chunk);
    },
  });
  request.pipe(body);
  return { body, text: kept.text };
};

const jsonOf = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
};

/** Codes that a close frame may carry. */
const mayBeSent = (code: number): boolean => code === 1_000 || (code >= 3_000 && code < 5_000);

/** Joins two connections; what comes before the other end is open waits for it. */
const bridge = (down: WebSocket, up: WebSocket, { fromPerformer, fromPlatform }: ProxyListener): void => {
  const waiting: (() => void)[] = [];
  const relay = (from: WebSocket, to: WebSocket, tell: (event: SocketEvent) => void): void => {
    from.on('message', (data: Buffer, binary) => {
      const send = (): void => to.send(data, { binary });
      if (to.readyState === WebSocket.CONNECTING) waiting.push(send);
      else if (to.readyState === WebSocket.OPEN) send();
      if (!binary) socketEventsIn(data.toString()).forEach(tell);
    });
    from.on('close', (code) => (mayBeSent(code) ? to.close(code) : to.terminate()));
    from.on('error', () => to.terminate());
  };
  relay(down, up, fromPerformer);
  relay(up, down, fromPlatform);
  up.on('open', () => waiting.splice(0).forEach((send) => send()));
};

const headersFor = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    ['cookie', 'user-agent', 'accept-language'].flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );

/** Passes the main socket on, over two connections of its own, so that its events can be read. */
const passSocket = (site: Site, listener: ProxyListener) => {
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  return {
    pass: (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
      const address = new URL(request.url ?? '/', site.socketOrigin.replace(/^http/, 'ws'));
      const up = new WebSocket(address, {
        headers: headersFor(request),
        origin: site.origin,
        perMessageDeflate: false,
      });
      sockets.handleUpgrade(request, socket, head, (down) => bridge(down, up, listener));
    },
    close: (): void => {
      for (const client of sockets.clients) client.terminate();
      sockets.close();
    },
  };
};

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address() as AddressInfo;
      resolve(address.port);
    });
  });

/**
 * Starts a proxy before a platform and its pages, for the browser or app on this machine alone: pages of others are
 * refused, because the platform sees its own origin in every request.
 *
 * @param port 0 for a free one
 */
export const startPlatformProxy = async (site: Site, port: number, listener: ProxyListener) => {
  const server = createServer();
  const ownPort = await listen(server, port);
  const origins = createOrigins(() => ownPort, []);
  const through = siteThrough(site, `http://127.0.0.1:${ownPort}`);
  const proxy = createProxyServer({ changeOrigin: true, cookieDomainRewrite: '' });
  const sockets = passSocket(site, listener);
  const answered = new WeakMap<IncomingMessage, (answer: IncomingMessage) => void>();

  const isCall = (path: string): boolean => path.startsWith(`${site.apiBase}/`);
  const isOwn = ({ headers }: IncomingMessage, isPage: boolean): boolean =>
    origins.isOwnHost(headers) && (isPage || origins.isOwnPage(headers));

  /** @returns the body to pass on */
  const watchCall = (request: IncomingMessage, path: string): Transform => {
    const tell = listener.asked();
    const sent = tap(request);
    answered.set(request, (answer) => {
      const read = listenIn(answer);
      answer.on('end', () =>
        tell({
          method: request.method ?? 'GET',
          path: path.slice(site.apiBase.length),
          status: answer.statusCode ?? 0,
          body: jsonOf(sent.text()),
          answer: jsonOf(read()),
        }),
      );
    });
    return sent.body;
  };
  /** Reads the events of a socket that has no WebSocket. @returns the body to pass on */
  const watchPolling = (request: IncomingMessage): Transform => {
    const sent = tap(request);
    sent.body.on('end', () => socketEventsIn(sent.text() ?? '').forEach(listener.fromPerformer));
    answered.set(request, (answer) => {
      const told = listenIn(answer);
      answer.on('end', () => socketEventsIn(told() ?? '').forEach(listener.fromPlatform));
    });
    return sent.body;
  };

  proxy.on('proxyRes', (answer, request) => {
    answer.headers = through.headers(answer.headers);
    answered.get(request)?.(answer);
  });
  proxy.on('error', (_error, _request, response) => {
    if (response === undefined || !('writeHead' in response)) return void response?.destroy();
    if (!response.headersSent) response.writeHead(502, { 'content-type': 'application/json' });
    response.end('{"error":"platform_unreachable"}');
  });
  server.on('request', (request, response) => {
    const path = request.url ?? '/';
    const isSocket = path.startsWith(SOCKET_PATH);
    if (!isOwn(request, !isSocket && !isCall(path))) return void response.writeHead(403).end();
    if (path.split('?')[0] === '/config.json' && through.configuration !== undefined) {
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      return void response.end(through.configuration);
    }
    through.ask(request.headers);
    if (!isSocket && !isCall(path)) return void proxy.web(request, response, { target: site.origin });
    // What is read must not be compressed.
    request.headers['accept-encoding'] = 'identity';
    const buffer = isSocket ? watchPolling(request) : watchCall(request, path);
    void proxy.web(request, response, { target: isSocket ? site.socketOrigin : site.apiOrigin, buffer });
  });
  server.on('upgrade', (request, socket, head) => {
    if (!isOwn(request, false)) return void socket.destroy();
    if (request.url?.startsWith(SOCKET_PATH) === true) return sockets.pass(request, socket, head);
    through.ask(request.headers);
    void proxy.ws(request, socket as Socket, { target: site.origin }, head);
  });
  return {
    url: through.url,
    stop: (): Promise<void> => {
      sockets.close();
      const { promise, resolve } = Promise.withResolvers<void>();
      server.close(() => resolve());
      server.closeAllConnections();
      return promise;
    },
  };
};
