import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { createVirtualClock } from '@greenroom/core/kernel/virtual-clock';
import { startToyApp } from '../../../toys/toy-app.ts';
import { createToyDrawer } from '../../../toys/toy-drawer.ts';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import { createToyFaults } from './toy-faults.ts';
import { createToyHub } from './toy-hub.sim.ts';
import type { ToyTokens } from './toy-tokens.ts';

it('ends the fault of a toy app that has ended itself, and refuses one that never began', async () => {
  const clock = createVirtualClock();
  const app = await startToyApp({ port: 0, tlsPort: undefined, drawer: createToyDrawer(clock, []), clock });
  const hub = { drop: () => undefined, phones: () => [], setOnline: () => undefined, setSilent: () => undefined };
  const faults = createToyFaults({ hub, clock: clock as unknown as PlatformClock, toyAppUrl: app.url });
  expect(await faults.turn('toy-app-silent', true, undefined)).toMatchObject({ ok: true });
  await app.stop();
  expect(await faults.turn('toy-app-silent', false, undefined)).toMatchObject({ ok: true });
  expect(faults.active()).toEqual([]);
  expect(await faults.turn('toy-app-silent', false, undefined)).toEqual({ ok: false, error: 'no_toy_app' });
});

it.each([
  ['toy-phone-away', 'toy-phone-silent'],
  ['toy-phone-silent', 'toy-phone-away'],
] as const)('keeps a phone that does not answer when %s ends while %s is on', async (ends, stays) => {
  const clock = createVirtualClock();
  const log = { write: () => undefined };
  const tokens = {} as ToyTokens;
  const hub = createToyHub({ http: createServer(), tokens, clock, log, picturePath: '/code' });
  const faults = createToyFaults({ hub, clock: clock as unknown as PlatformClock, toyAppUrl: '' });
  const { app } = await hub.scan('1004', []);
  const isAnswered = async (): Promise<boolean> => {
    const request = { method: 'POST', body: '{"command":"GetToys"}', signal: AbortSignal.timeout(200) };
    return (await fetch(`${app.url}/command`, request).catch(() => undefined))?.ok === true;
  };
  expect(await isAnswered()).toBe(true);
  for (const name of [stays, ends]) await faults.turn(name, true, '1004');
  await faults.turn(ends, false, '1004');
  expect(await isAnswered()).toBe(false);
  await faults.turn(stays, false, '1004');
  expect(await isAnswered()).toBe(true);
  await hub.close();
});
