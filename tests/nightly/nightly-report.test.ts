import { expect, it } from 'vitest';
import type { NightResult } from './nightly-part.ts';
import { nightlyReport } from './nightly-report.ts';

const night = (day: string, value: string, ok: boolean): NightResult => ({
  day,
  commit: 'abc1234',
  parts: [
    {
      part: 'herd',
      seconds: 90,
      minutes: 30,
      ok,
      figures: [{ what: `tries of ${value} clients`, value, limit: '<= 5 %', ok }],
      notes: ok ? [] : ['again: explore --from 1 | --seeds 1'],
    },
  ],
});

it('shows each figure with its limit, whether it is in order, and the nights before', () => {
  const report = nightlyReport(night('2026-11-23', '7 %', false), [night('2026-11-22', '4 %', true)]);
  expect(report).toContain('| herd | **no** | 1.5 min | tries of 7 % clients: 7 % |');
  expect(report).toContain('| what | figure | limit | in order | 2026-11-22 abc1234 |');
  expect(report).toContain('| tries of 7 % clients | 7 % | <= 5 % | **no** | 4 % |');
  expect(report).toContain('- again: explore --from 1 \\| --seeds 1');
});
