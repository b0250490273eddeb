import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { chooseEncoding, createWebFiles } from './web-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'greenroom-web-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each([
  ['gzip, deflate, br, zstd', 'text/javascript', 'br'],
  ['gzip', 'text/css', 'gzip'],
  [undefined, 'text/html', 'identity'],
  ['br', 'font/woff2', 'identity'],
] as const)('answers who accepts %s with a %s as %s', (accepted, type, encoding) => {
  expect(chooseEncoding(accepted, type)).toBe(encoding);
});

it('has no page while nothing is built, and notices the build', async () => {
  const files = createWebFiles(folder);
  expect(await files.index()).toBeUndefined();
  writeFileSync(join(folder, 'index.html'), '<html>');
  expect(await files.index()).toBe('<html>');
});

it('gives the same content in every encoding', async () => {
  writeFileSync(join(folder, 'app.js'), 'let a = 1;');
  writeFileSync(join(folder, 'index.html'), '');
  const file = await createWebFiles(folder).find('/app.js');
  expect(file?.type).toBe('text/javascript; charset=utf-8');
  expect(brotliDecompressSync((await file?.as('br')) ?? '').toString()).toBe('let a = 1;');
  expect(gunzipSync((await file?.as('gzip')) ?? '').toString()).toBe('let a = 1;');
});

it('knows no file outside its folder', async () => {
  writeFileSync(join(folder, 'index.html'), '');
  const files = createWebFiles(folder);
  expect(await files.find('/../index.html')).toBeUndefined();
  expect(await files.find('/etc/passwd')).toBeUndefined();
});
