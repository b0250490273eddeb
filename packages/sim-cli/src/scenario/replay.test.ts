import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { uncancelledTimers } from '../compositions/virtual/uncancelled-timers.fake.ts';
import { traceEventLine } from '../trace/timeline.ts';
import { decodeScenario } from './decode-scenario.ts';
import { outcomeLines, replay } from './replay.ts';
import { findScenarios, readScenario, readScenarios, shippedScenarios, type Scenario } from './scenario-files.ts';
import { scenarioSchema } from './scenario.wire.ts';
import { readYamlText } from './yaml-text.ts';

const scenario = (...steps: readonly string[]): Scenario => {
  const text = ['name: n', 'steps:', '  - action: logIn', '  - after: 2s', ...steps].join('\n');
  const file = decodeScenario(readYamlText(text, 'f'), 'f');
  if (!('steps' in file)) throw new Error(JSON.stringify(file));
  return { ...file, file: 'f', steps: file.steps.flatMap((step) => ('include' in step ? [] : [step])) };
};
const failureOf = async (...steps: readonly string[]) => (await replay(scenario(...steps))).failure;

it('ships at least 25 scenarios', () => {
  expect(shippedScenarios().length).toBeGreaterThanOrEqual(25);
});

it.each(shippedScenarios().map((path): [string, string] => [basename(path, '.scenario.yaml'), path]))(
  'plays %s as its file says',
  async (_name, path) => {
    for (const each of readScenarios(path))
      expect(outcomeLines(await replay(each))).toEqual([expect.stringMatching(/^✓/)]);
  },
);

it('gives the same events to the byte with the same seed, and others with another', async () => {
  const played = async (seed: number): Promise<string> => {
    const { traceEvents } = await replay(readScenario(findScenarios('request-accepted')[0] ?? ''), { seed });
    return traceEvents.map(traceEventLine).join('\n');
  };
  expect(await played(7)).toBe(await played(7));
  expect(await played(7)).not.toBe(await played(8));
});

it('tells what was expected, what is there instead, and where it is written', async () => {
  expect(await failureOf('  - expect: { state: { session.status: active }, within: 2s }')).toEqual({
    at: 4_060,
    file: 'f',
    line: 5,
    step: 3,
    wanted: 'session.status = "active" within 2000 ms',
    instead: 'session.status = "idle"',
  });
});

it.each([
  ['  - expect: { call: acceptRequest }', 'call "acceptRequest" within 1000 ms', 'no call at all'],
  ['  - expect: { state: { realtime.connections: { atLeast: 9 } }, within: 0ms }', /atLeast/, /= 1$/],
  ['  - never: { state: { login.status: authenticated } }', /^never login/, /authenticated/],
  ['  - { action: trigger, event: voyeur, never: { event: voyeur } }', /^never event/, /voyeur/],
  ['  - { at: 1s, action: goReady }', /begin at 1s/, /passed/],
  ['  - { actor: mark, action: leave }', /possible/, 'mark could not leave: no_request'],
  ['  - { action: write, text: "${nobody}" }', /possible/, 'nothing was saved as ${nobody}'],
])('fails at %s', async (step, wanted, instead) => {
  const failure = await failureOf(step);
  expect(failure?.wanted).toMatch(wanted);
  expect(failure?.instead).toMatch(instead);
});

it('looks at the end of a scenario for what is left of a performer who logged out', async () => {
  const leaves = scenario('  - { action: logOut, expect: { state: { login.status: unauthenticated }, within: 5s } }');
  expect((await replay(leaves)).failure).toBeUndefined();
  const { failure } = await replay(leaves, { bend: uncancelledTimers });
  expect(failure).toMatchObject({ step: 3, wanted: 'no invariant broken' });
  expect(failure?.instead).toMatch(/^\d+ timers are left after the log-out$/);
});

it('plays nothing of what needs a platform that runs, and says where it stands', async () => {
  await expect(failureOf('  - { action: fault, name: media-silent }')).rejects.toThrow(
    /^f:\d+:1: the fault media-silent needs a platform that runs: replay it with --live$/,
  );
});

it('counts what happened until the time is over, and fails at one too few or one too many', async () => {
  const trigger = '  - { repeat: 2, steps: [{ action: trigger, event: voyeur }] }';
  const count = (times: number): string =>
    `  - { action: trigger, event: voyeur, expect: { event: { name: voyeur, times: ${times} } } }`;
  expect(await failureOf(trigger, count(1))).toBeUndefined();
  expect(await failureOf(count(0))).toMatchObject({ instead: '1 of them' });
  expect(await failureOf(count(2))).toMatchObject({
    wanted: expect.stringContaining('"times":2'),
    instead: '1 of them',
  });
});

it('plays a block of steps again and again, with the number of the round', async () => {
  const { steps } = scenario('  - { repeat: 3, as: number, steps: [{ action: write, text: "Line ${number}" }] }');
  expect(steps.flatMap(({ step }) => step['text'] ?? [])).toEqual(['Line 1', 'Line 2', 'Line 3']);
});

it('lets a ban end after its time', async () => {
  const ban = '  - { never: { call: startOneOnOne, for: 1s } }';
  expect(await failureOf(ban, '  - { after: 2s, action: goReady }')).toBeUndefined();
  expect(await failureOf(ban, '  - { after: 500ms, action: goReady }')).toBeDefined();
});

it('plays on after the last step until the time of a ban is over', async () => {
  const ban = (time: string): string =>
    `  - { action: toggle, service: cam, never: { call: saveServices, for: ${time} } }`;
  expect(await failureOf(ban('900ms'))).toBeUndefined();
  expect((await failureOf(ban('2s')))?.wanted).toMatch(/^never/);
});

it.each([
  ['an event', '{ call: startOneOnOne, for: 500ms }', '{ call: startOneOnOne, for: 5ms }'],
  ['a state that lasts a second', '{ state: { realtime.phase: greeting } }', '{ state: { realtime.phase: idle } }'],
])('looks at the ban of %s while it waits for an expectation', async (_what, broken, kept) => {
  const steps = [
    '  - { action: cut }',
    '  - { after: 10ms, action: goReady, expect: { state: { realtime.connections: 2 }, within: 5s } }',
  ];
  expect(await failureOf(`  - { never: ${kept} }`, ...steps)).toBeUndefined();
  expect((await failureOf(`  - { never: ${broken} }`, ...steps))?.wanted).toMatch(/^never/);
});

it('puts what was saved into later steps', async () => {
  const failure = await failureOf(
    '  - { actor: mark, action: ask, save: { phase: realtime.phase } }',
    '  - { expect: { state: { realtime.phase: "${phase}", missed: { not: [] } } } }',
  );
  expect(failure).toBeUndefined();
});

it('keeps the schema for editors up to date', () => {
  const kept: unknown = JSON.parse(
    readFileSync(new URL('../../scenarios/scenario.schema.json', import.meta.url), 'utf8'),
  );
  // The difference itself would be hundreds of lines.
  const isKept = isDeepStrictEqual(kept, JSON.parse(JSON.stringify(scenarioSchema())));
  expect(isKept, 'write it: greenroom-sim replay --schema > packages/sim-cli/scenarios/scenario.schema.json').toBe(
    true,
  );
});
