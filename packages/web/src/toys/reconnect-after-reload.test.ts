import { expect, it } from 'vitest';
import { setUpToys } from '@greenroom/core/toys/toys-rig.fake';
import { createSessionToys } from '../device/session-toys.ts';
import { tabStorage } from '../device/tab-storage.ts';
import { reconnectAfterReload } from './reconnect-after-reload.ts';

const forbidden = (): Storage => {
  throw new Error('storage is forbidden');
};

/** A tab and the pages that are loaded in it, one after another. */
const openTab = () => {
  const memory = createSessionToys(tabStorage(forbidden));
  const load = () => {
    const { toys, connection } = setUpToys();
    return { toys, connection, end: reconnectAfterReload(toys, memory) };
  };
  return { memory, load };
};

it('looks for no toys in a new tab', () => {
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

it('leaves them alone once the performer has disconnected them', async () => {
  const { load, memory } = openTab();
  const { toys } = load();
  toys.connect();
  toys.disconnect();
  expect(memory.wereConnected()).toBe(false);
  expect(load().connection().status).toBe('disconnected');
});
