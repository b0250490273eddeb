import { expect, it } from 'vitest';
import { siteThrough, type PlatformAddresses } from './site.ts';

const SITE: PlatformAddresses = {
  origin: 'https://work.example.com',
  apiBase: '/api',
  apiOrigin: 'https://api.example.com',
  socketOrigin: 'https://work.example.com',
  configuration: {
    apiBasePath: 'https://api.example.com/api',
    apiUrl: 'https://api.example.com/api',
    socketUrl: '',
    imageUrl: 'https://work.example.com.images.example',
    serviceWorker: true,
  },
};
const through = siteThrough(SITE, 'http://127.0.0.1:5000');

it('leads the addresses of the site to the proxy, and no other that begins alike', () => {
  expect(JSON.parse(through.configuration ?? '')).toEqual({
    apiBasePath: '/api',
    apiUrl: 'http://127.0.0.1:5000/api',
    socketUrl: 'http://127.0.0.1:5000',
    imageUrl: 'https://work.example.com.images.example',
    serviceWorker: false,
    push: false,
  });
});

it('lets a page without TLS have the answers, whose policy names the proxy', () => {
  const headers = through.headers({
    'strict-transport-security': 'max-age=1',
    'content-security-policy': "connect-src 'self' wss://work.example.com; upgrade-insecure-requests",
    location: 'https://work.example.com/login/',
    'x-other': 'stays',
  });
  expect(headers).toEqual({
    'content-security-policy': "connect-src 'self' ws://127.0.0.1:5000",
    location: 'http://127.0.0.1:5000/login/',
    'x-other': 'stays',
  });
});

it('asks as a page of the site does', () => {
  const headers = { origin: 'http://127.0.0.1:5000', referer: 'http://127.0.0.1:5000/login/?a=1' };
  through.ask(headers);
  expect(headers).toEqual({ origin: 'https://work.example.com', referer: 'https://work.example.com/login/?a=1' });
});
