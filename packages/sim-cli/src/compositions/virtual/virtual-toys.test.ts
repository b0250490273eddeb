import { millis } from '@greenroom/core/kernel/units';
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

it('ends the app at the next command once it has carried out as many as it may', async () => {
  const { toys } = setUp();
  const { toyApp } = toys.ports;
  for (let command = 1; command <= 3; command += 1) expect(await toyApp.stop()).toEqual({ ok: true });
  toys.faults = { ...toys.faults, dieAfter: 2 };
  expect([(await toyApp.toys()).ok, toys.app]).toEqual([true, true]);
  expect([(await toyApp.stop()).ok, toys.app]).toEqual([false, false]);
});

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
