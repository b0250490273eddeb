import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents, seconds } from '../kernel/units.ts';
import { sessionMoney, unlistedOf, type MoneyFacts } from './session-money.ts';

const TODAY = 20_000;
/** Ten minutes of a session that pays 92 cents a minute, on a day that had brought € 10 before. */
const RUNNING: MoneyFacts = {
  hasSession: true,
  isOver: false,
  rate: { perMinute: 92, isEstimated: false },
  duration: seconds(600),
  tips: [],
  final: undefined,
  beganOn: TODAY,
  today: TODAY,
  besides: cents(1_000),
  isCounted: false,
};
const unlisted = (facts: Partial<MoneyFacts>, listed: number) =>
  unlistedOf(sessionMoney({ ...RUNNING, ...facts }), cents(listed));

it('names what a list of today lacks of the session: € 9.20 of the running one, nothing once it is listed', () => {
  expect(unlisted({}, 1_000)).toEqual({ amount: 920, isAbout: false, isOver: false });
  expect(unlisted({ isOver: true }, 1_000)).toEqual({ amount: 920, isAbout: true, isOver: true });
  expect(unlisted({ besides: cents(1_920), isCounted: true, isOver: true }, 1_920)).toBeUndefined();
});

it.each([
  ['without a session', { hasSession: false }],
  ['while today is not known', { besides: undefined }],
  ['of a session that has paid nothing', { duration: seconds(0) }],
])('names nothing %s', (_, facts) => {
  expect(unlisted(facts, 1_000)).toBeUndefined();
});

it('adds up with the list to the total of today, whenever the list was read', () => {
  fc.assert(
    fc.property(fc.nat(36_000), fc.nat(5_000), (duration, listed) => {
      const money = sessionMoney({ ...RUNNING, duration: seconds(duration) });
      const rest = unlistedOf(money, cents(listed))?.amount ?? 0;
      expect(Math.max(listed, money.today ?? 0)).toBe(listed + rest);
    }),
  );
});
