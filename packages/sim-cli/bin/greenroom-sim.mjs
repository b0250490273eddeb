#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// The sources run as they are. Compiled ones are read from this folder, and Node loads its TypeScript compiler, 15 MB, only
// for a source that is not there yet; so this file is JavaScript.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));

await import('../src/main.ts');
