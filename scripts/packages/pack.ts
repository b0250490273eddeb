// Tarballs of the packages, and of the tool: the simulator with its libraries, the built web app and the scenarios in one file.
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT, run } from '../lib/process.mjs';
import { packageFolder, PUBLISHED, type PackageName } from './build.ts';
import { buildTool, INSTALLED_BESIDE, TOOL_IMPORTS } from './tool.ts';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly engines: Readonly<Record<string, string>>;
  readonly files: readonly string[];
  readonly exports: object;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly publishConfig?: { readonly exports: object };
}

/** Name of the tool as a package, and of its command. */
const TOOL = 'greenroom-sim';
const WORKSPACE = 'workspace:*';

const readManifest = (name: PackageName): Manifest =>
  JSON.parse(readFileSync(join(packageFolder(name), 'package.json'), 'utf8'));

/** Describes the package as its users get it: what is built instead of the sources, and real versions. */
const publishedManifest = (name: PackageName): Manifest => {
  const { devDependencies: _unpublished, publishConfig, ...manifest } = readManifest(name);
  const dependencies = Object.fromEntries(
    Object.entries(manifest.dependencies).map(([other, version]) => [
      other,
      version === WORKSPACE ? manifest.version : version,
    ]),
  );
  return { ...manifest, exports: publishConfig?.exports ?? manifest.exports, dependencies };
};

const writeJson = (file: string, value: object): void =>
  writeFileSync(file, `${JSON.stringify(value, undefined, 2)}\n`);

/** Copies what a package publishes. */
const stagePackage = (name: PackageName, target: string): void => {
  const manifest = publishedManifest(name);
  mkdirSync(target, { recursive: true });
  for (const part of manifest.files) cpSync(join(packageFolder(name), part), join(target, part), { recursive: true });
  cpSync(join(packageFolder(name), 'README.md'), join(target, 'README.md'));
  cpSync(join(ROOT, 'LICENSE'), join(target, 'LICENSE'));
  writeJson(join(target, 'package.json'), manifest);
};

/** Parts of the simulator's package that the tool has as they are. */
const SHARED_PARTS = ['bin', 'content', 'panel', 'scenarios'];

/** Puts the files of the tool together, as its package has them. @fortests */
export const stageTool = async (target: string): Promise<void> => {
  const { version, description, license, engines, dependencies } = publishedManifest('sim-cli');
  mkdirSync(target, { recursive: true });
  await buildTool(join(target, 'dist'));
  for (const part of SHARED_PARTS)
    cpSync(join(packageFolder('sim-cli'), part), join(target, part), { recursive: true });
  cpSync(join(ROOT, 'packages/web/dist'), join(target, 'web'), { recursive: true });
  cpSync(join(packageFolder('sim-cli'), 'README.md'), join(target, 'README.md'));
  for (const file of ['CHANGELOG.md', 'LICENSE']) cpSync(join(ROOT, file), join(target, file));
  writeJson(join(target, 'package.json'), {
    name: TOOL,
    version,
    description,
    license,
    type: 'module',
    bin: { [TOOL]: `bin/${TOOL}.mjs` },
    files: [...SHARED_PARTS, 'dist', 'web', 'CHANGELOG.md'],
    engines,
    imports: TOOL_IMPORTS,
    dependencies: Object.fromEntries(INSTALLED_BESIDE.map((name) => [name, dependencies[name]])),
  });
};

/**
 * Packs what was built before: the packages, and the tool.
 *
 * @param target folder of the tarballs; what was packed there before is removed
 * @returns their paths by the name of the package
 */
export const packAll = async (target: string): Promise<ReadonlyMap<string, string>> => {
  if (!existsSync(join(ROOT, 'packages/web/dist/index.html'))) throw new Error('The web app is not built.');
  const staging = join(ROOT, 'node_modules', '.cache', 'greenroom', 'staging', String(process.pid));
  mkdirSync(target, { recursive: true });
  for (const old of globSync('greenroom-*.tgz', { cwd: target })) rmSync(join(target, old));
  const staged = [TOOL, ...PUBLISHED].map((name) => join(staging, name));
  await stageTool(join(staging, TOOL));
  for (const name of PUBLISHED) stagePackage(name, join(staging, name));
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { code, output } = await run(npm, ['pack', '--silent', '--pack-destination', target, ...staged], {
    capture: true,
  });
  rmSync(staging, { recursive: true });
  if (code !== 0) throw new Error(`The packages could not be packed.\n${output}`);
  const { version } = publishedManifest('core');
  const named = new Map<string, string>([
    [TOOL, join(target, `${TOOL}-${version}.tgz`)],
    ...PUBLISHED.map((name): [string, string] => [
      `@greenroom/${name}`,
      join(target, `greenroom-${name}-${version}.tgz`),
    ]),
  ]);
  for (const file of named.values()) if (!existsSync(file)) throw new Error(`${basename(file)} was not packed.`);
  return named;
};
