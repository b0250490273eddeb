import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';

/** The differences of a server from the platform behind it. */
export interface Differences {
  /** By method and path, without query: status and body in place of the platform's. */
  readonly answers: Readonly<Record<string, (status: number, json: unknown) => readonly [number, unknown]>>;
  /** The acknowledgement of its socket, and the events after it. */
  readonly acknowledges: unknown;
  readonly sends: Readonly<Record<string, unknown>>;
}

/** A server before the platform’s calls that differs as it is told, with a socket of its own. */
export const startDifferingServer = async (platform: string, { answers, acknowledges, sends }: Differences) => {
  const http = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(Buffer.from(piece));
    const body = Buffer.concat(pieces);
    const headers = new Headers({ host: new URL(platform).host });
    for (const [name, value] of Object.entries(request.headers))
      if (typeof value === 'string' && !['host', 'connection', 'content-length'].includes(name))
        headers.set(name, value);
    const method = request.method ?? 'GET';
    const sent = body.length === 0 ? { method, headers } : { method, headers, body };
    const answer = await fetch(`${platform}${request.url}`, sent);
    const json: unknown = await answer.json().catch(() => undefined);
    const change = answers[`${method} ${new URL(request.url ?? '/', platform).pathname}`];
    const [status, told] = change?.(answer.status, json) ?? [answer.status, json];
    response.setHeader('set-cookie', answer.headers.getSetCookie());
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(told));
  });
  const io = new Server(http, { path: '/socket.io' });
  io.on('connection', (socket) => {
    socket.on('user', (_user: unknown, acknowledge: (answer: unknown) => void) => {
      acknowledge(acknowledges);
      for (const [name, content] of Object.entries(sends)) socket.emit(name, content);
    });
  });
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    stop: () => io.close(),
  };
};
