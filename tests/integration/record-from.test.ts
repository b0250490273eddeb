import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPerformer, type Performer } from '@greenroom/sim-cli/actors/performer';
import { sendCall } from '@greenroom/sim-cli/actors/send-call';
import { replay } from '@greenroom/sim-cli/scenario/replay';
import { readScenario } from '@greenroom/sim-cli/scenario/scenario-files';
import { eventually } from '../support/eventually.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import { runHere } from '../support/run-here.ts';
import { runSim, type SimRun } from '../support/run-sim.ts';
import type { TestPlatform } from '../support/test-platform.ts';

/** Time in milliseconds between two acts, as of people: what a program does within one can be played again in another order. */
const BETWEEN_ACTS = 300;
const SECRET_LINE = 'meet me at the piano';
/** Stands for a performer of a real platform: another one than the sample performer who plays it again. */
const PERFORMER = '1007';

let platform: TestPlatform;
const folder = mkdtempSync(join(tmpdir(), 'greenroom-record-from-'));

beforeAll(async () => {
  platform = await startPlatformHere();
});
afterAll(async () => {
  await platform.stop();
  rmSync(folder, { recursive: true });
});

/** Records the platform through a proxy until the work is done. */
const recordWhile = async (
  file: string,
  work: (url: string) => Promise<void>,
  more: readonly string[] = [],
): Promise<SimRun> => {
  const { promise: begun, resolve } = Promise.withResolvers<string>();
  const done = new AbortController();
  const recording = runSim(['record', '--from', platform.url, '-o', file, ...more], {
    end: done.signal,
    onLine: (line) => {
      const url = /^Open (http:\S+)\/ /.exec(line)?.[1];
      if (url !== undefined) resolve(url);
    },
  });
  const failed = recording.then(({ complaint }) => Promise.reject(new Error(`It ended before it began: ${complaint}`)));
  await work(await Promise.race([begun, failed])).finally(() => done.abort());
  return recording;
};

const logIn = async (url: string, performerId = PERFORMER): Promise<Performer> => {
  const performer = createPerformer({ url });
  const { login, realtime } = performer.app;
  performer.app.start();
  await eventually(() => login.watch.state().checkedOnce || undefined);
  login.logIn({ performerId, password: platform.password });
  await eventually(() => realtime.watch.state().authenticated || undefined);
  return performer;
};

it('records a session of another platform through a proxy, without names, ids and texts, and it replays', async () => {
  const file = join(folder, 'other.scenario.yaml');
  let clientId = '';
  const run = await recordWhile(file, async (url) => {
    const performer = await logIn(url);
    const { session, chat } = performer.app;
    session.goReady();
    await eventually(() => session.watch.state().status === 'active' || undefined);
    const mark = await platform.customer({ name: 'Mark' });
    clientId = mark.id;
    await pause(BETWEEN_ACTS);
    await mark.asks(PERFORMER);
    await eventually(() => session.watch.state().request.status === 'pending' || undefined);
    await pause(BETWEEN_ACTS);
    session.accept();
    await eventually(() => session.watch.state().status === 'connected' || undefined);
    await pause(BETWEEN_ACTS);
    await mark.startsBothTimers();
    await pause(BETWEEN_ACTS);
    await mark.says(SECRET_LINE);
    await eventually(() => chat.watch.state().messages.length > 0 || undefined);
    await pause(BETWEEN_ACTS);
    await mark.pays({ for: 'tip', value: 5 });
    await pause(BETWEEN_ACTS);
    chat.type(`Not ${SECRET_LINE}`);
    chat.send();
    await eventually(() => chat.watch.state().messages.at(-1)?.delivery === 'sent' || undefined);
    await pause(BETWEEN_ACTS);
    const memo = { id: PERFORMER, content: SECRET_LINE, client: { id: mark.id } };
    expect(await sendCall(performer.client, 'createMemo', memo)).toMatchObject({ ok: true });
    await pause(BETWEEN_ACTS);
    await mark.leaves('BROKE');
    await eventually(() => session.watch.state().lastEnd || undefined);
    performer.dispose();
  });
  expect(run).toMatchObject({ code: 0, complaint: '' });

  const text = readFileSync(file, 'utf8');
  for (const hidden of [SECRET_LINE, 'Mark', 'mark', PERFORMER, clientId, platform.password, platform.url])
    expect(text).not.toContain(hidden);
  const outcome = await replay(readScenario(file));
  expect(outcome.failure).toBeUndefined();
  const steps = outcome.traceEvents.flatMap((one) => (one.kind === 'does' ? `${one.who} ${one.action}` : []));
  expect(steps).toEqual([
    'performer logIn',
    'performer goReady',
    'customer1 ask',
    'performer accept',
    'customer1 startTimer',
    'customer1 startTimer',
    'customer1 say',
    'customer1 pay',
    'performer send',
    'performer sendCall',
    'customer1 leave',
  ]);
  const ends = outcome.traceEvents.flatMap((one) => (one.kind === 'state' && one.path === 'session.end' ? one.to : []));
  expect(ends).toEqual(['BROKE']);
});

it('keeps what people wrote with --unmask, and still no password', async () => {
  const file = join(folder, 'unmasked.scenario.yaml');
  const run = await recordWhile(
    file,
    async (url) => {
      const performer = await logIn(url, '1006');
      const memo = { id: '1006', content: SECRET_LINE, client: { id: '5001' } };
      expect(await sendCall(performer.client, 'createMemo', memo)).toMatchObject({ ok: true });
      performer.dispose();
    },
    ['--unmask'],
  );
  expect(run.code).toBe(0);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(SECRET_LINE);
  expect(text).not.toContain(platform.password);
});

it('lets no page of others through, and hands a browser the configuration of the proxy', async () => {
  const file = join(folder, 'nobody.scenario.yaml');
  const run = await recordWhile(file, async (url) => {
    const foreign = { origin: 'https://other.example', ver: '1.1', tokenDate: '1' };
    expect((await fetch(`${url}/api/check_session`, { headers: foreign })).status).toBe(403);
    const configuration = await (await fetch(`${url}/config.json`)).json();
    expect(configuration).toMatchObject({ apiBasePath: '/api', socketUrl: url, serviceWorker: false });
    expect(JSON.stringify(configuration)).not.toContain(new URL(platform.url).port);
  });
  expect(run).toMatchObject({ code: 1, complaint: expect.stringContaining('Nobody logged in') });
  expect(existsSync(file)).toBe(false);
});

it('says in one line that nothing answers, that a port is in use, and which options change nothing', async () => {
  const file = join(folder, 'none.scenario.yaml');
  const server = createServer();
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const taken = typeof address === 'object' && address !== null ? `${address.port}` : '';
  const run = (...args: readonly string[]) => runHere(['record', '-o', file, ...args]);
  const outcomes = [
    await run('--from', 'http://127.0.0.1:1'),
    await run('--from', platform.url, '--listen', taken),
    await run('--from', platform.url, '--performer', '1004'),
    await run('--listen', '0'),
    await run('--from', 'ftp://work.example.com'),
  ];
  server.close();
  expect(outcomes.map(({ code, complaint }) => `${code} ${complaint.trim()}`)).toEqual([
    '1 Nothing answers at http://127.0.0.1:1.',
    expect.stringMatching(new RegExp(`^1 .*${taken}.*--listen`)),
    '2 --performer changes nothing with --from: leave it out.',
    '2 --listen changes nothing without --from: leave it out.',
    expect.stringMatching(/^2 .*It must be an address/),
  ]);
  expect(existsSync(file)).toBe(false);
});
