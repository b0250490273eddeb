import { expect, it } from 'vitest';
import { announceForumClosed } from './announce-forum-closed.ts';

const setUp = (state: unknown, historyAction = 'REPLACE') => {
  const router = { state: { historyAction, location: { key: 'a', state } } };
  const listeners: (() => void)[] = [];
  let told = 0;
  const subscribe = (listener: () => void) => {
    listeners.push(listener);
    return () => undefined;
  };
  const followed = {
    get state() {
      return router.state;
    },
    subscribe,
  };
  announceForumClosed(followed, () => (told += 1));
  const turn = (key: string, next: unknown): void => {
    router.state = { historyAction: 'REPLACE', location: { key, state: next } };
    for (const listener of listeners) listener();
  };
  return { told: () => told, turn };
};

it('tells once who wanted to go to the forum, also on the first page', () => {
  const { told, turn } = setUp({ turnedFrom: '/forum/thread/5/' });
  expect(told()).toBe(1);
  turn('a', { turnedFrom: '/forum/thread/5/' });
  expect(told()).toBe(1);
  turn('b', { turnedFrom: '/forum/' });
  expect(told()).toBe(2);
});

it.each([[null], ['/forum/'], [{ turnedFrom: '/login/' }], [{ turnedFrom: '/nowhere/' }], [{ turnedFrom: 5 }]])(
  'tells nothing for %o',
  (state) => {
    expect(setUp(state).told()).toBe(0);
  },
);

it('tells nothing again after a reload', () => {
  expect(setUp({ turnedFrom: '/forum/' }, 'POP').told()).toBe(0);
});
