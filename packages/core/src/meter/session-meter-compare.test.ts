import { expect, it } from 'vitest';
import { setUpMeter as setUp, SO_FAR } from '../../testing/meter/session-meter-rig.fake.ts';
import { NETWORK_TIMED_OUT } from '../kernel/result.ts';
import { cents, seconds } from '../kernel/units.ts';

it('agrees with the platform one comparison after an end that nothing reported, and counts no session twice', async () => {
  const { dayIs, end, meter, money, pass, platformSays, start, talk, todayAsked } = setUp();
  dayIs(1_000);
  platformSays(SO_FAR);
  await start();
  talk(60);
  platformSays({ ...SO_FAR, isOver: true, duration: seconds(60), earned: cents(92) });
  await end();
  dayIs(1_092);
  meter.compare();
  expect([todayAsked(), money().today]).toEqual([2, 1_092]);
  dayIs(1_097);
  expect(money().today).toBe(1_097);
  await pass(120_000);
  expect(todayAsked()).toBe(2);
});

it('asks for the pay of a session that runs at a comparison, and lets its timer go on over 1 s of delay', async () => {
  const { meter, money, pass, payAsked, platformSays, start, talk } = setUp();
  platformSays(NETWORK_TIMED_OUT);
  await start();
  talk(60);
  expect([money().total, money().today]).toEqual([undefined, undefined]);
  platformSays({ ...SO_FAR, duration: seconds(59) });
  meter.compare();
  await pass(0);
  expect([payAsked(), money().duration, money().today]).toEqual([2, 60, 1_092]);
  platformSays({ ...SO_FAR, duration: seconds(58) });
  meter.compare();
  await pass(0);
  expect(money().duration).toBe(58);
});

it('asks again at the next comparison until the platform says that the session is over, also when it told the day without it', async () => {
  const { dayIs, end, meter, money, pass, payAsked, platformSays, start, todayAsked } = setUp();
  platformSays(SO_FAR);
  await start();
  await end();
  for (const pause of [1_000, 2_000, 4_000, 8_000, 16_000, 32_000]) await pass(pause);
  dayIs(1_000);
  expect([payAsked(), todayAsked(), money().today]).toEqual([8, 1, 1_000]);
  platformSays({ ...SO_FAR, isOver: true, duration: seconds(61), earned: cents(94) });
  meter.compare();
  await pass(0);
  dayIs(1_094);
  await pass(180_000);
  expect([payAsked(), todayAsked(), money().today]).toEqual([9, 2, 1_094]);
});
