import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPerformer, type Performer } from '@greenroom/sim-cli/actors/performer';
import { reachPlatform, unwrap } from '@greenroom/sim-cli/actors/running-platform';
import { sendCall } from '@greenroom/sim-cli/actors/send-call';
import { watchState } from '@greenroom/sim-cli/actors/watched-state';
import { createPlatformClock } from '@greenroom/sim-cli/platform/base/environment/platform-clock';
import { replay } from '@greenroom/sim-cli/scenario/replay';
import { readScenario } from '@greenroom/sim-cli/scenario/scenario-files';
import { startToyApp, type SimulatedToyApp } from '@greenroom/sim-cli/toys/toy-app';
import { createToyDrawer, type ToyLogEntry } from '@greenroom/sim-cli/toys/toy-drawer';
import { eventually } from '../support/eventually.ts';
import { startPlatformHere } from '../support/platform-here.ts';
import { runSim } from '../support/run-sim.ts';
import type { TestPlatform } from '../support/test-platform.ts';
import { LUSH } from '../support/toys.ts';

const RATE = 10;
const MEMO = { id: '1004', content: 'Likes the piano', client: { id: '5001' } };
const SECRET_LINE = 'meet me at NL91ABNA0417164300';

let platform: TestPlatform;
let performer: Performer;
let port: string;
let app: SimulatedToyApp;
/** The app is a program of its own: its time is that of the world. */
const clock = createPlatformClock();
const drawer = createToyDrawer(clock, [LUSH]);
const folder = mkdtempSync(join(tmpdir(), 'greenroom-record-'));

beforeAll(async () => {
  app = await startToyApp({ port: 0, tlsPort: undefined, drawer, clock });
  platform = await startPlatformHere({ clockRate: RATE, toyAppUrl: app.url });
  port = new URL(platform.url).port;
  performer = createPerformer({ url: platform.url, clockRate: RATE, toyAppUrl: app.url });
  const { login, realtime } = performer.app;
  performer.app.start();
  await eventually(() => login.watch.state().checkedOnce || undefined);
  login.logIn({ performerId: '1004', password: platform.password });
  await eventually(() => realtime.watch.state().authenticated || undefined);
});
afterAll(async () => {
  performer.dispose();
  await platform.stop();
  await app.stop();
  clock.dispose();
  rmSync(folder, { recursive: true });
});

/** A request, a session with a word each way, and its end. */
const liveSession = async (): Promise<readonly string[]> => {
  const { session, chat } = performer.app;
  const states: string[] = [];
  const watched = watchState(performer.app, (path, _from, to) => {
    if (path === 'session.status' || path === 'session.timers' || path === 'session.end')
      states.push(`${path} ${String(to)}`);
  });
  session.goReady();
  await eventually(() => session.watch.state().status === 'active' || undefined);
  const mark = await platform.customer({ name: 'Mark' });
  await mark.asks('1004');
  await eventually(() => session.watch.state().request.status === 'pending' || undefined);
  session.accept();
  await eventually(() => session.watch.state().status === 'connected' || undefined);
  await mark.startsBothTimers();
  await mark.says(SECRET_LINE);
  await eventually(() => chat.watch.state().messages.length > 0 || undefined);
  chat.type('Hello Mark');
  chat.send();
  await eventually(() => chat.watch.state().messages.at(-1)?.delivery === 'sent' || undefined);
  await mark.leaves('BROKE');
  await eventually(() => session.watch.state().lastEnd || undefined);
  watched.dispose();
  return states;
};

/** Records a performer until `end`, by Ctrl-C, or for some time. */
const record = (file: string, ...forSome: readonly string[]) => {
  const { promise: begun, resolve } = Promise.withResolvers<void>();
  const args = ['record', '-o', file, '--performer', '1004', ...forSome, '--port', port];
  const ending = new AbortController();
  const recording = runSim(args, { when: { says: 'Recording', act: resolve }, end: ending.signal });
  const end = () => {
    ending.abort();
    return recording;
  };
  return { recording, begun, end };
};

/** Commands to a toy, without repetitions. */
const told = (entries: readonly ToyLogEntry[]): readonly string[] => {
  const all = entries.map(({ action, timeSec }) => `${action ?? ''} ${timeSec ?? ''}`);
  return all.filter((one, index) => one !== all[index - 1]);
};

