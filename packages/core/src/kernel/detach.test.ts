import { expect, it, vi } from 'vitest';
import { detach } from './detach.ts';
import { createActor } from './machine.ts';

const failing = (): { readonly work: Promise<never>; readonly unhandled: () => unknown } => {
  const work = Promise.reject(new Error('bug'));
  const handled = vi.spyOn(work, 'catch');
  return { work, unhandled: () => handled.mock.results[0]?.value };
};

it('throws the rejection of work that nobody waits for again', async () => {
  const { work, unhandled } = failing();
  detach(work);
  await expect(unhandled()).rejects.toThrow('bug');
});

it('throws the rejection of an effect again', async () => {
  const { work, unhandled } = failing();
  const actor = createActor<undefined, 'go', 'work'>({
    initial: undefined,
    transition: (state, _event) => ({ state, effects: ['work'] }),
    perform: () => work,
  });
  actor.send('go');
  await expect(unhandled()).rejects.toThrow('bug');
});

it('lets a handler leave nothing behind', () => {
  expect(() => detach(undefined)).not.toThrow();
});
