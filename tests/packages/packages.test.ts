import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { list } from 'tar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT, tool } from '../../scripts/lib/process.mjs';
import { writeReleaseFiles } from '../../scripts/packages/release-files.ts';
import { emptyFolder, logIn, npmInstall, packEverything, runIn, type Outcome } from './packed.ts';

/** Installing may ask the registry. */
const TIMEOUT_MS = 240_000;
const LIBRARIES = ['core', 'adapters-http', 'adapters-socket', 'adapters-toy', 'sim-cli'].map(
  (name) => `@greenroom/${name}`,
);
const MEGABYTE = 1024 * 1024;

const folders = {
  tarballs: emptyFolder('tarballs'),
  tool: emptyFolder('tool'),
  consumer: emptyFolder('consumer'),
  home: emptyFolder('home'),
};
let tarballs: ReadonlyMap<string, string>;

const tarball = (name: string): string => tarballs.get(name) ?? '';
const asArrayBuffer = (file: string): ArrayBuffer => Uint8Array.from(readFileSync(file)).buffer;

beforeAll(async () => {
  tarballs = await packEverything(folders.tarballs);
}, TIMEOUT_MS);
afterAll(() => {
  for (const folder of Object.values(folders)) rmSync(folder, { recursive: true });
});

it.each(['greenroom-sim', ...LIBRARIES])('packs %s without a complaint of publint', async (name) => {
  const { messages, pkg } = await publint({ pack: { tarball: asArrayBuffer(tarball(name)) }, strict: true });
  expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
});

it.each(LIBRARIES)('gives every name of %s its types', { timeout: TIMEOUT_MS }, async (name) => {
  const folder = join(ROOT, 'packages', name.replace('@greenroom/', ''), 'dist');
  const names = globSync('**/*.js', { cwd: folder }).map((file) => `./${file.replace(/\.js$/, '')}`);
  expect(names.length).toBeGreaterThan(10);
  // Only for who imports ES modules; a name without types or with those of CommonJS is a complaint.
  const options = ['--profile', 'esm-only', '--format', 'ascii', '--no-color', '--no-emoji'];
  const { code, out } = await runIn(ROOT, tool('attw'), [tarball(name), ...options, '--entrypoints', ...names]);
  expect([code, out.match(/^.*(?:ImportError|Untyped|Masquerading).*$/gm)]).toEqual([0, null]);
});

/** The program in the README of a library; empty where it has none. */
const programOf = (library: string): string => {
  const readme = join(ROOT, 'packages', library.replace('@greenroom/', ''), 'README.md');
  return /```ts\n([^]*?)```/.exec(readFileSync(readme, 'utf8'))?.[1] ?? '';
};

it('lets a strict project install, compile and run the programs of all READMEs', { timeout: TIMEOUT_MS }, async () => {
  const programs = LIBRARIES.map((library) => ({ file: library.replace('@greenroom/', ''), text: programOf(library) }));
  const written = programs.filter(({ text }) => text !== '');
  const { consumer } = folders;
  const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  writeFileSync(join(consumer, 'package.json'), JSON.stringify({ type: 'module', private: true }));
  for (const { file, text } of written) writeFileSync(join(consumer, `${file}.ts`), text);
  const tools = ['typescript', '@types/node'].map((name) => `${name}@${devDependencies[name]}`);
  await npmInstall(consumer, [...LIBRARIES.map(tarball), ...tools]);
  const options = ['--strict', '--skipLibCheck', '--module', 'nodenext', '--target', 'es2024', '--outDir', 'built'];
  const compiled = await runIn(consumer, join(consumer, 'node_modules/.bin/tsc'), [
    ...options,
    ...written.map(({ file }) => `${file}.ts`),
  ]);
  expect([compiled.code, compiled.out]).toEqual([0, '']);
  const printed: Record<string, Outcome> = {};
  for (const { file } of written) printed[file] = await runIn(consumer, process.execPath, [`built/${file}.js`]);
  expect(Object.values(printed).map(({ code, complaint }) => ({ code, complaint }))).toEqual(
    written.map(() => ({ code: 0, complaint: '' })),
  );
  expect(printed['sim-cli']?.out).toBe('connected after 1380 ms: Good evening\n');
  expect(written.map(({ file }) => file)).toEqual(['core', 'adapters-http', 'adapters-socket', 'sim-cli']);
});

