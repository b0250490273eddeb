import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import type { Server } from 'socket.io';
import type { WebSocketServer } from 'ws';
import { EVERYWHERE, refuseUpgrade } from './bare-answer.ts';

/** Gives the answers of a socket.io server the headers of all others: its own have none, also where an upgrade is refused. */
export const protectSockets = (http: HttpServer, { engine }: Server): void => {
  engine.use((_request: unknown, response: Pick<ServerResponse, 'setHeader'>, next: () => void) => {
    for (const [name, value] of Object.entries(EVERYWHERE)) response.setHeader(name, value);
    next();
  });
  engine.on('connection_error', ({ req }: { readonly req: IncomingMessage }) => {
    if (req.headers.upgrade !== undefined) refuseUpgrade(req.socket, 400, 'Bad Request');
  });
  // The library below makes a new server whenever the port opens.
  http.on('listening', () => {
    const { ws } = engine as unknown as { readonly ws?: WebSocketServer };
    ws?.on('wsClientError', (_error, socket) => refuseUpgrade(socket, 400, 'Bad Request'));
  });
};