it('records from the middle of a session, with a tip and the stop before its end, and it replays alike', async () => {
  const { session, toys } = performer.app;
  toys.connect();
  await eventually(() => toys.connection.state().status === 'connected');
  session.goReady();
  await eventually(() => session.watch.state().status === 'active');
  const kees = await platform.customer({ name: 'Kees' });
  await kees.asks('1004');
  await eventually(() => session.watch.state().request.status === 'pending');
  session.accept();
  await eventually(() => session.watch.state().status === 'connected');
  await kees.startsBothTimers();
  await eventually(() => session.watch.state().clientTime > 0);

  const file = join(folder, 'middle.scenario.yaml');
  const { begun, end } = record(file);
  await begun;
  await kees.pays({ for: 'tip', value: 5 });
  await eventually(() => drawer.moving().length > 0);
  await new Promise((go) => setTimeout(go, 500));
  toys.stop();
  await eventually(() => toys.queue.watch.state().stop.status === 'confirmed');
  await new Promise((go) => setTimeout(go, 500));
  await kees.leaves('CLICK');
  await eventually(() => session.watch.state().lastEnd !== undefined);
  expect((await end()).code).toBe(0);

  const outcome = await replay(readScenario(file));
  expect(outcome.failure).toBeUndefined();
  const again = outcome.traceEvents.flatMap((one) => (one.kind === 'toy' ? one.entry : []));
  expect(told(again)).toEqual(told(drawer.log()));
  expect(told(again)).toEqual(['Vibrate:15 15', 'Stop 0']);
  const steps = outcome.traceEvents.flatMap((one) => (one.kind === 'does' ? `${one.who} ${one.action}` : []));
  expect(steps).toEqual([
    'performer logIn',
    'performer connectToys',
    'performer goReady',
    'kees ask',
    'performer accept',
    'kees startTimer',
    'kees startTimer',
    'kees pay',
    'performer stopToys',
    'kees leave',
  ]);
  const ends = outcome.traceEvents.flatMap((one) => (one.kind === 'state' && one.path === 'session.end' ? one.to : []));
  expect(ends).toEqual(['CLICK']);
  session.dismissSummary();
  session.stop();
  await eventually(() => session.watch.state().status === 'idle');
});

it('records settings, a memo and an event that was sent again, and it replays alike', async () => {
  const file = join(folder, 'forms.scenario.yaml');
  const { account } = performer.app;
  const { admin } = reachPlatform(Number(port));
  const { recording, begun } = record(file, '--for', '6s');
  await begun;
  account.chooseTheme('dark');
  expect(await sendCall(performer.client, 'createMemo', MEMO)).toMatchObject({ ok: true });
  unwrap(await admin.trigger({ event: 'voyeur', performerId: '1004' }));
  const told = await eventually(async () => {
    const entries = unwrap(await admin.traceLog(0, { unmask: false }));
    return entries.findLast(({ traceEvent }) => traceEvent.kind === 'event' && traceEvent.name === 'voyeur');
  });
  unwrap(await admin.resend(told.id));
  expect((await recording).code).toBe(0);

  const { steps } = readScenario(file);
  const made = steps.map(({ step }) => (step.action === 'sendCall' ? `sendCall ${String(step['call'])}` : step.action));
  expect(made.filter((action) => action === 'trigger')).toHaveLength(2);
  expect(made).toEqual(expect.arrayContaining(['sendCall saveAccount', 'sendCall createMemo']));
  expect(readFileSync(file, 'utf8')).not.toContain(MEMO.content);
  const outcome = await replay(readScenario(file));
  expect(outcome.failure).toBeUndefined();
  const calls = outcome.traceEvents.flatMap((one) => (one.kind === 'call' ? one.name : []));
  expect(calls).toEqual(expect.arrayContaining(['saveAccount', 'createMemo']));
});

it('records a live session without what was written, and it replays with the same states and calls', async () => {
  const file = join(folder, 'session.scenario.yaml');
  const lines: string[] = [];
  const args = ['tail', '--port', port, '--only', 'call', '--json'];
  const watching = runSim(args, { onLine: (line) => void lines.push(line) });
  await eventually(() => {
    performer.app.login.checkNow();
    return lines.length > 0;
  });
  const { begun, end } = record(file);
  await begun;
  const states = await liveSession();
  const { code, out } = await end();
  expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('Recording 1004; Ctrl-C ends it.') });

  const text = readFileSync(file, 'utf8');
  for (const secret of [SECRET_LINE, 'NL91', 'Hello Mark', platform.password]) expect(text).not.toContain(secret);
  const outcome = await replay(readScenario(file));
  expect(outcome.failure).toBeUndefined();
  const again = outcome.traceEvents.flatMap((one) =>
    one.kind === 'state' && ['session.status', 'session.timers', 'session.end'].includes(one.path)
      ? `${one.path} ${String(one.to)}`
      : [],
  );
  expect(again).toEqual(states);
  const sessionCalls = ['performerReady', 'acceptRequest', 'sendChatMessage', 'endSession', 'sessionTimeout'];
  const calls = outcome.traceEvents.flatMap((one) =>
    one.kind === 'call' && sessionCalls.includes(one.name) ? one.name : [],
  );
  expect(calls).toEqual(['performerReady', 'acceptRequest', 'sendChatMessage']);
  await eventually(() => calls.every((name) => lines.some((line) => line.includes(`"name":"${name}"`))));
  await platform.stop();
  const tail = await watching;
  expect(tail.code, 'it ends with one line when the platform is gone').toBe(1);
  expect(tail.complaint.trim().split('\n')).toHaveLength(1);
  for (const name of calls) expect(tail.out).toContain(`"name":"${name}"`);
  expect(tail.out).not.toContain('Hello Mark');
});

it('leaves no half-written file when there is nothing to record', async () => {
  const file = join(folder, 'none.scenario.yaml');
  const { code, complaint } = await runSim(['record', '-o', file, '--port', '1']);
  expect({ code, lines: complaint.trim().split('\n').length, left: existsSync(file) }).toEqual({
    code: 1,
    lines: 1,
    left: false,
  });
});
