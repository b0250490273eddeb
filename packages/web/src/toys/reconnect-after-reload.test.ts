import { expect, it } from 'vitest';
import { setUpToys } from '@greenroom/core/toys/toys-rig.fake';
import { createSessionToys } from '../device/session-toys.ts';
import { tabStorage } from '../device/tab-storage.ts';
import { reconnectAfterReload } from './reconnect-after-reload.ts';

const forbidden = (): Storage => {
  throw new Error('storage is forbidden');
};

/** A tab and the pages that are loaded in it, one after another. */
const openTab = (storage = tabStorage(forbidden)) => {
  const memory = createSessionToys(storage);
  const load = () => {
    const { toys, connection } = setUpToys();
    return { toys, connection, end: reconnectAfterReload(toys, memory) };
  };
  return { memory, load };
};

it('looks for no toys where none were connected', () => {
  expect(openTab().load().connection().status).toBe('disconnected');
});

it('looks for the toys again after a reload', () => {
  const { load } = openTab();
  const first = load();
  first.toys.connect();
  first.end();
  first.toys.dispose();
  expect(load().connection().status).toBe('connecting');
});

it('looks for them in another tab that takes over, until the log-out', () => {
  const shared = tabStorage(forbidden);
  const first = openTab(shared).load();
  first.toys.connect();
  first.end();
  first.toys.dispose();
  const second = openTab(shared).load();
  expect(second.connection().status).toBe('connecting');
  second.toys.reset();
  expect(openTab(shared).load().connection().status).toBe('disconnected');
});

it('leaves them alone once the performer has disconnected them', async () => {
  const { load, memory } = openTab();
  const { toys } = load();
  toys.connect();
  toys.disconnect();
  expect(memory.wereConnected()).toBe(false);
  expect(load().connection().status).toBe('disconnected');
});
