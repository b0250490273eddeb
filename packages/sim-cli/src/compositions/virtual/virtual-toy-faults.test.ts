import { expect, it } from 'vitest';
import { millis } from '@greenroom/core/kernel/units';
import { createVirtualClock } from '@greenroom/core/kernel/virtual-clock';
import { createActivity } from './activity.ts';
import { createVirtualToyFaults } from './virtual-toy-faults.ts';
import { createVirtualToys } from './virtual-toys.ts';

const setUp = () => {
  const clock = createVirtualClock();
  const toys = createVirtualToys(clock, createActivity(), []);
  const faults = createVirtualToyFaults(
    () => [toys],
    () => clock,
  );
  return { clock, toys, faults };
};

it('leaves the cloud as it is when a fault ends that never began', async () => {
  const { toys, faults } = setUp();
  for (const isReachable of [true, false]) {
    toys.isCloudReachable = isReachable;
    await faults.turn('toy-cloud-refuses', false, undefined);
    expect(toys.isCloudReachable).toBe(isReachable);
  }
});

it('gives the cloud back that a fault took, once, and none that was not there', async () => {
  const { toys, faults } = setUp();
  for (const isReachable of [true, false]) {
    toys.isCloudReachable = isReachable;
    await faults.turn('toy-cloud-refuses', true, undefined);
    await faults.turn('toy-cloud-refuses', true, undefined);
    expect(toys.isCloudReachable).toBe(false);
    await faults.turn('toy-cloud-refuses', false, undefined);
    expect(toys.isCloudReachable).toBe(isReachable);
  }
});

it('cuts the hub each 7 seconds since the fault was switched on last, and not after it was switched off', async () => {
  const { clock, toys, faults } = setUp();
  const cuts: number[] = [];
  const connect = (): void => {
    const listener = {
      opened: () => undefined,
      qr: () => undefined,
      appStatus: () => undefined,
      appOnline: () => undefined,
      devices: () => undefined,
      closed: () => {
        cuts.push(clock.now());
        connect();
      },
    };
    toys.ports.toySocket.open({ url: '', path: '' }, listener);
  };
  connect();
  const flaps = (isOn: boolean) => faults.turn('toy-hub-flaps', isOn, undefined);
  await flaps(true);
  clock.advance(millis(1_000));
  await flaps(true);
  clock.advance(millis(1_000));
  await flaps(false);
  await flaps(true);
  clock.advance(millis(15_000));
  await flaps(false);
  clock.advance(millis(15_000));
  expect(cuts).toEqual([9_000, 16_000]);
});
