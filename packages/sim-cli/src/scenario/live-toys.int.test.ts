import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openLiveToys } from './live-toys.ts';

it('keeps a fault of the toy app that is switched on again after the time of the first one', async () => {
  const toys = await openLiveToys({
    world: { toys: ['lush:80'], phoneOnly: false },
    admin: {} as never,
    performerId: '1004',
    clockRate: 1,
    trace: { write: () => undefined },
  });
  const codeOfAnswer = async (): Promise<unknown> => {
    const answer = await fetch(`${toys.appUrl}/command`, { method: 'POST', body: '{"command":"GetToys"}' });
    return ((await answer.json()) as { code: number }).code;
  };
  toys.fault('toy-app-fails', true, 50);
  toys.fault('toy-app-fails', false);
  toys.fault('toy-app-fails', true);
  await sleep(100);
  expect(await codeOfAnswer()).toBe(500);
  toys.fault('toy-app-fails', true, 50);
  await expect.poll(codeOfAnswer).toBe(200);
  toys.close();
});