it(
  'writes the web app in one file that is always the same, with hashes, a manifest and bills of materials',
  async () => {
    const write = () => writeReleaseFiles(folders.tarballs, '0.0.1', 'a1b2c3');
    const names = await write();
    const read = (name: string): Buffer => readFileSync(join(folders.tarballs, name));
    const sums = read('SHA256SUMS').toString();
    for (const line of sums.trim().split('\n')) {
      const [sum, name = ''] = line.split('  ');
      expect(createHash('sha256').update(read(name)).digest('hex')).toBe(sum);
    }
    expect(sums.trim().split('\n')).toHaveLength(names.length - 1);
    const { web, commit } = JSON.parse(read('manifest.json').toString());
    expect([commit, web.map(({ name }: { readonly name: string }) => name)]).toEqual([
      'a1b2c3',
      expect.arrayContaining(['index.html']),
    ]);
    const listed: string[] = [];
    await list({
      file: join(folders.tarballs, 'greenroom-web-0.0.1.tar.gz'),
      onReadEntry: ({ path }) => listed.push(path),
    });
    expect(listed).toEqual(web.map(({ name }: { readonly name: string }) => `greenroom-web-0.0.1/${name}`));
    for (const bill of ['greenroom-web.cdx.json', 'greenroom-sim.cdx.json']) {
      const { bomFormat, components } = JSON.parse(read(bill).toString());
      expect([bomFormat, components.length > 20]).toEqual(['CycloneDX', true]);
      expect(read(bill).toString()).not.toContain('"distribution"');
    }
    const first = read('greenroom-web-0.0.1.tar.gz');
    await write();
    expect(read('greenroom-web-0.0.1.tar.gz').equals(first)).toBe(true);
  },
  TIMEOUT_MS,
);

