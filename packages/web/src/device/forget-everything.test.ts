import { expect, it } from 'vitest';
import { forgetEverything, type KeptHere } from './forget-everything.ts';

const keptHere = (change: Partial<KeptHere> = {}) => {
  const done: string[] = [];
  const local = { clear: () => done.push('local storage') } as unknown as Storage;
  const kept: KeptHere = {
    tab: {
      getItem: () => null,
      setItem: () => undefined,
      removeItem: () => undefined,
      clear: () => void done.push('tab'),
    },
    local: () => local,
    cookies: { read: () => 'language=nl; theme=dark', write: (cookie) => void done.push(cookie) },
    ...change,
  };
  return { kept, done };
};

it('removes storage and cookies', () => {
  const { kept, done } = keptHere();
  forgetEverything(kept);
  expect(done).toEqual(['tab', 'local storage', 'language=; Path=/; Max-Age=0', 'theme=; Path=/; Max-Age=0']);
});

it('goes on where the browser forbids storage', () => {
  const { kept, done } = keptHere({
    local: () => {
      throw new Error('forbidden');
    },
  });
  forgetEverything(kept);
  expect(done).toEqual(['tab', 'language=; Path=/; Max-Age=0', 'theme=; Path=/; Max-Age=0']);
});
