import { expect, it } from 'vitest';
import { createVirtualClock } from '@greenroom/core/kernel/virtual-clock';
import { createToyDrawer } from '../../toys/toy-drawer.ts';
import { startToyApp } from '../../toys/toy-app.ts';
import type { PlatformClock } from '../environment/platform-clock.ts';
import { createToyFaults } from './toy-faults.ts';

it('ends the fault of a toy app that has ended itself, and refuses one that never began', async () => {
  const clock = createVirtualClock();
  const app = await startToyApp({ port: 0, tlsPort: undefined, drawer: createToyDrawer(clock, []), clock });
  const hub = { drop: () => undefined, phone: () => undefined, phones: () => [], setOnline: () => undefined };
  const faults = createToyFaults({ hub, clock: clock as unknown as PlatformClock, toyAppUrl: app.url });
  expect(await faults.turn('toy-app-silent', true, undefined)).toMatchObject({ ok: true });
  await app.stop();
  expect(await faults.turn('toy-app-silent', false, undefined)).toMatchObject({ ok: true });
  expect(faults.active()).toEqual([]);
  expect(await faults.turn('toy-app-silent', false, undefined)).toEqual({ ok: false, error: 'no_toy_app' });
});
