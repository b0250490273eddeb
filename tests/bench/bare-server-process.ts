// The least a server needs to send an answer: the floor that the platform is measured against.
import { createServer } from 'node:http';

const [, , body = ''] = process.argv;
const server = createServer((_request, response) => {
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '');
});
/** Asked for its processor time. */
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1_000);
});
process.on('disconnect', () => process.exit());
