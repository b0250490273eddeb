import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPlatformClock, type PlatformClock } from '@greenroom/sim-cli/platform/base/environment/platform-clock';
import { startToyApp, type SimulatedToyApp } from '@greenroom/sim-cli/toys/toy-app';
import { createToyDrawer, type SimulatedToy, type ToyDrawer } from '@greenroom/sim-cli/toys/toy-drawer';

/** A plain client of the vendor's protocol, in literal requests, as third-party programs send them. */
const toy = (id: string, model: string): SimulatedToy => ({ id, model, nickName: '', battery: 50, connected: true });
const INSIDE = [
  toy('lush1', 'lush'),
  toy('solace1', 'solace'),
  toy('pro1', 'solace pro'),
  toy('osci1', 'osci'),
  toy('edge1', 'edge'),
];

let clock: PlatformClock;
let drawer: ToyDrawer;
let app: SimulatedToyApp;

beforeEach(async () => {
  clock = createPlatformClock(50);
  drawer = createToyDrawer(clock, INSIDE);
  app = await startToyApp({ port: 0, tlsPort: undefined, drawer, clock });
});
afterEach(async () => {
  await app.stop();
  clock.dispose();
});

const post = async (body: unknown, path = '/command'): Promise<unknown> => {
  const response = await fetch(`${app.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-platform': 'Plain client' },
    body: JSON.stringify(body),
  });
  return response.status === 200 ? response.json() : response.status;
};

it.each(['/command', '/command/', '/command?x=1', '/command/?x=1'])('answers a command posted to %s', async (path) => {
  expect(await post({ command: 'GetToyName' }, path)).toMatchObject({ code: 200, type: 'OK' });
  expect(await post({ command: 'Function', action: 'Vibrate:5', timeSec: 2, toy: 'lush1', apiVer: 1 }, path)).toEqual({
    code: 200,
    type: 'ok',
  });
});

it('does not know what is only like it', async () => {
  for (const path of ['/commands', '/command/x', '/', '/Command']) expect(await post({}, path)).toBe(404);
});

it('writes OK where it gives data and ok where it obeys, and the toys as text', async () => {
  expect(await post({ command: 'GetToys' })).toMatchObject({
    code: 200,
    type: 'OK',
    data: { toys: expect.any(String), platform: 'pc', appType: 'remote' },
  });
  for (const said of [
    { command: 'Function', action: 'Vibrate:5', timeSec: 1, toy: 'lush1', apiVer: 1 },
    { command: 'Preset', name: 'pulse', timeSec: 9, toy: 'lush1', apiVer: 1 },
    { command: 'Pattern', rule: 'V:1;F:v;S:1000#', strength: '20;5', timeSec: 9, toy: 'lush1', apiVer: 2 },
    { command: 'Position', value: '38', toy: 'pro1', apiVer: 1 },
    { command: 'PatternV2', type: 'SyncTime', apiVer: 1 },
    { command: 'Function', action: 'Stop', timeSec: 0, apiVer: 1 },
  ]) {
    expect(await post(said)).toEqual({ code: 200, type: 'ok' });
  }
});

it('tells what each toy can do, with the short names of the vendor', async () => {
  const answer = (await post({ command: 'GetToys' })) as { data: { toys: string } };
  expect(JSON.parse(answer.data.toys)).toMatchObject({
    solace1: { fullFunctionNames: ['Thrusting', 'Depth'], shortFunctionNames: ['t', 'd'] },
    pro1: { fullFunctionNames: ['Thrusting', 'Stroke', 'Position'], shortFunctionNames: ['t', 'st', 'pos'] },
    osci1: { fullFunctionNames: ['Vibrate', 'Oscillate'], shortFunctionNames: ['v', 'o'] },
  });
});

it.each([
  ['Depth:3', 'solace1', 200],
  ['Depth:4', 'solace1', 404],
  ['Depth:1', 'lush1', 403],
  ['Thrusting:10,Depth:2', 'solace1', 200],
  ['Stroke:0-100,Thrusting:10', 'pro1', 200],
  ['Stroke:20-40,Thrusting:10', 'pro1', 200],
  ['Stroke:20-39,Thrusting:10', 'pro1', 200],
  ['Stroke:40-20,Thrusting:10', 'pro1', 404],
  ['Stroke:0-101', 'pro1', 404],
  ['Stroke:50', 'pro1', 404],
  ['Stroke:0-50', 'lush1', 403],
  ['Oscillate:20', 'osci1', 200],
  ['Oscillate:21', 'osci1', 404],
  ['Oscillate:5', 'lush1', 403],
  ['Vibrate1:5,Vibrate2:10', 'edge1', 200],
  ['Vibrate3:5', 'edge1', 403],
  ['Vibrate1:5', 'lush1', 403],
  ['Vibrate:2,All:10', 'osci1', 200],
  ['Nonsense:1', 'lush1', 404],
  ['Vibrate:-1', 'lush1', 404],
])('answers %s for %s with %i', async (action, id, code) => {
  const answer = await post({ command: 'Function', action, timeSec: 5, toy: id, apiVer: 1 });
  expect(answer).toMatchObject({ code });
  expect(drawer.moving()).toEqual(code === 200 ? [id] : []);
});

it('ignores a stroke of less than 20 alone: nothing moves', async () => {
  const said = { command: 'Function', timeSec: 5, toy: 'pro1', apiVer: 1 };
  expect(await post({ ...said, action: 'Stroke:20-39' })).toMatchObject({ code: 200 });
  expect(drawer.moving()).toEqual([]);
});

it.each([
  [{ value: '0' }, 200],
  [{ value: '100' }, 200],
  [{ value: '101' }, 404],
  [{ value: 'x' }, 404],
  [{}, 404],
  [{ value: '38', toy: 'lush1' }, 403],
  [{ value: '38', toy: 'gone' }, 401],
])('answers Position %j with %i', async (more, code) => {
  expect(await post({ command: 'Position', toy: 'pro1', apiVer: 1, ...more })).toMatchObject({ code });
});

const ACTIONS = [
  { ts: 0, pos: 10 },
  { ts: 2_000, pos: 90 },
];

it('sets a pattern up, plays it for as long as it says, and stops it', async () => {
  const pattern = { command: 'PatternV2', apiVer: 1 };
  expect(await post({ ...pattern, type: 'Play', toy: 'pro1' })).toMatchObject({ code: 404 });
  expect(await post({ ...pattern, type: 'Setup', actions: ACTIONS })).toEqual({ code: 200, type: 'ok' });
  expect(drawer.moving()).toEqual([]);
  expect(await post({ ...pattern, type: 'Play', toy: 'pro1', startTime: 0, offsetTime: 0, timeMs: 60_000 })).toEqual({
    code: 200,
    type: 'ok',
  });
  expect(drawer.moving()).toEqual(['pro1']);
  expect(await post({ ...pattern, type: 'Stop', toy: 'pro1' })).toEqual({ code: 200, type: 'ok' });
  expect(drawer.moving()).toEqual([]);
  expect(await post({ ...pattern, type: 'InitPlay', actions: ACTIONS, toy: 'pro1', stopPrevious: 1 })).toMatchObject({
    code: 200,
  });
  expect(drawer.moving()).toEqual(['pro1']);
  expect(drawer.log().at(-1)).toMatchObject({ command: 'PatternV2', type: 'InitPlay', toys: ['pro1'] });
});

it.each([
  ['times that do not rise', { type: 'Setup', actions: [...ACTIONS].toReversed() }],
  ['a place beyond 100', { type: 'Setup', actions: [{ ts: 0, pos: 101 }] }],
  ['more than two hours', { type: 'Setup', actions: [{ ts: 7_200_001, pos: 1 }] }],
  ['no actions', { type: 'InitPlay', toy: 'pro1' }],
  ['an unknown type', { type: 'Nonsense' }],
  ['a start beyond two hours', { type: 'InitPlay', actions: ACTIONS, startTime: 7_200_001 }],
  ['an offset beyond 15 s', { type: 'InitPlay', actions: ACTIONS, offsetTime: 15_001 }],
])('answers 404 to a PatternV2 with %s', async (_what, more) => {
  expect(await post({ command: 'PatternV2', apiVer: 1, ...more })).toMatchObject({ code: 404 });
});

it('takes the functions of a pattern with commas, without, and none for all', async () => {
  for (const functions of ['v,r,p,t,f,s,d,o,st', 'vrp', '']) {
    const said = { command: 'Pattern', strength: '20;20;5', timeSec: 9, toy: 'lush1', apiVer: 2 };
    expect(await post({ ...said, rule: `V:1;F:${functions};S:1000#` })).toEqual({ code: 200, type: 'ok' });
  }
});

it.each([{ loopRunningSec: 1 }, { loopPauseSec: 0.5 }, { timeSec: 0.5 }])(
  'answers 404 to times that are too short: %j',
  async (times) => {
    const said = { command: 'Function', action: 'Vibrate:5', timeSec: 10, toy: 'lush1', apiVer: 1 };
    expect(await post({ ...said, ...times })).toMatchObject({ code: 404 });
  },
);
