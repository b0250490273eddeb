import { expect, it, onTestFinished } from 'vitest';
import { keepScroll, type FollowedHistory } from './keep-scroll.ts';

const LONG = 4_000;

const setUp = () => {
  document.body.innerHTML = '<main id="main" style="height: 300px; overflow-y: auto"><div></div></main>';
  const main = document.querySelector('main');
  const content = main?.querySelector('div');
  if (main === null || content === null || content === undefined) throw new Error('There is no page.');
  const grow = (height: number): void => {
    content.replaceChildren();
    content.style.height = `${height}px`;
  };
  grow(LONG);
  const listeners = new Set<() => void>();
  let state: FollowedHistory['state'] = {
    historyAction: 'POP',
    location: { key: 'a', pathname: '/clients/', search: '' },
  };
  const stop = keepScroll(
    {
      get state() {
        return state;
      },
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    document,
  );
  onTestFinished(() => {
    stop();
    document.body.replaceChildren();
  });
  const go = (historyAction: string, key: string, pathname: string, search = ''): void => {
    state = { historyAction, location: { key, pathname, search } };
    for (const listener of listeners) listener();
  };
  const scrollTo = async (height: number): Promise<void> => {
    main.scrollTop = height;
    await new Promise((resolve) => main.addEventListener('scroll', resolve, { once: true }));
  };
  return { main, content, grow, go, scrollTo };
};

it('restores the scroll position as soon as the content is there again', async () => {
  const { main, content, grow, go, scrollTo } = setUp();
  await scrollTo(900);
  go('PUSH', 'b', '/clients/5001/');
  grow(200);
  expect(main.scrollTop).toBe(0);
  go('POP', 'a', '/clients/');
  expect(main.scrollTop).toBe(0);
  grow(LONG);
  content.append('the list');
  await expect.poll(() => main.scrollTop).toBe(900);
});

it('restores nothing once the performer scrolls', async () => {
  const { main, content, grow, go, scrollTo } = setUp();
  await scrollTo(900);
  go('PUSH', 'b', '/clients/5001/');
  go('POP', 'a', '/clients/');
  main.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
  await scrollTo(100);
  grow(LONG);
  content.append('the list');
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(main.scrollTop).toBe(100);
});

it('begins another page of a list at its top, and keeps the position for a filter', async () => {
  const { main, go, scrollTo } = setUp();
  await scrollTo(900);
  go('PUSH', 'b', '/clients/', '?order=earnings');
  expect(main.scrollTop).toBe(900);
  go('PUSH', 'c', '/clients/', '?order=earnings&page=2');
  expect(main.scrollTop).toBe(0);
});

it('opens a message at its top, and restores the position of the list after it', async () => {
  const { main, content, go, grow, scrollTo } = setUp();
  await scrollTo(900);
  go('PUSH', 'b', '/clients/', '?message=7');
  expect(main.scrollTop).toBe(0);
  go('POP', 'a', '/clients/');
  grow(LONG);
  content.append('the list');
  await expect.poll(() => main.scrollTop).toBe(900);
});
