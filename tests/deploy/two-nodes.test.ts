import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPerformer, type Performer } from '@greenroom/sim-cli/actors/performer';
import { DEMO_PASSWORD } from '@greenroom/sim-cli/platform/base/world/performers';
import { ROOT } from '../../scripts/lib/process.mjs';
import { buildWeb } from '../../scripts/lib/web-build.mjs';
import { eventually } from '../support/eventually.ts';
import { freePort } from '../support/nodes/embedded-postgres.ts';
import { startNodeProcess, type NodeProcess } from '../support/nodes/node-process.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { ensureNginx, startNginx } from './documented-nginx.ts';
import { replaced } from './documented-server.ts';

const TIMEOUT_MS = 240_000;
const folder = mkdtempSync(join(tmpdir(), 'greenroom-two-nodes-'));
const data = mkdtempSync(join(tmpdir(), 'greenroom-two-nodes-data-'));
/** Folder that nginx serves: a link, which an update moves to the next release. */
const current = join(folder, 'current');
const release = (version: string): string => join(folder, `release-${version}`);

let postgres: TestPostgres;
let url: string;
let stopNginx: () => Promise<void>;
let performer: Performer;
let args: readonly string[];
const nodes: NodeProcess[] = [];

beforeAll(async () => {
  ensureNginx();
  const built = await buildWeb();
  if (built.code !== 0) throw new Error(built.output);
  cpSync(join(ROOT, 'packages/web/dist'), release('1'), { recursive: true });
  symlinkSync(release('1'), current);
  postgres = await startPostgres();
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const database = await postgres.createDatabase();
  args = ['--database', database, '--data', data, '--allow-origin', url, '--crowd', 'none', '--no-proxy'];
  for (let started = 0; started < 2; started += 1) nodes.push(await startNodeProcess(args));
  const headers = join(folder, 'security-headers.conf');
  cpSync(join(ROOT, 'deploy/security-headers.conf'), headers);
  const site = replaced(readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8'), [
    ['listen 8080;', `listen 127.0.0.1:${port};`],
    ['127.0.0.1:8080', `127.0.0.1:${port}`],
    ['127.0.0.1:4001', `127.0.0.1:${nodes[0]?.port ?? 0}`],
    ['127.0.0.1:4002', `127.0.0.1:${nodes[1]?.port ?? 0}`],
    ['/etc/nginx/security-headers.conf', headers],
    ['/srv/greenroom/dist', current],
  ]);
  stopNginx = await startNginx(folder, site, url);
  performer = createPerformer({ url });
}, TIMEOUT_MS);

afterAll(async () => {
  performer.dispose();
  await stopNginx();
  await Promise.all(nodes.map((node) => node.stop()));
  await postgres.stop();
  rmSync(data, { recursive: true });
}, TIMEOUT_MS);

it('logs a performer in through nginx on either node', { timeout: TIMEOUT_MS }, async () => {
  const { login, realtime } = performer.app;
  performer.app.start();
  await eventually(() => login.watch.state().checkedOnce);
  login.logIn({ performerId: '1004', password: DEMO_PASSWORD });
  await eventually(() => realtime.watch.state().authenticated);
  expect(login.watch.state().status).toBe('authenticated');
});

it(
  'answers every call while one node after the other is replaced, and connects its page again',
  { timeout: TIMEOUT_MS },
  async () => {
    const failed: string[] = [];
    let asked = 0;
    let isOver = false;
    const asking = (async () => {
      while (!isOver) {
        const answer = await fetch(`${url}/config.json`).catch(String);
        asked += 1;
        if (typeof answer === 'string' || !answer.ok)
          failed.push(typeof answer === 'string' ? answer : `${answer.status}`);
      }
    })();
    for (const [index, node] of nodes.slice().entries()) {
      await node.stop();
      nodes[index] = await startNodeProcess([...args, '--port', String(node.port)]);
      await eventually(() => performer.app.realtime.watch.state().authenticated);
    }
    isOver = true;
    await asking;
    expect(asked).toBeGreaterThan(20);
    expect(failed).toEqual([]);
    expect(performer.app.login.watch.state().status).toBe('authenticated');
  },
);

it(
  'finds the files of the release before and of the new one while the web app is updated',
  { timeout: TIMEOUT_MS },
  async () => {
    const statusOf = async (path: string): Promise<number> => (await fetch(`${url}${path}`)).status;
    const old = readdirSync(join(release('1'), 'assets')).map((file) => `/assets/${file}`);
    // As docs/deploy.md says: the new release has the files of the one before, then the link moves at once.
    cpSync(release('1'), release('2'), { recursive: true });
    mkdirSync(join(release('2'), 'assets'), { recursive: true });
    writeFileSync(join(release('2'), 'assets/of-the-new-release.js'), 'export {};');
    expect(await statusOf('/assets/of-the-new-release.js')).toBe(404);
    symlinkSync(release('2'), `${current}.next`);
    renameSync(`${current}.next`, current);
    // The 404 of a moment ago is kept nowhere.
    expect(await statusOf('/assets/of-the-new-release.js')).toBe(200);
    for (const path of old) expect([path, await statusOf(path)]).toEqual([path, 200]);
  },
);
