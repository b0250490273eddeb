import { expect, it } from 'vitest';
import { createOpenPage } from './open-page.ts';

const setUp = () => {
  const device = { isWhole: false, isOnline: true, checks: 0 };
  const open = createOpenPage<undefined>({
    isWhole: async () => {
      device.checks += 1;
      return device.isWhole;
    },
    ofThisVersion: async () => new Response('device'),
    ofNetwork: async () => {
      if (!device.isOnline) throw new TypeError('no network');
      return new Response('network');
    },
  });
  return { device, open: async () => (await open(undefined)).text() };
};

it('answers from the network while files are missing, and from the device without a network', async () => {
  const { device, open } = setUp();
  expect(await open()).toBe('network');
  device.isOnline = false;
  expect(await open()).toBe('device');
});

it('answers from the device as soon as all files are there, and checks no more', async () => {
  const { device, open } = setUp();
  expect(await open()).toBe('network');
  device.isWhole = true;
  expect([await open(), await open()]).toEqual(['device', 'device']);
  expect(device.checks).toBe(2);
});
