import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { ROOT } from '../../scripts/lib/process.mjs';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
/** The declarations of the linter name files that it does not ship. */
const resultsWire = z.array(z.object({ messages: z.array(z.object({ rule: z.string(), message: z.string() })) }));
const blocks = [...read('docs/deploy.md').matchAll(/^```nginx\n(.*?)^```/gms)].map(([, block = '']) => block);
const locationsOf = (site: string): readonly string[] => site.match(/^ {2}location [^{]+/gm) ?? [];

it('has a Dockerfile and a compose file of which the linters say nothing', () => {
  expect(validate(read('deploy/Dockerfile'))).toEqual([]);
  const linter = new DCLinter({ quiet: false, debug: false, exclude: [], rules: {} });
  const results = resultsWire.parse(linter.lintFiles([join(ROOT, 'deploy/compose.yaml')], false));
  expect(results.flatMap(({ messages }) => messages.map(({ rule, message }) => `${rule}: ${message}`))).toEqual([]);
});

it('finds what is wrong with a Dockerfile', () => {
  expect(validate('FORM node:24').length).toBeGreaterThan(0);
});

it('serves from the compose file what docs/deploy.md documents, with the same headers', () => {
  expect(read('deploy/security-headers.conf')).toBe(blocks[1]);
  expect(locationsOf(read('deploy/nginx.conf'))).toEqual(locationsOf(blocks[0] ?? ''));
});

it('sends from Caddy the headers and the policy that nginx sends', () => {
  const headersOf = (text: string, header: RegExp): readonly (string | undefined)[] =>
    [...text.matchAll(header)].map(([, name, value]) => `${name}: ${value}`);
  const [protecting = ''] = read('deploy/Caddyfile').split('}\n');
  expect(headersOf(protecting, /^\t\t([A-Z][\w-]+) "([^"]*)"/gm)).toEqual(
    headersOf(blocks[1] ?? '', /^add_header ([\w-]+) "([^"]*)"/gm),
  );
  const [, policy] = /add_header Content-Security-Policy "([^"]+)"/.exec(blocks[0] ?? '') ?? [];
  expect(read('deploy/page.html')).toContain(`"${policy?.replaceAll('$request_id', '%[1]s')}"`);
});

it('builds the version of this project on the pinned Node', () => {
  const { version, optionalDependencies } = JSON.parse(read('package.json'));
  expect(read('deploy/Dockerfile')).toContain(`greenroom-sim-${version}.tgz`);
  expect(read('deploy/Dockerfile').match(/^FROM node:[\d.]+/gm)).toEqual(
    Array.from({ length: 2 }, () => `FROM node:${optionalDependencies.node}`),
  );
});
