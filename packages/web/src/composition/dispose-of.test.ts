import { Container } from 'inversify';
import { expect, it } from 'vitest';
import { disposeOf } from './dispose-of.ts';

it('ends every part, also behind one whose end gives something back', () => {
  const ended: string[] = [];
  const part = (name: string, back: unknown) => ({
    dispose: () => {
      ended.push(name);
      return back;
    },
  });
  const container = new Container({ jitless: true });
  for (const [name, back] of [
    ['listener', true],
    ['socket', undefined],
    ['clock', 7],
  ] as const) {
    container
      .bind<ReturnType<typeof part>>(name)
      .toResolvedValue(() => part(name, back))
      .inSingletonScope()
      .onDeactivation(disposeOf);
    container.get(name);
  }
  container.unbindAll();
  expect(ended).toEqual(['listener', 'socket', 'clock']);
});
