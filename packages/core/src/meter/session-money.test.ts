import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents, credits, seconds } from '../kernel/units.ts';
import { sessionMoney, unlistedOf, unlistedTimeOf, type MoneyFacts } from './session-money.ts';

const TODAY = 20_000;
/** Ten minutes of a session that pays 92 cents a minute, on a day that had brought € 10 before. */
const RUNNING: MoneyFacts = {
  hasSession: true,
  service: 'cam',
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

it.each([
  ['the service of the session, of which it lacks the time of € 9.20 and no tip', 'cam', {}, 920],
  ['another service', 'phone', {}, undefined],
  ['the service of a session that is over', 'cam', { isOver: true }, undefined],
  ['the service of a session that began before midnight', 'cam', { beganOn: TODAY - 1 }, undefined],
] as const)('names what a list of one service lacks of the session: %s', (_what, service, facts, amount) => {
  const tips = [{ id: undefined, at: seconds(0), credits: credits(7), earned: cents(112), isReported: true }] as never;
  expect(unlistedTimeOf(sessionMoney({ ...RUNNING, tips, ...facts }), service)?.amount).toBe(amount);
});
