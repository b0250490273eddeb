import { expect, it } from 'vitest';
import { createDataSaver } from './data-saver.ts';
import { tabStorage } from './tab-storage.ts';

const setUp = (saveData?: boolean) => {
  const storage = tabStorage(() => {
    throw new Error('storage is forbidden');
  });
  const connection = Object.assign(new EventTarget(), saveData === undefined ? {} : { saveData });
  const open = () => createDataSaver(storage, connection);
  const saver = open();
  const received: boolean[] = [];
  saver.watch.subscribe((saves) => received.push(saves));
  const ask = (asks: boolean): void => {
    Object.assign(connection, { saveData: asks });
    connection.dispatchEvent(new Event('change'));
  };
  return { saver, received, ask, open };
};

it('saves data where the browser asks for it, and hears when it no longer does', () => {
  const { saver, received, ask } = setUp(true);
  expect(saver.watch.state()).toBe(true);
  ask(false);
  expect([saver.watch.state(), received]).toEqual([false, [false]]);
});

it('saves none in a browser that says nothing', () => {
  expect(setUp().saver.watch.state()).toBe(false);
});

it('keeps a choice for the next page, whatever the browser asks', () => {
  const { saver, received, ask, open } = setUp(true);
  saver.choose(false);
  expect([saver.watch.state(), open().watch.state(), received]).toEqual([false, false, [false]]);
  saver.choose(true);
  ask(false);
  expect([saver.watch.state(), open().watch.state()]).toEqual([true, true]);
});

it('hears the browser no more at its end', () => {
  const { saver, received, ask } = setUp(false);
  saver.dispose();
  ask(true);
  expect(received).toEqual([]);
});
