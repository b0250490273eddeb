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
    databases: () => Promise.resolve([{ name: 'cache' }, {}]),
    deleteDatabase: (name) => void done.push(`database ${name}`),
    ...change,
  };
  return { kept, done };
};

it('removes storage, cookies and databases', async () => {
  const { kept, done } = keptHere();
  await forgetEverything(kept);
  expect(done).toEqual([
    'tab',
    'local storage',
    'language=; Path=/; Max-Age=0',
    'theme=; Path=/; Max-Age=0',
    'database cache',
  ]);
});

it('goes on where the browser forbids storage or knows no databases', async () => {
  const { kept, done } = keptHere({
    local: () => {
      throw new Error('forbidden');
    },
    databases: undefined,
  });
  await forgetEverything(kept);
  expect(done).toEqual(['tab', 'language=; Path=/; Max-Age=0', 'theme=; Path=/; Max-Age=0']);
});
