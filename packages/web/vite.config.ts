import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { compression } from 'vite-plugin-compression2';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig, type IndexHtmlTransformContext, type Plugin } from 'vite';

import { loginCatalogue } from './src/i18n/login-catalogue.ts';
import { CSS_OPTIONS } from './src/theme/css-options.ts';

type OutputBundle = NonNullable<IndexHtmlTransformContext['bundle']>;

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

const inlineStyles = (html: string, bundle: OutputBundle): string =>
  html.replaceAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (link, file: string) => {
    const asset = bundle[file];
    return asset?.type === 'asset' ? `<style nonce="${NONCE}">${asset.source.toString().trim()}</style>` : link;
  });

/** Without the air between the lines: the page is new in every answer, so each byte of it travels every time. */
const squeeze = (html: string): string =>
  html
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/>\s+</g, '><')
    .replaceAll(/\n\s+/g, '\n');

/** The paint needs nothing but the page; the scripts take over when they are there and may not come before it. */
const paintFirst = (html: string): string =>
  html.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');

/** Makes the first paint independent of a second answer: styles within the page, and the page small. */
const firstPaintPage = (): Plugin => ({
  name: 'greenroom:first-paint-page',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => paintFirst(squeeze(inlineStyles(html, bundle))),
  },
});

const PURPOSE = /(\bpurpose:\s*)'(?:[^'\\]|\\.)*'/gu;

/** Empties the sentences of the call tables: the documentation and the simulator read them, the page never does. */
const withoutPurposes: Plugin = {
  name: 'greenroom:without-purposes',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/adapters-http\/src\/.*\.http\.ts$/u },
    handler: (code) => ({ code: code.replaceAll(PURPOSE, "$1''"), map: null }),
  },
};

/** A copy of each file for each encoding that browsers take; the page itself is new in every answer. */
const compressedCopies = compression({ algorithms: ['brotliCompress', 'gzip'], exclude: [/\.html$/] });

/** The service worker, with the list of the files of this build. The page registers it itself, and the manifest is a file. */
const serviceWorker = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'src/installation',
  filename: 'service-worker.ts',
  injectRegister: false,
  manifest: false,
  injectManifest: {
    globPatterns: ['index.html', 'assets/*.{js,css,woff2}', '*.svg', 'icons/icon-192.png'],
    // Large, seldom needed, and the page goes on without them: an installation does not download them.
    globIgnores: ['assets/zxcvbn-strength-*', 'assets/sentry-reporting-*'],
    // A server sends the page at its address, with the headers of a page, and index.html need not be one.
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map((entry) => (entry.url === 'index.html' ? { ...entry, url: '/' } : entry)),
      }),
    ],
    rollupFormat: 'iife',
    maximumFileSizeToCacheInBytes: 1_000_000,
  },
});

export default defineConfig({
  plugins: [
    withoutPurposes,
    react(),
    loginCatalogue(),
    firstPaintTexts(),
    firstPaintPage(),
    compressedCopies,
    serviceWorker,
  ],
  html: { cspNonce: NONCE },
  css: CSS_OPTIONS,
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Says which file is needed when; the measurement of the first load reads it.
    manifest: true,
    // What the first load weighs is measured by tests/integration/first-load.test.ts.
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    // A data: address in a style would need its own line in the Content-Security-Policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What the login imports, in one file: it compresses better, and the page names two files in place of seven.
            { name: 'login', tags: ['$initial'] },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: {
    // `npm start -- --allow-origin http://localhost:5173` answers beside the development server.
    proxy: { '/api': PLATFORM, '/config.json': PLATFORM, '/socket.io': { target: PLATFORM, ws: true } },
  },
});
