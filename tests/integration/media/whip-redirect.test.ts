import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createNodeStreaming, createStreamRecorder } from '../../support/media/node-streaming.ts';

interface Host {
  readonly url: string;
  readonly calls: string[];
  readonly close: () => void;
}

const startHost = async (answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<Host> => {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url} ${request.headers.authorization ?? 'without token'}`);
    request.resume().on('end', () => answer(request, response));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    calls,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

let edge: Host;
let front: Host;
let streaming: ReturnType<typeof createNodeStreaming>;

beforeEach(async () => {
  edge = await startHost(({ method, headers }, response) => {
    if (headers.authorization !== 'Bearer t1') response.writeHead(401).end();
    else if (method === 'DELETE') response.writeHead(200).end();
    else response.writeHead(201, { 'Content-Type': 'application/sdp', Location: '../session/7' }).end('no description');
  });
  front = await startHost(({ url }, response) => {
    response.writeHead(307, { Location: `${edge.url}/at-the-edge${url}` }).end();
  });
  streaming = createNodeStreaming('whip');
});
afterEach(async () => {
  streaming.close();
  await Promise.all(streaming.peers.map((peer) => peer.close()));
  edge.close();
  front.close();
});

it.each([
  ['publish', 'whip'],
  ['play', 'whep'],
] as const)(
  'lets a redirect to another host have the token, and ends the session there: %s',
  async (direction, path) => {
    const { listener } = createStreamRecorder();
    const grant = { name: 'anna', token: 't1', server: front.url };
    const order = { grant, attempt: 1, quality: 'md' } as const;
    const stream = streaming.streaming[direction](order, listener);
    await expect.poll(() => edge.calls).toHaveLength(2);
    // The answer has been read.
    await expect.poll(() => streaming.peers[0]?.signalingState).toBe('stable');
    stream.stop();
    const at = '/at-the-edge/live/anna';
    await expect.poll(() => edge.calls).toContain(`DELETE ${at.replace('anna', 'session/7')} Bearer t1`);
    expect(edge.calls.slice(0, -1)).toEqual([`POST ${at}/${path} without token`, `POST ${at}/${path} Bearer t1`]);
    expect(front.calls).toEqual([`POST /live/anna/${path} Bearer t1`]);
  },
);
