import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  html: { cspNonce: '__NONCE__' },
  css: { modules: { generateScopedName: (name, file) => `${/([^/]+)\.module\.css/.exec(file)?.[1] ?? ''}-${name}` } },
  build: { target: 'es2022', assetsInlineLimit: 0 },
});
