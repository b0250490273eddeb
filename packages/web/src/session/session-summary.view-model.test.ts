import { expect, it } from 'vitest';
import { createValue } from '@greenroom/core/kernel/machine';
import { seconds, cents, credits } from '@greenroom/core/kernel/units';
import type { SessionMoney } from '@greenroom/core/meter/session-money';
import { IDLE_SESSION, type SessionState } from '@greenroom/core/session/session-state';
import { customer } from '@greenroom/core/testing/session/session-rig.fake';
import { SessionSummaryViewModel } from './session-summary.view-model.ts';

const OVER: SessionState = {
  ...IDLE_SESSION,
  lastEnd: { client: customer('mark'), reason: 'CLICK', duration: seconds(65), at: seconds(100) },
};
const NO_MONEY: SessionMoney = {
  hasSession: true,
  service: undefined,
  isOver: true,
  rate: undefined,
  duration: seconds(65),
  time: undefined,
  timeToday: cents(0),
  tips: cents(0),
  tipCredits: credits(0),
  tipCount: 0,
  total: undefined,
  isAbout: false,
  isTodayAbout: false,
  isFinal: true,
  today: undefined,
};
const summaryOf = (money: Partial<SessionMoney>) =>
  new SessionSummaryViewModel({
    session: { watch: createValue(OVER) },
    meter: { watch: createValue({ ...NO_MONEY, ...money }) },
  }).summary;

it('writes the credits of the tips with a dot between thousands, and the money with its cents', () => {
  const tips = { tips: cents(1_975_200), tipCount: 3, tipCredits: credits(12_345) };
  expect(summaryOf({ ...tips, total: cents(250) })).toMatchObject({
    pay: '€ 2.50',
    tips: { amount: '€ 19752.00', credits: 12_345, creditsText: '12.345' },
  });
});

it('names no tips where there were none', () => {
  expect(summaryOf({})).toMatchObject({ duration: '01:05', tips: undefined });
});
