import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { bareAnswer } from './bare-answer.ts';

/** A body must bring so many bytes in each of these spans: a thin line does, who only wants to keep the connection open does not. */
const LEAST = 5_000;
const SPAN = 10_000;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

const cut = (socket: Socket): void => {
  socket.end(bareAnswer(408, 'Request Timeout'));
  socket.destroySoon();
};

/** Ends requests whose bodies arrive too slowly. Real time at any rate: it protects the machine. */
export const cutSlowBodies = (server: Server): void => {
  server.on('request', (request: IncomingMessage) => {
    if (!hasBody(request)) return;
    const { socket } = request;
    let before = socket.bytesRead;
    const watch = setInterval(() => {
      const came = socket.bytesRead - before;
      before = socket.bytesRead;
      if (request.complete || socket.destroyed) clearInterval(watch);
      else if (came < LEAST) cut(socket);
    }, SPAN).unref();
    request.once('close', () => clearInterval(watch));
  });
};
