import { afterEach, expect, it, vi } from 'vitest';
import { createVirtualClock } from '@greenroom/core/kernel/virtual-clock';
import { createToyDrawer } from '../../toys/toy-drawer.ts';
import { createToyWatch } from './toy-watch.ts';

afterEach(() => vi.unstubAllGlobals());

it('sees each command once, also after those that the app no longer keeps', async () => {
  const drawer = createToyDrawer(createVirtualClock(), []);
  const say = (times: number): void => {
    for (let time = 0; time < times; time += 1) drawer.apply({ command: 'Function', action: 'Stop' }, 'app');
  };
  vi.stubGlobal('fetch', async () =>
    Response.json({ entries: drawer.log(), forgotten: drawer.forgotten(), moving: [], toys: [], now: drawer.now() }),
  );
  const watch = createToyWatch('http://127.0.0.1:1', { now: 0, clockRate: 1 });
  say(990);
  await watch.begin();
  say(20);
  expect(await watch.look()).toHaveLength(20);
  expect(await watch.look()).toEqual([]);
  say(3);
  expect(await watch.look()).toHaveLength(3);
  expect([drawer.log().length, drawer.forgotten(), drawer.count('app')]).toEqual([1_000, 13, 1_013]);
});
