import { expect, it } from 'vitest';
import { cents, millis, seconds } from '../../kernel/units.ts';
import { countTips, tipSize, type TipPlay } from './tip.ts';

const RUNNING: TipPlay = { status: 'running', since: millis(0), until: millis(28_000) };
const tip = (paid: number, play: TipPlay = { status: 'waiting' }, isReported = true) => ({
  earned: cents(paid * 16),
  isReported,
  play,
});

it('adds up 4 tips of € 1.12 to € 4.48', () => {
  const counted = countTips([tip(7), tip(7), tip(7), tip(7)]);
  expect([counted?.tips.length, counted?.earned]).toEqual([4, 448]);
});

it('shows the tip that runs, and the newest where none runs', () => {
  const [first, second, third] = [tip(1, { status: 'ran', after: seconds(2) }), tip(7, RUNNING), tip(3)];
  expect(countTips([first, second, third])).toMatchObject({ newest: third, shown: second });
  expect(countTips([first, third])).toMatchObject({ newest: third, shown: third });
});

it('knows the sum only about while the platform has not sent one of the amounts', () => {
  expect(countTips([tip(1), tip(3, RUNNING, false)])?.isReported).toBe(false);
  expect(countTips([tip(1), tip(3)])?.isReported).toBe(true);
});

it('counts nothing of no tips', () => {
  expect(countTips([])).toBeUndefined();
});

it.each([
  [16, 'small'],
  [99, 'small'],
  [100, 'medium'],
  [999, 'medium'],
  [1_000, 'large'],
  [48_000, 'large'],
] as const)('shows %i cents %s', (amount, size) => {
  expect(tipSize(cents(amount))).toBe(size);
});
