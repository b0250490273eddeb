import { expect, it } from 'vitest';
import { createAppUpdate, type Installation } from './app-update.ts';

const setUp = async (has = true) => {
  const done: string[] = [];
  let waiting = (): void => undefined;
  let takenOver = (): void => undefined;
  let due = (): void => undefined;
  const installation: Installation = {
    onWaiting: (listener) => (waiting = listener),
    onTakenOver: (listener) => (takenOver = listener),
    register: async () => done.push('register'),
    check: async () => {
      done.push('check');
      throw new Error('No network');
    },
    takeOver: () => void done.push('take over'),
  };
  const update = createAppUpdate({
    load: async () => (has ? installation : undefined),
    reload: () => void done.push('reload'),
    onCheckDue: (listener) => (due = listener),
    report: (error) => void done.push(String(error)),
  });
  update.start();
  await new Promise((resolve) => setTimeout(resolve));
  return { done, update, waiting: () => waiting(), takenOver: () => takenOver(), due: () => due() };
};

it('registers, and asks for a new version when it is due; a failed check is no fault', async () => {
  const { done, due } = await setUp();
  due();
  await Promise.resolve();
  expect(done).toEqual(['register', 'check']);
});

it('offers the version that waits, and loads the page anew once it has taken over', async () => {
  const { done, update, waiting, takenOver } = await setUp();
  expect(update.watch.state()).toBe(false);
  waiting();
  expect(update.watch.state()).toBe(true);
  update.takeAndReload();
  expect(done.slice(1)).toEqual(['take over']);
  takenOver();
  expect(done.slice(2)).toEqual(['reload']);
});

it('loads the page anew at once where no version waits', async () => {
  const { done, update } = await setUp(false);
  update.takeAndReload();
  expect(done).toEqual(['reload']);
});
