import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runSim } from '../support/run-sim.ts';

const folder = mkdtempSync(join(tmpdir(), 'greenroom-replay-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

it('plays everything that is shipped, with the same transcript to the byte in every time zone', async () => {
  const zones = ['Europe/Amsterdam', 'Pacific/Kiritimati', 'America/Los_Angeles'];
  const runs = await Promise.all(zones.map((TZ) => runSim(['replay', '--json'], { env: { TZ } })));
  expect(runs.map(({ code }) => code)).toEqual([0, 0, 0]);
  expect(new Set(runs.map(({ out }) => out)).size).toBe(1);
  expect(runs[0]?.out).toContain('"kind":"end"');
});

it('ends with 1 and says what happened instead when an expectation is not met', async () => {
  const file = fileOf('fails.scenario.yaml', 'name: fails\nsteps:\n  - expect: { state: { modal: phone } }\n');
  const { code, out, complaint } = await runSim(['replay', file]);
  expect(code).toBe(1);
  expect(out).toContain('expected modal = "phone" within 1000 ms\n  but modal = null');
  expect(complaint).toBe('1 of 1 failed.\n');
});

it.each([
  ['no file', 'nowhere', /^There is no scenario nowhere: /],
  [
    'a wrong file',
    fileOf('wrong.scenario.yaml', 'name: x\nsteps:\n  - action: dance\n'),
    /wrong\.scenario\.yaml:3:5: /,
  ],
  [
    'a circle of files',
    fileOf('self.scenario.yaml', 'name: x\nsteps:\n  - include: self.scenario.yaml\n'),
    /:3:1: includes go deeper than 5 files/,
  ],
])('ends with 2 and one line for %s', async (_what, word, says) => {
  const { code, out, complaint } = await runSim(['replay', word]);
  expect({ code, out, lines: complaint.trim().split('\n').length }).toEqual({ code: 2, out: '', lines: 1 });
  expect(complaint).toMatch(says);
});
