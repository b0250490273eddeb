import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Files by path: each holds only imports, for directions are all that is read. */
export type Plan = Readonly<Record<string, string>>;

const PACKAGES = ['core', 'adapters-http', 'adapters-socket', 'adapters-toy', 'web', 'sim-cli'];

const put = (root: string, path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

const library = (root: string, name: string): void => {
  put(
    root,
    `node_modules/${name}/package.json`,
    JSON.stringify({ name, version: '1.0.0', type: 'module', main: 'main.js' }),
  );
  put(root, `node_modules/${name}/main.js`, 'export const nothing = 0;\n');
};

/** A small workspace beside the real one, with the same packages and the planned files in it. */
export const plantWorkspace = (plan: Plan): { readonly root: string; readonly remove: () => void } => {
  const root = mkdtempSync(join(tmpdir(), 'greenroom-directions-'));
  put(root, 'package.json', JSON.stringify({ name: 'planted', private: true, type: 'module' }));
  for (const name of PACKAGES) {
    const manifest = { name: `@greenroom/${name}`, type: 'module', exports: { './*': './src/*.ts' } };
    put(root, `packages/${name}/package.json`, JSON.stringify(manifest));
    mkdirSync(join(root, 'node_modules/@greenroom'), { recursive: true });
    symlinkSync(join(root, 'packages', name), join(root, 'node_modules/@greenroom', name), 'dir');
  }
  for (const name of ['inversify', 'mobx', 'vitest']) library(root, name);
  for (const [path, text] of Object.entries(plan)) put(root, path, `${text}\n`);
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
};
