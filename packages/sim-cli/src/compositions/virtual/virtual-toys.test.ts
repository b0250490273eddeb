import { createVirtualClock } from '@greenroom/core/kernel/virtual-clock';
import { expect, it } from 'vitest';
import { createActivity } from './activity.ts';
import { createVirtualToys } from './virtual-toys.ts';

it('ends the app at the next command once it has carried out as many as it may', async () => {
  const toys = createVirtualToys(createVirtualClock(), createActivity(), []);
  const { toyApp } = toys.ports;
  for (let command = 1; command <= 3; command += 1) expect(await toyApp.stop()).toEqual({ ok: true });
  toys.faults = { ...toys.faults, dieAfter: 2 };
  expect([(await toyApp.toys()).ok, toys.isAppRunning]).toEqual([true, true]);
  expect([(await toyApp.stop()).ok, toys.isAppRunning]).toEqual([false, false]);
});
