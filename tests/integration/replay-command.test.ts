import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { otherZone } from '../support/other-zone.ts';
import { runHere } from '../support/run-here.ts';
import { runSim } from '../support/run-sim.ts';

const folder = mkdtempSync(join(tmpdir(), 'greenroom-replay-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (name: string, text: string, encoding: BufferEncoding = 'utf8'): string => {
  const path = join(folder, name);
  writeFileSync(path, text, encoding);
  return path;
};

it(
  'plays everything that is shipped, with the same transcript to the byte in this time zone and in another',
  { tags: ['night'] },
  async () => {
    const all = ['replay', '--json'];
    const [here, there] = await Promise.all([runHere(all), runSim(all, { env: { TZ: otherZone() } })]);
    expect([here.code, there.code]).toEqual([0, 0]);
    expect(there.out === here.out).toBe(true);
    expect(here.out).toContain('"kind":"end"');
  },
);

it('ends with 1 and says what happened instead when an expectation is not met', async () => {
  const file = fileOf('fails.scenario.yaml', 'name: fails\nsteps:\n  - expect: { state: { modal: phone } }\n');
  const { code, out, complaint } = await runHere(['replay', file]);
  expect(code).toBe(1);
  expect(out).toContain('expected modal = "phone" within 1000 ms\n  but modal = null');
  expect(complaint).toBe('1 of 1 failed.\n');
});

it('plays on the real clock what it plays in none, line by line and as slowly as it would be', async () => {
  const steps = [0, 1, 2].map(() => '  - { after: 400ms, action: cycleFontSize }\n').join('');
  const file = fileOf('slow.scenario.yaml', `name: slow\nsteps:\n${steps}`);
  const told: number[] = [];
  const onLine = (line: string): void => void (line.includes('cycleFontSize') && told.push(performance.now()));
  const slow = await runSim(['replay', file, '--clock', 'real'], { onLine });
  const [first = 0, second = 0, third = 0] = told;
  expect(second - first).toBeGreaterThan(300);
  expect(third - second).toBeGreaterThan(300);
  const quick = await runHere(['replay', file]);
  const untimed = (out: string): string => out.replaceAll(/\d\d:\d\d\.\d{3}/g, '');
  expect({ ...slow, out: untimed(slow.out) }).toEqual({ ...quick, out: untimed(quick.out) });
});

it.each([
  ['no file', 'nowhere', /^There is no scenario nowhere: /],
  [
    'a wrong file',
    fileOf('wrong.scenario.yaml', 'name: x\nsteps:\n  - action: dance\n'),
    /wrong\.scenario\.yaml:3:5: /,
  ],
  [
    'a fault that needs a platform',
    fileOf('fault.scenario.yaml', 'name: x\nsteps:\n  - { action: fault, name: media-refused }\n'),
    /fault\.scenario\.yaml:3:\d+: the fault media-refused needs a platform that runs: replay it with --live/,
  ],
  [
    'a text in UTF-16',
    fileOf('utf16.scenario.yaml', '\uFEFFname: x', 'utf16le'),
    /utf16\.scenario\.yaml:1:1: it is no text in UTF-8/,
  ],
  [
    'a circle of files',
    fileOf('self.scenario.yaml', 'name: x\nsteps:\n  - include: self.scenario.yaml\n'),
    /:3:1: includes go deeper than 5 files/,
  ],
])('ends with 2 and one line for %s', async (_what, word, says) => {
  const { code, out, complaint } = await runHere(['replay', word]);
  expect({ code, out, lines: complaint.trim().split('\n').length }).toEqual({ code: 2, out: '', lines: 1 });
  expect(complaint).toMatch(says);
});
