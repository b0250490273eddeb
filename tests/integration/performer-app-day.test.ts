import { expect, it } from 'vitest';
import { dayOf } from '@greenroom/core/formatting/dates';
import { seconds } from '@greenroom/core/kernel/units';
import { earnedOn } from '@greenroom/sim-cli/platform/serving/admin/book-difference';
import { createVirtualPerformer, DEMI, MARK } from '../support/virtual-performer.ts';

const DAY = 86_400;

it.each([5 * 3_600, DAY, -DAY])(
  'shows what the day of the platform brought where the device is wrong by %i s',
  async (wrongBy) => {
    const demi = createVirtualPerformer({ id: DEMI, wrongBy });
    await demi.meetsMark();
    await demi.pass(60_000);
    await demi.customerLeaves(MARK, 'CLICK');
    await demi.pass(5_000);
    const { clock, parts } = demi.platform;
    const earned = await earnedOn(parts.store, { performerId: DEMI, day: dayOf(seconds(clock.today())) });
    expect(earned).toBeGreaterThan(0);
    expect(demi.app.meter.watch.state()).toMatchObject({ today: earned, isTodayAbout: false });
    expect(demi.deps.clock.today()).toBe(clock.today());
  },
);
