import { expect, it, onTestFinished, vi } from 'vitest';
import { detach } from './detach.ts';
import { createActor } from './machine.ts';
import { createSlots, invoke } from './slots.ts';

/** Lets work fail. @returns what comes of the first promise that gets a handler of rejections */
const failing = (start: (work: Promise<never>) => void): unknown => {
  const handled = vi.spyOn(Promise.prototype, 'catch');
  onTestFinished(() => handled.mockRestore());
  start(Promise.reject(new Error('bug')));
  return handled.mock.results[0]?.value;
};

it('throws the rejection of work that nobody waits for again', async () => {
  await expect(failing(detach)).rejects.toThrow('bug');
});

it.each([
  ['an effect', 'work' as const],
  ['an effect in a slot', invoke('slot', 'work' as const)],
])('throws the rejection of %s again', async (_, effect) => {
  const start = (work: Promise<never>): void =>
    createActor<undefined, 'go', 'work'>({
      initial: undefined,
      transition: (state, _event) => ({ state, effects: [effect] }),
      slots: createSlots(),
      perform: () => work,
    }).send('go');
  await expect(failing(start)).rejects.toThrow('bug');
});

it('lets a handler leave nothing behind', () => {
  expect(() => detach(undefined)).not.toThrow();
});
