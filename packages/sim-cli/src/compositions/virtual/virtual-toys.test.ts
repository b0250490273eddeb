import { createVirtualClock } from '@greenroom/core/kernel/virtual-clock';
import { expect, it } from 'vitest';
import { createActivity } from './activity.ts';
import { createVirtualToys, virtualToyFaults } from './virtual-toys.ts';

const setUp = () => {
  const clock = createVirtualClock();
  const toys = createVirtualToys(clock, createActivity(), []);
  const faults = virtualToyFaults(
    () => [toys],
    () => clock,
  );
  return { clock, toys, faults };
};

it('leaves the cloud as it is when a fault ends that never began', async () => {
  const { toys, faults } = setUp();
  for (const cloud of [true, false]) {
    toys.cloud = cloud;
    await faults.turn('toy-cloud-refuses', false, undefined);
    expect(toys.cloud).toBe(cloud);
  }
});

it('gives the cloud back that a fault took, once, and none that was not there', async () => {
  const { toys, faults } = setUp();
  for (const cloud of [true, false]) {
    toys.cloud = cloud;
    await faults.turn('toy-cloud-refuses', true, undefined);
    await faults.turn('toy-cloud-refuses', true, undefined);
    expect(toys.cloud).toBe(false);
    await faults.turn('toy-cloud-refuses', false, undefined);
    expect(toys.cloud).toBe(cloud);
  }
});
