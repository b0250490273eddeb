import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { VitePWA } from 'vite-plugin-pwa';
import { firstPaint, NONCE } from './src/first-paint/first-paint.ts';
import { loginCatalogue } from './src/i18n/login-catalogue.ts';
import { CSS_OPTIONS } from './src/theme/css-options.ts';

const PLATFORM = 'http://127.0.0.1:4000';

const LOGIN_CHUNK = 'login';

/** A field of a call or of a refusal that only describes it, with the comma behind it. */
const DESCRIPTION = /\b(?:purpose|section|spec|origin|when|code):\s*(?:'(?:[^'\\]|\\.)*'|`[^`]*`)(?:,|(?=\s*\}))/gu;
/** A refusal in a list; those with 401 stay, because by them the page tells a refused call from a lost login. */
const REFUSAL = /(?<=[[,]\s*)\{\s*status: (?!401)\d+,[^{}]*\},?/gu;
const EMPTY_LIST = /\berrors: \[\s*\],/gu;

/** Removes from the tables of calls what only the documentation and the simulator read. */
const withoutDocumentation: Plugin = {
  name: 'greenroom:without-documentation',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/adapters-http\/src\/.*\.http\.ts$/u },
    handler: (code) => ({
      code: code.replaceAll(DESCRIPTION, '').replaceAll(REFUSAL, '').replaceAll(EMPTY_LIST, ''),
      map: null,
    }),
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

/** Fetched ahead for a page behind the login. */
const FETCHED_AHEAD: ReadonlySet<string> = new Set(['load-router', 'load-workspace']);

/**
 * Asks V8 to compile all functions of a file in the background while it arrives, instead of each on the main thread when it is first called. Not for the
 * login, which calls half of its functions, and not for what a single page or field fetches.
 */
const compileAhead = (chunk: {
  readonly name: string;
  readonly isEntry: boolean;
  readonly isDynamicEntry: boolean;
}): string => {
  const isNeeded = chunk.isDynamicEntry ? FETCHED_AHEAD.has(chunk.name) : !chunk.isEntry && chunk.name !== LOGIN_CHUNK;
  return isNeeded ? '//# allFunctionsCalledOnLoad' : '';
};

export default defineConfig({
  plugins: [withoutDocumentation, react(), loginCatalogue(), firstPaint(), compressedCopies, serviceWorker],
  html: { cspNonce: NONCE },
  css: CSS_OPTIONS,
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // All of these fetch `modulepreload` themselves.
    modulePreload: { polyfill: false },
    // Says which file is needed when; the measurement of the first load reads it.
    manifest: true,
    // What the first load weighs is measured by tests/integration/first-load.test.ts.
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    // A data: address in a style would need its own line in the Content-Security-Policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        postBanner: compileAhead,
        // The login lists the files that come after it: short names, and none for what several of them share.
        chunkFileNames: ({ isDynamicEntry }) => `assets/${isDynamicEntry ? '[name]-' : ''}[hash:7].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${name.endsWith('.css') ? '' : '[name]-'}[hash:7][extname]`,
        codeSplitting: {
          groups: [
            // What the login imports, in one file: it compresses better, and the page names two files in place of seven.
            { name: LOGIN_CHUNK, tags: ['$initial'] },
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
