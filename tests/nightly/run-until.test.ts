import { expect, it } from 'vitest';
import { explored } from './random-parts.ts';
import { runUntil, withoutResult } from './run-until.ts';
import { ranTasks } from './tasks-part.ts';

it('ends a program after its time, and tells what it said last', async () => {
  const ran = await runUntil(['-e', "console.log('begun'); setInterval(() => {}, 1000)"], { seconds: 1 });
  expect(ran.isCut).toBe(true);
  expect(withoutResult(ran)).toEqual(['was ended because it took too long, and left no result', 'begun']);
});

it('tells code and error of a program that fails', async () => {
  const ran = await runUntil(['-e', "console.error('no room'); process.exit(3)"], { seconds: 60 });
  expect(withoutResult(ran)).toEqual(['ended with 3 and left no result', 'no room']);
});

it('takes the result of random shifts that were ended early, and says why there is none', () => {
  const ran = { code: 130, isCut: true, errors: 'Ended before the other 5 seeds.' };
  const result = { from: 7, seeds: 15, steps: 900, hours: 3 };
  expect(explored({ ...ran, output: `${JSON.stringify(result)}\n` })).toMatchObject({
    ok: true,
    figures: [{ value: '15' }, { value: '900' }, { value: '3' }],
  });
  expect(explored({ ...ran, output: '' })).toMatchObject({ ok: false, notes: [expect.any(String), ran.errors] });
});

it('counts the journeys of Firefox, and names the parts that were left out and the journeys that failed', () => {
  const ran = { code: 1, isCut: false, errors: '' };
  const lines = ['left out: phone.e2e.ts: a 3G network', 'failed: browsers: login.e2e.ts:7 logs in'];
  expect(
    ranTasks('journeys', { ...ran, output: [...lines, '60 passed, 1 failed, 9 skipped', ''].join('\n') }),
  ).toMatchObject({
    ok: false,
    figures: [{ value: '60' }, { value: '9' }],
    notes: lines,
  });
  const without = 'skip browsers     0 passed     0.1 s (not run: no Firefox here)\n0 passed, 0 failed, 1 skipped\n';
  expect(ranTasks('journeys', { ...ran, code: 0, output: without })).toMatchObject({
    ok: true,
    notes: ['not run: no Firefox here'],
  });
  expect(ranTasks('journeys', { ...ran, output: '' })).toMatchObject({
    ok: false,
    notes: ['ended with 1 and left no result'],
  });
});
