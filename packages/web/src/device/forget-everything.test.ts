import { expect, it, vi } from 'vitest';
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
    logOut: () => Promise.resolve(done.push('log out')),
    ...change,
  };
  return { kept, done };
};

it('removes storage, cookies and databases, and ends the login', async () => {
  const { kept, done } = keptHere();
  await forgetEverything(kept);
  expect(done).toEqual([
    'tab',
    'local storage',
    'language=; Path=/; Max-Age=0',
    'theme=; Path=/; Max-Age=0',
    'database cache',
    'log out',
  ]);
});

it('goes on where the browser forbids storage or knows no databases', async () => {
  const logOut = vi.fn(() => Promise.resolve());
  const { kept } = keptHere({
    local: () => {
      throw new Error('forbidden');
    },
    databases: undefined,
    logOut,
  });
  await forgetEverything(kept);
  expect(logOut).toHaveBeenCalledOnce();
});
