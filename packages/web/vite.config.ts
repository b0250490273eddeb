import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { doorWords } from './src/i18n/door-words.ts';

/** Replaced in every answer by the server: without it the page's own inline script and styles may not run. */
const NONCE = '__NONCE__';

const PLATFORM = 'http://127.0.0.1:4000';

const readCatalogue = (language: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`src/i18n/${language}.json`, import.meta.url), 'utf8'));

const textAt = (catalogue: Record<string, unknown>, key: string): string => {
  const found = key.split('.').reduce<unknown>((node, part) => Object(node)[part], catalogue);
  if (typeof found !== 'string') throw new Error(`index.html asks for the text ${key}, which no catalogue has`);
  return found;
};

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Writes the texts of the first paint into the page: Dutch in the elements, the other languages beside them. */
const firstPaintTexts = (): Plugin => ({
  name: 'greenroom:first-paint-texts',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => {
      const keys = [...new Set([...html.matchAll(/data-text="([\w.]+)"/g)].map((match) => match[1] ?? ''))];
      const pick = (language: string) => {
        const catalogue = readCatalogue(language);
        return Object.fromEntries(keys.map((key) => [key, textAt(catalogue, key)]));
      };
      const dutch = pick('nl');
      return html
        .replaceAll(/data-text="([\w.]+)"([^>]*)>/g, (tag, key: string) => `${tag}${escapeHtml(dutch[key] ?? '')}`)
        .replace('__TEXTS__', JSON.stringify({ de: pick('de'), en: pick('en') }).replaceAll('<', '\\u003c'));
    },
  },
});

/** Puts the styles of the first page into the page itself, so that the first paint waits for no second answer. */
const firstPaintStyles = (): Plugin => ({
  name: 'greenroom:first-paint-styles',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) =>
      html.replaceAll(/\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (link, file: string) => {
        const asset = bundle[file];
        if (asset?.type !== 'asset') return link;
        return `\n    <style nonce="${NONCE}">${asset.source.toString().trim()}</style>`;
      }),
  },
});

export default defineConfig({
  plugins: [react(), doorWords(), firstPaintTexts(), firstPaintStyles()],
  html: { cspNonce: NONCE },
  resolve: {
    alias: {
      // Inversify keeps notes on classes with it, for decorators that are not used here; a few lines do the rest.
      'reflect-metadata/lite': fileURLToPath(new URL('src/composition/reflect-metadata.ts', import.meta.url)),
    },
  },
  css: {
    modules: {
      // Readable, and the same in every build: index.html paints the first page with them.
      generateScopedName: (name, file) => `${/([^/]+)\.module\.css/.exec(file)?.[1] ?? ''}-${name}`,
    },
  },
  build: {
    target: 'es2022',
    // Says which file is needed when; the measurement of the first load reads it.
    manifest: true,
    // A data: address in a style would need its own line in the Content-Security-Policy.
    assetsInlineLimit: 0,
  },
  worker: { format: 'es' },
  server: {
    // `npm start` answers beside the development server; start it with `--origin http://localhost:5173`.
    proxy: { '/api': PLATFORM, '/config.json': PLATFORM, '/socket.io': { target: PLATFORM, ws: true } },
  },
});
