// JavaScript, declarations and source maps of the packages, file by file: a name that the workspace imports is a name of the package.
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'tsup';
import { ROOT, run, tool } from '../lib/process.mjs';

/** The packages that are published, those that others need first. */
export const PUBLISHED = ['core', 'adapters-http', 'adapters-socket', 'adapters-toy', 'sim-cli'] as const;
export type PackageName = (typeof PUBLISHED)[number];

/** Oldest Node on which a package runs: from here on `node:sqlite` has all that the store uses. */
export const TARGET = 'node22.16';

export const packageFolder = (name: PackageName): string => join(ROOT, 'packages', name);

/** Tests and what only they use are no part of a package; other test doubles are: worlds on virtual time are made of some. */
const isPublished = (path: string): boolean =>
  !path.endsWith('.test.ts') && !readFileSync(path, 'utf8').includes("from 'vitest'");

const filesOf = (name: PackageName, pattern: string): readonly string[] => {
  const source = join(packageFolder(name), 'src');
  return globSync(pattern, { cwd: source }).filter((path) => isPublished(join(source, path)));
};

/** Every import stays an import: of a package as it is, of a file with the ending that it has once it is built. */
const importsAsTheyAre = {
  name: 'imports-as-they-are',
  setup: (
    builder: Parameters<NonNullable<NonNullable<Parameters<typeof build>[0]['esbuildPlugins']>[number]['setup']>>[0],
  ) => {
    builder.onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/^(\.{1,2}\/.*)\.ts$/, '$1.js'), external: true },
    );
  },
};

const writeJavaScript = async (name: PackageName): Promise<void> => {
  const [source, target] = [join(packageFolder(name), 'src'), join(packageFolder(name), 'dist')];
  await build({
    config: false,
    silent: true,
    entry: Object.fromEntries(filesOf(name, '**/*.ts').map((path) => [path.replace(/\.ts$/, ''), join(source, path)])),
    outDir: target,
    format: 'esm',
    target: TARGET,
    platform: 'node',
    bundle: true,
    splitting: false,
    sourcemap: true,
    // Both are named in the traps of tsup: it would rename node:sqlite, and remove the declarations.
    removeNodeProtocol: false,
    clean: false,
    tsconfig: join(packageFolder(name), 'tsconfig.json'),
    esbuildPlugins: [importsAsTheyAre],
  });
  for (const path of filesOf(name, '**/*.{json,yaml,css,wav,webm,h264}'))
    cpSync(join(source, path), join(target, path));
};

/** The compiler keeps the endings of the sources in declarations; a consumer has no such files. */
const withBuiltEndings = (declaration: string): string =>
  declaration.replaceAll(/((?:from|import\() ?['"]\.{1,2}\/[^'"]+)\.ts(['"])/g, '$1.js$2');

/** One run for all packages, since each reads the sources of those below it. */
const writeDeclarations = async (): Promise<void> => {
  const folder = join(ROOT, 'node_modules', '.cache', 'greenroom', 'declarations');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const config = {
    extends: join(ROOT, 'packages/sim-cli/tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      incremental: false,
      tsBuildInfoFile: null,
      rootDir: join(ROOT, 'packages'),
      outDir: join(folder, 'out'),
      typeRoots: [join(ROOT, 'node_modules/@types')],
    },
    files: PUBLISHED.flatMap((name) => filesOf(name, '**/*.ts').map((path) => join(packageFolder(name), 'src', path))),
    include: [],
  };
  const configFile = join(folder, 'tsconfig.json');
  writeFileSync(configFile, JSON.stringify(config));
  const { code, output } = await run(tool('tsc'), ['-p', configFile], { capture: true });
  if (code !== 0) throw new Error(`The declarations could not be written.\n${output}`);
  for (const name of PUBLISHED) {
    const written = join(folder, 'out', name, 'src');
    for (const path of globSync('**/*.d.ts', { cwd: written })) {
      const target = join(packageFolder(name), 'dist', path);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, withBuiltEndings(readFileSync(join(written, path), 'utf8')));
    }
  }
};

/** Builds every package into its `dist`. */
export const buildPackages = async (): Promise<void> => {
  for (const name of PUBLISHED) rmSync(join(packageFolder(name), 'dist'), { recursive: true, force: true });
  await writeDeclarations();
  for (const name of PUBLISHED) await writeJavaScript(name);
};
