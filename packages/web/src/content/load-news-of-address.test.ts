import { expect, it } from 'vitest';
import { loadNewsOfAddress } from './load-news-of-address.ts';

const setUp = (pathname: string, search = '') => {
  const router = { state: { location: { pathname, search } } };
  const listeners: (() => void)[] = [];
  const asked: number[] = [];
  const subscribe = (listener: () => void) => {
    listeners.push(listener);
    return () => undefined;
  };
  loadNewsOfAddress(
    {
      get state() {
        return router.state;
      },
      subscribe,
    },
    { load: (page) => asked.push(page) },
  );
  const go = (to: string, query = ''): void => {
    router.state = { location: { pathname: to, search: query } };
    for (const listener of listeners) listener();
  };
  return { asked, go };
};

it('asks for page 1 when the address names none', () => {
  expect(setUp('/').asked).toEqual([1]);
});

it('asks for the page in the address, and again when it changes', () => {
  const { asked, go } = setUp('/', '?page=3');
  go('/', '?page=3');
  go('/', '?page=2');
  expect(asked).toEqual([3, 2]);
});

it('asks for nothing elsewhere, and anew when she comes back', () => {
  const { asked, go } = setUp('/login/');
  go('/');
  go('/login/');
  go('/');
  expect(asked).toEqual([1, 1]);
});
