import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Conduct of the proxy: it passes a call on, cuts the line, or answers with a page of its own. */
export type ProxyConduct = 'passesOn' | 'cuts' | { readonly status: number };

export interface Proxy {
  readonly url: string;
  conduct: ProxyConduct;
  /** Counts the calls of a path so far, whatever became of them. */
  readonly calls: (path: string) => number;
  readonly stop: () => Promise<void>;
}

const PAGE = '<!doctype html><title>Sign in</title><p>Sign in to use this network.</p>';
/** Headers that the connection to the platform has of its own. */
const OWN_HEADERS = ['connection', 'content-length', 'host', 'transfer-encoding'];

const bodyOf = async (request: IncomingMessage): Promise<Buffer<ArrayBuffer>> => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
};

/** Starts a proxy before a platform, which may answer in its place as a gateway or the portal of a hotel does. */
export const startProxy = async (platformUrl: string): Promise<Proxy> => {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const { method = 'GET', url = '/' } = request;
      const { conduct } = proxy;
      paths.push(url.replace(/\?.*$/, ''));
      const body = await bodyOf(request);
      if (conduct === 'cuts') return void request.socket.destroy();
      if (conduct !== 'passesOn') {
        return void response.writeHead(conduct.status, { 'content-type': 'text/html' }).end(PAGE);
      }
      const headers = new Headers();
      for (const [name, value] of Object.entries(request.headers))
        if (!OWN_HEADERS.includes(name) && value !== undefined) headers.set(name, String(value));
      const passed = await fetch(`${platformUrl}${url}`, { method, headers, ...(body.length === 0 ? {} : { body }) });
      response.writeHead(passed.status, {
        'content-type': passed.headers.get('content-type') ?? 'application/json',
        'set-cookie': passed.headers.getSetCookie(),
      });
      response.end(await passed.text());
    };
    answer().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const proxy: Proxy = {
    url: `http://127.0.0.1:${port}`,
    conduct: 'passesOn',
    calls: (path) => paths.filter((each) => each === path).length,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return proxy;
};
