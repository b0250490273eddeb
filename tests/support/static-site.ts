import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const BUILT_WEB_APP = fileURLToPath(new URL('../../packages/web/dist', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface StaticSite {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** The built web app on a plain file server, with a configuration of the test's choice and no platform behind it. */
export const serveStatically = async (configuration: { body: string }): Promise<StaticSite> => {
  const server = createServer(({ url = '/' }, response) => {
    const path = normalize(new URL(url, 'http://site').pathname);
    if (path === '/config.json') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(configuration.body);
      return;
    }
    const found = join(BUILT_WEB_APP, path);
    const file = existsSync(found) && statSync(found).isFile() ? found : join(BUILT_WEB_APP, 'index.html');
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
};
