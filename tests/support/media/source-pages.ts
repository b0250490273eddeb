import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const ZOD = dirname(createRequire(import.meta.url).resolve('zod/package.json'));

/** Addresses of the sources for a page; the browser reads the very files that ship, types stripped, without a bundler. */
const IMPORTS = {
  '@greenroom/core/': '/sources/packages/core/src/',
  '@greenroom/adapters-socket/': '/sources/packages/adapters-socket/src/',
  'zod/mini': '/zod/mini/index.js',
};

const page = (module: string): string =>
  `<!doctype html><html lang="en"><title>Stream</title><script type="importmap">${JSON.stringify({ imports: IMPORTS })}</script>` +
  `<video muted autoplay playsinline></video><script type="module" src="/sources/${module}"></script></html>`;

/** Read once a run, whichever page asks. */
const read = new Map<string, Promise<string | undefined>>();

const readScript = async (path: string): Promise<string | undefined> => {
  if (path.startsWith('/zod/')) return readFile(join(ZOD, normalize(path.slice('/zod'.length))), 'utf8');
  if (!path.startsWith('/sources/')) return undefined;
  const file = join(ROOT, normalize(path.slice('/sources'.length)));
  return stripTypeScriptTypes(await readFile(file.endsWith('.ts') ? file : `${file}.ts`, 'utf8'));
};

const script = (path: string): Promise<string | undefined> => {
  const text = read.get(path) ?? readScript(path);
  read.set(path, text);
  return text;
};

/** Serves one TypeScript module as a page of its own. */
export const createSourcePages =
  (module: string) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    if (path === '/') {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(page(module));
      return;
    }
    try {
      const text = await script(path);
      response.writeHead(text === undefined ? 404 : 200, { 'Content-Type': 'text/javascript' }).end(text);
    } catch {
      response.writeHead(404).end();
    }
  };
