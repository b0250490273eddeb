import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPerformer, type Performer } from '@greenroom/sim-cli/actors/performer';
import { replay } from '@greenroom/sim-cli/scenario/replay';
import { readScenario } from '@greenroom/sim-cli/scenario/scenario-files';
import { watchState } from '@greenroom/sim-cli/scenario/watched-state';
import { eventually } from '../support/eventually.ts';
import { runSim } from '../support/run-sim.ts';
import { startPlatform, type TestPlatform } from '../support/platform.ts';

const RATE = 10;
const SECRET_LINE = 'meet me at NL91ABNA0417164300';

let platform: TestPlatform;
let she: Performer;
let port: string;
const folder = mkdtempSync(join(tmpdir(), 'greenroom-record-'));

beforeAll(async () => {
  platform = await startPlatform({ clockRate: RATE });
  port = new URL(platform.url).port;
  she = createPerformer({ url: platform.url, clockRate: RATE });
  const { login, realtime } = she.app;
  she.app.start();
  await eventually(() => login.watch.state().checkedOnce || undefined);
  login.logIn({ performerId: '1004', password: platform.password });
  await eventually(() => realtime.watch.state().authenticated || undefined);
});
afterAll(async () => {
  she.dispose();
  await platform.stop();
  rmSync(folder, { recursive: true });
});

/** A request, a session with a word each way, and its end. */
const liveSession = async (): Promise<readonly string[]> => {
  const { session, chat } = she.app;
  const states: string[] = [];
  const watched = watchState(she.app, (path, _from, to) => {
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

it('records a live session without what was written, and it replays with the same states and calls', async () => {
  const file = join(folder, 'session.scenario.yaml');
  const recording = runSim(['record', '-o', file, '--performer', '1004', '--for', '6s', '--port', port]);
  const watching = runSim(['tail', '--port', port, '--only', 'call', '--json'], { signalWhen: 'endless' });
  await new Promise((go) => setTimeout(go, 2_000));
  const states = await liveSession();
  const { code, out } = await recording;
  expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('Recording 1004; Ctrl-C ends it.') });

  const text = readFileSync(file, 'utf8');
  for (const secret of [SECRET_LINE, 'NL91', 'Hello Mark', platform.password]) expect(text).not.toContain(secret);
  const outcome = await replay(readScenario(file));
  expect(outcome.failure).toBeUndefined();
  const again = outcome.happenings.flatMap((one) =>
    one.kind === 'state' && ['session.status', 'session.timers', 'session.end'].includes(one.path)
      ? `${one.path} ${String(one.to)}`
      : [],
  );
  expect(again).toEqual(states);
  const sessionCalls = ['performerReady', 'acceptRequest', 'sendChatMessage', 'endSession', 'sessionTimeout'];
  const calls = outcome.happenings.flatMap((one) =>
    one.kind === 'call' && sessionCalls.includes(one.name) ? one.name : [],
  );
  expect(calls).toEqual(['performerReady', 'acceptRequest', 'sendChatMessage']);
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
