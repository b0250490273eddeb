import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/house/process.mjs';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

it('describes every key of /config.json in docs/deploy.md, and none that does not exist', () => {
  const source = read('packages/web/src/composition/configuration.wire.ts');
  const object = /const configurationWire = z\.object\(\{\n(.*?)\n\}\);/s.exec(source)?.[1] ?? '';
  const keys = [...object.matchAll(/^ {2}(\w+): z\./gm)].map(([, key]) => key);
  expect(keys.length).toBeGreaterThan(15);
  const section = /## `\/config\.json`\n(.*?)\n## /s.exec(read('docs/deploy.md'))?.[1] ?? '';
  const cells = [...section.matchAll(/^\| (`[^|]+) \|/gm)].map(([, cell = '']) => cell);
  const described = cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, key]) => key));
  expect(new Set(described)).toEqual(new Set(keys));
  expect(described).toHaveLength(keys.length);
});
