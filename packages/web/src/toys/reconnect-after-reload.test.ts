import { expect, it } from 'vitest';
import { settle } from '@greenroom/core/testing/kernel/settle.fake';
import { setUpToys } from '@greenroom/core/testing/toys/toys-rig.fake';
import { createSessionToys } from '../device/session-toys.ts';
import { tabStorage } from '../device/tab-storage.ts';
import { reconnectAfterReload } from './reconnect-after-reload.ts';

const forbidden = (): Storage => {
  throw new Error('storage is forbidden');
};

/** A tab and the pages that are loaded in it, one after another. */
const openTab = (storage = tabStorage(forbidden)) => {
  const memory = createSessionToys(storage);
  const load = async (permission: PermissionState = 'granted') => {
    const { toys, connection } = setUpToys();
    const end = reconnectAfterReload(toys, memory, async () => permission);
    await settle();
    return { toys, connection, end };
  };
  return { memory, load };
};

it('looks for no toys where none were connected', async () => {
  expect((await openTab().load()).connection().status).toBe('disconnected');
});

it('looks for the toys again after a reload', async () => {
  const { load } = openTab();
  const first = await load();
  first.toys.connect();
  first.end();
  first.toys.dispose();
  expect((await load()).connection().status).toBe('connecting');
});

it('looks for them in another tab that takes over, until the log-out', async () => {
  const shared = tabStorage(forbidden);
  const first = await openTab(shared).load();
  first.toys.connect();
  first.end();
  first.toys.dispose();
  const second = await openTab(shared).load();
  expect(second.connection().status).toBe('connecting');
  second.toys.reset();
  expect((await openTab(shared).load()).connection().status).toBe('disconnected');
});

it('leaves them alone once the performer has disconnected them', async () => {
  const { load, memory } = openTab();
  const { toys } = await load();
  toys.connect();
  toys.disconnect();
  expect(memory.wereConnected()).toBe(false);
  expect((await load()).connection().status).toBe('disconnected');
});

it.each(['prompt', 'denied'] as const)(
  'waits for a press where the permission to call this machine is %s',
  async (state) => {
    const { load, memory } = openTab();
    const first = await load();
    first.toys.connect();
    first.end();
    first.toys.dispose();
    expect((await load(state)).connection().status).toBe('disconnected');
    // The press in the next page still finds them.
    expect(memory.wereConnected()).toBe(true);
  },
);
