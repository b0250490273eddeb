import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/lib/process.mjs';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

it('describes every key of /config.json on its page, and links to it', () => {
  const described = [...read('docs/configuration.md').matchAll(/^\| `(\w+)` \|/gm)].map(([, key]) => key);
  const source = read('packages/adapters-http/src/configuration/configuration.wire.ts');
  const keys = [...source.matchAll(/^ {2}(\w+): (?:z\.|off,|none,)/gm)].map(([, key]) => key);
  expect(keys.length).toBeGreaterThan(15);
  expect(described).toHaveLength(keys.length);
  expect(new Set(described)).toEqual(new Set(keys));
  expect(read('docs/deploy.md')).toContain('](configuration.md)');
});

/** Tells that a source expression of a policy covers an address; a host of `*.` covers its subdomains, a port of `*` every port. */
const covers = (source: string, address: string): boolean => {
  const [, scheme, host = '', port = ''] = /^(\w+):\/\/([^:/]+)(?::(\d+|\*))?$/.exec(source) ?? [];
  const url = new URL(address);
  const isHost = host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host;
  return `${scheme}:` === url.protocol && isHost && (port === '*' || port === url.port);
};
const sourcesOf = (directive: string): readonly string[] => {
  const policy = /add_header Content-Security-Policy "([^"]+)"/.exec(read('docs/deploy.md'))?.[1] ?? '';
  const part = policy.split(';').find((each) => each.trim().startsWith(`${directive} `));
  return part?.trim().split(' ').slice(1) ?? [];
};

it('lets the page of docs/deploy.md reach the toy vendor where no address is configured', () => {
  const usual = (path: string, name: string): string =>
    new RegExp(`const ${name} = '([^']+)'`).exec(read(`packages/adapters-http/src/configuration/${path}`))?.[1] ?? '';
  const addresses = [
    usual('toy-app-addresses.ts', 'VENDOR_TLS'),
    // Tells an app whose name leads nowhere from one that does not run.
    usual('toy-app-addresses.ts', 'VENDOR_PLAIN'),
    usual('configuration.wire.ts', 'VENDOR_CLOUD'),
    // The vendor's hub, and its app on a phone.
    'https://developerio.lovense-api.com',
    'wss://developerio.lovense-api.com',
    'https://192-168-0-248.lovense.club:30010',
  ];
  expect(addresses).not.toContain('');
  const sources = sourcesOf('connect-src');
  expect(addresses.filter((address) => !sources.some((source) => covers(source, address)))).toEqual([]);
  expect(sourcesOf('img-src').some((source) => covers(source, 'https://apps.lovense.com/UploadFiles/qr/1.jpg'))).toBe(
    true,
  );
  // Nothing else is let through with them.
  for (const other of ['https://lovense.club.example', 'https://example.com', 'http://127.0.0.1:20011'])
    expect(sources.some((source) => covers(source, other))).toBe(false);
});
