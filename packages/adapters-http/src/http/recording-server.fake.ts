import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it arrived, byte for byte. */
export interface RecordedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

type Reply = (response: ServerResponse) => void;

/** A real HTTP server on this machine that records its requests and sends the answer that a test sets. */
export interface RecordingServer {
  readonly url: string;
  readonly requests: readonly RecordedRequest[];
  /** Sets the answer to the next and all further requests. */
  readonly reply: (reply: Reply) => void;
  readonly replyJson: (text: string, status?: number) => void;
  readonly close: () => Promise<void>;
}

const readBody = async (request: IncomingMessage): Promise<string> => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
};

export const startRecordingServer = async (): Promise<RecordingServer> => {
  const requests: RecordedRequest[] = [];
  let current: Reply = (response) => response.end('{}');
  const record = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url = '', headers } = request;
    requests.push({ method, url, headers, body: await readBody(request) });
    current(response);
  };
  const server = createServer((request, response) => {
    record(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    reply: (reply) => {
      current = reply;
    },
    replyJson: (text, status = 200) => {
      current = (response) => response.writeHead(status, { 'content-type': 'application/json' }).end(text);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
