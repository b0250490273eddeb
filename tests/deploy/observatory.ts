import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { ROOT } from '../../scripts/lib/process.mjs';
import type { DocumentedServer } from './documented-server.ts';

/** Fetched for this test alone: with all it needs it is larger than the product. */
const PACKAGE = '@mdn/mdn-http-observatory';
const VERSION = '1.4.8';
const SCRIPT = fileURLToPath(new URL('./observatory.mjs', import.meta.url));

const gradeWire = z.object({
  grade: z.string(),
  score: z.number(),
  base: z.number(),
  tests: z.array(z.object({ name: z.string(), result: z.string(), pass: z.boolean(), modifier: z.number() })),
});

const packageFolder = (): string => {
  const prefix = join(ROOT, 'node_modules/.cache/greenroom', `observatory-${VERSION}`);
  const folder = join(prefix, 'node_modules', PACKAGE);
  if (existsSync(folder)) return folder;
  mkdirSync(prefix, { recursive: true });
  const args = ['install', '--prefix', prefix, '--ignore-scripts', '--no-audit', '--no-fund', `${PACKAGE}@${VERSION}`];
  const { status, stderr } = spawnSync('npm', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${PACKAGE} could not be fetched:\n${stderr}`);
  return folder;
};

/** Grades a server with MDN's HTTP Observatory. */
export const gradeOf = ({ plainPort, port, certificate }: DocumentedServer): z.infer<typeof gradeWire> => {
  // The server is on this machine: no proxy may lie between.
  const env = { PATH: process.env['PATH'] ?? '', NODE_EXTRA_CA_CERTS: certificate };
  const args = [SCRIPT, packageFolder(), String(plainPort), String(port)];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
  if (status !== 0) throw new Error(`The observatory failed:\n${stderr}`);
  return gradeWire.parse(JSON.parse(stdout));
};
