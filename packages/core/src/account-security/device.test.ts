import { expect, it } from 'vitest';
import { seconds } from '../kernel/units.ts';
import { sortDevices, type Device } from './device.ts';

const device = (id: string, lastSeen: number, isThis = false): Device => ({
  id,
  browser: 'Firefox',
  system: 'Linux',
  country: undefined,
  firstSeen: seconds(1),
  lastSeen: seconds(lastSeen),
  isThis,
});

it('lists this device first, then the others by their latest use', () => {
  const devices = [device('old', 10), device('this', 20, true), device('new', 30)];
  expect(sortDevices(devices).map(({ id }) => id)).toEqual(['this', 'new', 'old']);
});
