import { expect, it } from 'vitest';
import { millis } from '@greenroom/core/kernel/units';
import { createVirtualClock } from '@greenroom/core/kernel/virtual-clock';
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

it('tells a page that connects again of the phone, and brings a phone without network nothing', async () => {
  const clock = createVirtualClock();
  const toys = createVirtualToys(clock, createActivity(), []);
  const received: string[] = [];
  const open = () => {
    const connection = toys.ports.toySocket.open({ url: '', path: '' } as never, {
      opened: () => received.push('opened'),
      qr: () => undefined,
      appStatus: (on: boolean) => received.push(`status ${on}`),
      appOnline: (on: boolean) => received.push(`online ${on}`),
      devices: () => received.push('devices'),
      closed: () => received.push('closed'),
    });
    clock.advance(millis(100));
    return connection;
  };
  open();
  toys.phone('scan');
  toys.phone('away');
  toys.dropHub();
  received.length = 0;
  const connection = open();
  expect(received).toEqual(['opened', 'status true', 'devices', 'online false']);
  expect([connection.stop(), toys.drawer.log()]).toEqual([true, []]);
  toys.phone('back');
  expect([connection.stop(), toys.drawer.log().length]).toEqual([true, 1]);
});

it('confirms a stop at the app of a phone that is there, and not at one without network or closed', async () => {
  const clock = createVirtualClock();
  const toys = createVirtualToys(clock, createActivity(), []);
  const { toyPhoneApp, toySocket } = toys.ports;
  const addresses: (string | undefined)[] = [];
  toySocket.open(
    { url: '', path: '' },
    {
      opened: () => undefined,
      qr: () => undefined,
      appStatus: () => undefined,
      appOnline: () => undefined,
      devices: ({ appUrl }) => addresses.push(appUrl),
      closed: () => undefined,
    },
  );
  toys.phone('scan');
  expect(addresses).toEqual([expect.stringMatching(/^http/)]);
  expect(await toyPhoneApp.stop('')).toEqual({ ok: true });
  expect(toys.drawer.log()).toMatchObject([{ via: 'app', action: 'Stop', code: 200 }]);
  toys.phone('away');
  const unanswered = toyPhoneApp.stop('');
  clock.advance(millis(2_000));
  expect(await unanswered).toMatchObject({ error: { message: 'Network request timed out' } });
  toys.phone('close');
  expect(await toyPhoneApp.stop('')).toMatchObject({ error: { message: 'Network request failed' } });
});
