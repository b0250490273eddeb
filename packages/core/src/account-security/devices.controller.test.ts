import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { performerId } from '../kernel/ids.ts';
import { done, ok } from '../kernel/result.ts';
import { createDevicesController } from './devices.controller.ts';

const setUp = () => {
  const calls: string[] = [];
  const controller = createDevicesController({
    api: {
      devices: () => {
        calls.push('list');
        return Promise.resolve(ok([]));
      },
      endDevice: (_performer, id) => {
        calls.push(`end ${id}`);
        return Promise.resolve(done);
      },
      endOtherDevices: () => {
        calls.push('end others');
        return Promise.resolve(done);
      },
    },
    protect: (call) => {
      calls.push('protected');
      return call();
    },
    performerId: () => performerId('1001'),
    onChanged: () => calls.push('changed'),
    log: { write: () => undefined },
  });
  return { controller, calls };
};

it('logs out one device or all others as a protected change, and lists the rest', async () => {
  const { controller, calls } = setUp();
  controller.list.load('own');
  await settle();
  controller.logOut.mutate({ id: 'phone' });
  await settle();
  controller.logOut.mutate('others');
  await settle();
  expect(calls).toEqual([
    'list',
    'protected',
    'end phone',
    'list',
    'changed',
    'protected',
    'end others',
    'list',
    'changed',
  ]);
});
