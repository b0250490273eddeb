import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { loginCatalogue } from '../src/i18n/login-catalogue.ts';
import { CSS_OPTIONS } from '../src/theme/css-options.ts';

/** The chat log alone, as one script and one style sheet that a browser can load without a server. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), loginCatalogue()],
  css: CSS_OPTIONS,
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    cssCodeSplit: false,
    modulePreload: false,
    lib: {
      entry: join(import.meta.dirname, 'chat-log.tsx'),
      name: 'chatLogBench',
      formats: ['iife'],
      fileName: () => 'chat-log.js',
      cssFileName: 'chat-log',
    },
  },
});
