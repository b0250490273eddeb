import { expect, it } from 'vitest';
import { followAddress } from './follow-address.ts';

const setUp = (pathname: string, search = '') => {
  const router = { state: { location: { pathname, search } } };
  const listeners: (() => void)[] = [];
  const asked: string[] = [];
  const subscribe = (listener: () => void) => {
    listeners.push(listener);
    return () => undefined;
  };
  followAddress(
    {
      get state() {
        return router.state;
      },
      subscribe,
    },
    {
      news: ({ query }) => asked.push(`news ${query.get('page') ?? 1}`),
      inbox: ({ values }) => asked.push(`inbox ${values['inboxType'] ?? 'inbox'}`),
    },
  );
  const go = (to: string, query = ''): void => {
    router.state = { location: { pathname: to, search: query } };
    for (const listener of listeners) listener();
  };
  return { asked, go };
};

it('asks for page 1 when the address names none', () => {
  expect(setUp('/').asked).toEqual(['news 1']);
});

it('asks for the page in the address, and again when it changes', () => {
  const { asked, go } = setUp('/', '?page=3');
  go('/', '?page=3');
  go('/', '?page=2');
  expect(asked).toEqual(['news 3', 'news 2']);
});

it('loads nothing elsewhere, and loads again on the way back', () => {
  const { asked, go } = setUp('/login/');
  go('/inbox/sent/');
  go('/login/');
  go('/inbox/sent/');
  expect(asked).toEqual(['inbox sent', 'inbox sent']);
});