describe('the tool, installed into an empty folder', () => {
  const bin = join(folders.tool, 'node_modules/.bin/greenroom-sim');
  const home = {
    HOME: folders.home,
    XDG_DATA_HOME: join(folders.home, 'data'),
    XDG_CACHE_HOME: join(folders.home, 'cache'),
  };
  const sim = (...args: readonly string[]): Promise<Outcome> => runIn(folders.tool, bin, args, home);

  beforeAll(() => npmInstall(folders.tool, [tarball('greenroom-sim')]), TIMEOUT_MS);

  /** Starts the platform, and ends it when the work is done. @param node runs it, instead of that of the tests */
  const whileServing = async <Value>(
    args: readonly string[],
    work: (url: string) => Promise<Value>,
    node?: string,
  ): Promise<Value> => {
    const [command, ...before] = node === undefined ? [bin] : [node, bin];
    const child = spawn(command ?? bin, [...before, 'serve', '--port', '0', '--json', '--crowd', 'none', ...args], {
      env: { ...process.env, ...home },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const [line] = await once(createInterface({ input: child.stdout }), 'line');
      return await work(JSON.parse(String(line)).url);
    } finally {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
  };

  it('takes at most 60 MB', () => {
    const files = globSync('**/*', { cwd: join(folders.tool, 'node_modules'), withFileTypes: true });
    const bytes = files
      .filter((file) => file.isFile())
      .reduce((sum, file) => sum + readFileSync(join(file.parentPath, file.name)).length, 0);
    expect(bytes / MEGABYTE).toBeLessThan(60);
  });

  it('prints its version, and the licences of its libraries are beside it', async () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'packages/sim-cli/package.json'), 'utf8'));
    expect(await sim('--version')).toEqual({ code: 0, out: `${version}\n`, complaint: '' });
    expect((await sim('list', 'events')).out).toContain('videoChat');
    const licences = join(folders.tool, 'node_modules/greenroom-sim/dist/THIRD-PARTY-LICENSES.txt');
    expect(readFileSync(licences, 'utf8')).toContain('fastify');
  });

  it('says in one line which Node is needed where an older one runs it', async () => {
    const older = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'20.19.0'})`;
    const run = await runIn(folders.tool, process.execPath, ['--import', older, bin, 'list', 'events'], home);
    expect(run).toEqual({
      code: 1,
      out: '',
      complaint: expect.stringMatching(/^greenroom-sim needs Node 22\.16 or newer; this is v\S+\.\n$/),
    });
  });

  it('works on Node 22.16, and Node 20 gets the one line', { timeout: TIMEOUT_MS }, async () => {
    const [oldest, older] = [emptyFolder('node-22'), emptyFolder('node-20')];
    try {
      await npmInstall(oldest, ['node@22.16.0']);
      await npmInstall(older, ['node@20.20.2']);
      const on = (folder: string, ...args: readonly string[]): Promise<Outcome> =>
        runIn(folders.tool, join(folder, 'node_modules/.bin/node'), [bin, ...args], home);
      const replayed = await on(oldest, 'replay', 'request-accepted', '--quiet');
      expect(replayed).toMatchObject({ code: 0, out: expect.stringMatching(/^✓/), complaint: '' });
      expect(await on(oldest, 'explore', '--seeds', '1')).toMatchObject({ code: 0, complaint: '' });
      await whileServing(
        [],
        async (url) => {
          expect(await (await fetch(url)).text()).toContain('<div id="root"');
          await logIn(url);
          const scenario = join(oldest, 'recorded.scenario.yaml');
          const where = ['--port', new URL(url).port, '--performer', '1004', '--for', '1s', '--output', scenario];
          expect(await on(oldest, 'record', ...where)).toMatchObject({ code: 0, complaint: '' });
          expect(await on(oldest, 'replay', scenario, '--quiet')).toMatchObject({ code: 0, complaint: '' });
        },
        join(oldest, 'node_modules/.bin/node'),
      );
      const refused = 'greenroom-sim needs Node 22.16 or newer; this is v20.20.2.\n';
      expect(await on(older, 'list', 'events')).toEqual({ code: 1, out: '', complaint: refused });
    } finally {
      for (const folder of [oldest, older]) rmSync(folder, { recursive: true });
    }
  });

  it.each([['22.16.0'], [process.versions.node]])(
    'is installed by npm for the whole machine and run by npx from an empty folder, on Node %s',
    { timeout: TIMEOUT_MS },
    async (version) => {
      const [node, prefix, empty] = [emptyFolder('a-node'), emptyFolder('prefix'), emptyFolder('empty')];
      try {
        await npmInstall(node, [`node@${version}`]);
        const PATH = [join(node, 'node_modules/node/bin'), join(prefix, 'bin'), process.env['PATH']].join(delimiter);
        const around = { ...home, PATH, npm_config_prefix: prefix };
        const { version: own } = JSON.parse(readFileSync(join(ROOT, 'packages/sim-cli/package.json'), 'utf8'));
        expect((await runIn(empty, 'node', ['--version'], around)).out).toBe(`v${version}\n`);
        const installed = await runIn(empty, 'npm', ['install', '--global', tarball('greenroom-sim')], around);
        expect(installed.code).toBe(0);
        expect((await runIn(empty, 'greenroom-sim', ['--version'], around)).out).toBe(`${own}\n`);
        expect((await runIn(empty, 'greenroom-sim', ['replay', 'request-accepted', '--quiet'], around)).code).toBe(0);
        const npx = ['--yes', '--package', tarball('greenroom-sim'), 'greenroom-sim', '--version'];
        expect((await runIn(empty, 'npx', npx, around)).out).toBe(`${own}\n`);
      } finally {
        for (const folder of [node, prefix, empty]) rmSync(folder, { recursive: true });
      }
    },
  );

  it('plays scenarios and explores', { timeout: TIMEOUT_MS }, async () => {
    const replayed = await sim('replay', 'request-accepted', 'toy-tip', '--quiet');
    expect([replayed.code, replayed.out.match(/^✓/gm)?.length, replayed.complaint]).toEqual([0, 2, '']);
    const report = join(folders.tool, 'report.html');
    expect((await sim('replay', 'join-timeout', '--report', report)).code).toBe(0);
    expect(readFileSync(report, 'utf8')).toContain('<style>');
    expect((await sim('explore', '--seeds', '2')).out).toContain('2 seeds');
  });

  it(
    'serves the web app and a statement as PDF, lets it be recorded and loaded, and keeps its data for the next start',
    { timeout: TIMEOUT_MS },
    async () => {
      await whileServing(['--data'], async (url) => {
        expect(await (await fetch(url)).text()).toContain('<div id="root"');
        const performer = await logIn(url);
        const year = await performer(`${url}/api/performer/statements/${new Date().getFullYear()}`, {});
        expect(
          Buffer.from(await year.arrayBuffer())
            .subarray(0, 5)
            .toString(),
        ).toBe('%PDF-');
        const scenario = join(folders.tool, 'recorded.scenario.yaml');
        const where = ['--port', new URL(url).port];
        const recorded = await sim('record', ...where, '--performer', '1004', '--for', '2s', '--output', scenario);
        expect([recorded.code, recorded.complaint]).toEqual([0, '']);
        expect((await sim('replay', scenario, '--quiet')).code).toBe(0);
        // People in processes of their own.
        const swarm = await sim('swarm', ...where, '--performers', '2', '--for', '2s');
        expect([swarm.code, swarm.complaint]).toEqual([0, '']);
      });
      expect(existsSync(join(folders.home, 'data/greenroom-sim/platform'))).toBe(true);
      expect(await whileServing(['--data'], async (url) => (await fetch(url)).status)).toBe(200);
    },
  );
});
