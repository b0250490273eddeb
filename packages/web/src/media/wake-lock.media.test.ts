import { expect, it } from 'vitest';
import { createValue } from '@greenroom/core/kernel/machine';
import { settle } from '@greenroom/core/testing/kernel/settle.fake';
import { keepAwake } from './wake-lock.media.ts';

const setUp = (on = false) => {
  const locks: { released: boolean; release: () => Promise<void> }[] = [];
  let refused = false;
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const wanted = createValue(on);
  const leave = keepAwake({
    wakeLock: {
      request: async () => {
        if (refused) throw new DOMException('', 'NotAllowedError');
        const lock = {
          released: false,
          release: async () => {
            lock.released = true;
          },
        };
        locks.push(lock);
        return lock as unknown as WakeLockSentinel;
      },
    },
    page,
    wanted,
  });
  const show = (visibilityState: DocumentVisibilityState): void => {
    page.visibilityState = visibilityState;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return {
    wanted,
    show,
    leave,
    refuse: (is: boolean) => {
      refused = is;
    },
    /** As the browser does when the page is hidden. */
    takeBack: () => {
      for (const lock of locks) lock.released = true;
    },
    held: () => locks.filter(({ released }) => !released).length,
    asked: () => locks.length,
  };
};

it('keeps the screen on while customers can reach the performer, and no longer', async () => {
  const { wanted, held } = setUp();
  await settle();
  expect(held()).toBe(0);
  wanted.set(true);
  await settle();
  expect(held()).toBe(1);
  wanted.set(false);
  await settle();
  expect(held()).toBe(0);
});

it('asks again when the page is shown after it was hidden', async () => {
  const { show, takeBack, held, asked } = setUp(true);
  await settle();
  show('hidden');
  takeBack();
  await settle();
  expect(held()).toBe(0);
  show('visible');
  await settle();
  expect([held(), asked()]).toEqual([1, 2]);
});

it('does without where the browser refuses, and asks the next time', async () => {
  const { wanted, show, refuse, held } = setUp();
  refuse(true);
  wanted.set(true);
  await settle();
  expect(held()).toBe(0);
  refuse(false);
  show('visible');
  await settle();
  expect(held()).toBe(1);
});

it('holds nothing once it is left, and asks for nothing more', async () => {
  const { leave, wanted, show, held, asked } = setUp(true);
  await settle();
  leave();
  await settle();
  wanted.set(true);
  show('visible');
  await settle();
  expect([held(), asked()]).toEqual([0, 1]);
});
