import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PlatformOptions } from '../../base/environment/platform-options.ts';
import { pageWithNonce, registerPages } from './register-pages.ts';
import type { Violations } from './violations.ts';

const HEAD = '<html><head>';

it('fills the placeholders of the page', () => {
  const page = `${HEAD}<meta property="csp-nonce" nonce="__NONCE__"><script nonce="__NONCE__" src="/a.js"></script>`;
  expect(pageWithNonce(page, 'n1')).toBe(
    `${HEAD}<meta property="csp-nonce" nonce="n1"><script nonce="n1" src="/a.js"></script>`,
  );
});

it('gives plain scripts, styles and links the nonce, and tells it in a meta tag', () => {
  const page = `${HEAD}<link rel="stylesheet" href="/a.css"><style>a{}</style><script type="module" src="/a.js"></script>`;
  expect(pageWithNonce(page, 'n2')).toBe(
    [
      `${HEAD}<meta property="csp-nonce" nonce="n2"><link nonce="n2" rel="stylesheet" href="/a.css">`,
      `<style nonce="n2">a{}</style><script nonce="n2" type="module" src="/a.js"></script>`,
    ].join(''),
  );
});

it('leaves words that only begin like a tag alone', () => {
  expect(pageWithNonce('<head><p>styles and <linked></p>', 'n3')).toContain('<p>styles and <linked></p>');
});

describe('the files of the web app', () => {
  let folder: string;
  let app: FastifyInstance;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'greenroom-web-'));
    mkdirSync(join(folder, 'assets'));
    app = fastify();
    const options: Partial<PlatformOptions> = {
      webFolder: folder,
      allowedOrigins: ['https://studio.example'],
      toyAppUrl: '',
      toyIntifaceUrl: '',
      breachedPasswordsUrl: '',
    };
    registerPages(app, options as PlatformOptions, {} as Violations);
  });
  afterEach(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });
  const put = (name: string, content: string): void => {
    writeFileSync(join(folder, name), content);
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content));
  };
  const get = (url: string, accepted = '') => app.inject({ url, headers: { 'accept-encoding': accepted } });

  it('are a page that says so while nothing is built, and the build as soon as it is there', async () => {
    expect((await get('/inbox/')).body).toContain('the web app is not built');
    writeFileSync(join(folder, 'index.html'), '<html><head></head>built</html>');
    put('assets/app-1.js', 'let a = 1;');
    expect((await get('/inbox/')).body).toContain('built');
    expect((await get('/assets/app-1.js')).body).toBe('let a = 1;');
  });

  it('are configured with the protocol of an allowed origin', async () => {
    const asked = async (host: string) => (await app.inject({ url: '/config.json', headers: { host } })).json().apiUrl;
    expect(await asked('studio.example')).toBe('https://studio.example/api');
    expect(await asked('127.0.0.1:4000')).toBe('http://127.0.0.1:4000/api');
  });

  it('have the same content in every encoding', async () => {
    put('assets/app.js', 'let a = 1;');
    const [brotli, zipped, plain] = await Promise.all(
      ['gzip, deflate, br, zstd', 'gzip', ''].map((accepted) => get('/assets/app.js', accepted)),
    );
    expect([brotli, zipped, plain].map((answer) => answer?.headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
    ]);
    expect(brotliDecompressSync(brotli?.rawPayload ?? '').toString()).toBe('let a = 1;');
    expect(gunzipSync(zipped?.rawPayload ?? '').toString()).toBe('let a = 1;');
    expect(plain?.body).toBe('let a = 1;');
    for (const answer of [brotli, zipped, plain]) {
      expect(answer?.headers).toMatchObject({
        vary: expect.stringMatching(/accept-encoding/i),
        'content-type': expect.stringMatching(/javascript; charset=utf-8/i),
      });
    }
  });

  it('are stored forever with the hash of their content in their name, and asked for again without', async () => {
    put('assets/app-1.js', '');
    put('favicon.svg', '<svg/>');
    expect((await get('/assets/app-1.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it('end at their folder', async () => {
    const answers = await Promise.all(
      ['/../outside.txt', '/%2e%2e/outside.txt', '/assets/..%2f..%2foutside.txt', '/etc/passwd.txt'].map((path) =>
        get(path),
      ),
    );
    expect(answers.every(({ statusCode }) => statusCode === 403 || statusCode === 404)).toBe(true);
  });
});
