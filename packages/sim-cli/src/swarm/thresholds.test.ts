import { expect, it } from 'vitest';
import { crossed, parseThresholds } from './thresholds.ts';

const VALUES = { p50: 5, p95: 60, p99: 212, slowest: 400, lines: 900, lost: 0, doubled: 1, errors: 0, sessions: 30 };

const failedBy = (text: string, values: Parameters<typeof crossed>[1] = VALUES): readonly string[] => {
  const read = parseThresholds(text);
  if (!read.ok) throw new Error(read.error);
  return crossed(read.value, values);
};

it('names the thresholds that were crossed, with what the run came to', () => {
  expect(failedBy('p99>150ms, lost>0,doubled>0')).toEqual(['p99>150ms: p99 is 212 ms', 'doubled>0: doubled is 1']);
});

it('lets a run pass whose values are at the limit', () => {
  expect(failedBy('p99>212ms,p95>=0.061s,lines<900,sessions<=29')).toEqual([]);
});

it('fails a time of which nothing is known', () => {
  expect(failedBy('p99>150ms', { ...VALUES, p99: undefined })).toEqual(['p99>150ms: p99 is not known']);
});

it.each([
  ['p99>150', '"p99>150": p99 is a time; its unit is ms or s.'],
  ['p99>150min', '"p99>150min": p99 is a time; its unit is ms or s.'],
  ['lost>0ms', '"lost>0ms": lost is a number, without a unit.'],
  ['p42>1ms', 'There is no "p42": there are p50, p95, p99, slowest, lines, lost, doubled, errors, sessions.'],
  ['p99=150ms', '"p99=150ms" is no threshold: write p99>150ms or lost>0.'],
  ['', '"" is no threshold: write p99>150ms or lost>0.'],
])('says what is wrong with %j', (text, error) => {
  expect(parseThresholds(text)).toEqual({ ok: false, error });
});
