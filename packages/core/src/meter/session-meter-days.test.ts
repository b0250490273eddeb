import { expect, it } from 'vitest';
import {
  BEFORE_MIDNIGHT,
  EVENING,
  MARK,
  setUpMeter as setUp,
  SO_FAR,
} from '../../testing/meter/session-meter-rig.fake.ts';
import { dayOf } from '../formatting/dates.ts';
import { seconds, cents } from '../kernel/units.ts';

it('shows a new day from midnight in Amsterdam on, and asks for what it has brought', async () => {
  const { dayIs, money, pass, todayAsked } = setUp(BEFORE_MIDNIGHT);
  dayIs(8_420);
  await pass(59_000);
  expect([money().today, todayAsked()]).toEqual([8_420, 0]);
  await pass(1_000);
  expect([money().today, todayAsked()]).toEqual([0, 1]);
  dayIs(12);
  expect(money().today).toBe(12);
});

it('counts the time of a session for the day on which it began, and a tip for the day on which it was paid', async () => {
  const { clock, dayIs, money, pass, platformSays, start, talk, tip } = setUp(BEFORE_MIDNIGHT);
  dayIs(1_000);
  platformSays(SO_FAR);
  await start();
  tip('a', 10);
  talk(50);
  expect(money().today).toBe(1_000 + 160 + 77);
  platformSays({ ...SO_FAR, todayBesides: cents(0), duration: seconds(60) });
  await pass(15_000);
  expect(dayOf(clock.today())).toBe(dayOf(BEFORE_MIDNIGHT) + 1);
  expect(money().today).toBe(0);
  tip('b', 5);
  expect(money()).toMatchObject({ today: 80, tips: 240 });
});

it('counts the time of a session for the day on which its second timer started, not for that of its acceptance', async () => {
  const { dayIs, money, pass, platformSays, set, start, talk } = setUp(BEFORE_MIDNIGHT);
  dayIs(1_000);
  platformSays({ ...SO_FAR, duration: seconds(0) });
  await pass(50_000);
  await start();
  set({ timers: { platform: true, device: false } });
  platformSays({ ...SO_FAR, duration: seconds(0), todayBesides: cents(0) });
  await pass(15_000);
  set({ timers: { platform: true, device: true } });
  talk(60);
  expect(money()).toMatchObject({ time: 92, today: 92 });
});

it('counts a session that is taken up after midnight for the day on which it began', async () => {
  const { dayIs, money, pass, platformSays, set } = setUp(BEFORE_MIDNIGHT);
  dayIs(1_000);
  await pass(90_000);
  dayIs(0);
  platformSays({ ...SO_FAR, duration: seconds(60), todayBesides: cents(0) });
  set({ status: 'connected', client: MARK, timers: { platform: true, device: true }, clientTime: seconds(60) });
  await pass(0);
  expect(money()).toMatchObject({ time: 92, today: 0 });
});

it('turns the day once, although no timer for it is longer than 15 minutes', async () => {
  const { dayIs, pass, todayAsked } = setUp(EVENING);
  dayIs(8_420);
  for (let quarter = 0; quarter < 16; quarter += 1) await pass(15 * 60_000);
  expect(todayAsked()).toBe(1);
});
