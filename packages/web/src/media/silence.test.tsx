import { expect, it, onTestFinished, vi } from 'vitest';
import { createSilence } from './silence.ts';

it('plays a file of 10 s again and again, and gives it back at the end', async () => {
  const create = vi.spyOn(URL, 'createObjectURL');
  onTestFinished(() => create.mockRestore());
  const silence = createSilence();
  const address = String(create.mock.results[0]?.value);
  expect((await (await fetch(address)).blob()).size).toBe(80_044);
  await silence.play().catch(() => undefined);
  silence.end();
  expect(silence.paused).toBe(true);
  await expect(fetch(address)).rejects.toThrow('fetch');
});
