import { expect, it } from 'vitest';
import { toyId } from '@greenroom/core/kernel/ids';
import { done, err, ok } from '@greenroom/core/kernel/result';
import { millis } from '@greenroom/core/kernel/units';
import { createVirtualClock } from '@greenroom/core/kernel/virtual-clock';
import type { ReportedToy } from '@greenroom/core/toys/toy';
import type { ToyApp } from '@greenroom/core/toys/toy-app.port';
import type { ToyCommand } from '@greenroom/core/toys/toy-command';
import type { ToyFailure } from '@greenroom/core/toys/toys.errors';
import { createFirstToyApp } from './first-toy-app.toy.ts';

const GONE: ToyFailure = { code: 500, message: 'gone', kind: 'unreachable' };
const TOY: ReportedToy = {
  id: toyId('a1'),
  name: 'Lush',
  toyType: 'lush',
  connected: true,
  battery: 80,
  functions: undefined,
};
const BUZZ: ToyCommand = { toy: TOY.id, action: { type: 'function', levels: [] }, time: millis(5_000) };

/** An app on this machine with this many toys; without a list it does not answer. */
const createApp = (toys?: readonly ReportedToy[]) => {
  const received: string[] = [];
  const world = { toys };
  const log = (what: string) => {
    if (world.toys === undefined) return err(GONE);
    received.push(what);
    return done;
  };
  const app: ToyApp = {
    toys: async () => (world.toys === undefined ? err(GONE) : ok(world.toys)),
    run: async () => log('run'),
    stop: async () => log('stop'),
  };
  return { app, received, world };
};

const setUp = (...apps: readonly ReturnType<typeof createApp>[]) => {
  const clock = createVirtualClock();
  return {
    clock,
    first: createFirstToyApp(
      apps.map(({ app }) => app),
      clock,
    ),
  };
};

it('prefers an app with toys to a running one without any, in either order', async () => {
  for (const order of [0, 1]) {
    const [empty, full] = [createApp([]), createApp([TOY])];
    const { first } = setUp(...(order === 0 ? [empty, full] : [full, empty]));
    expect(await first.toys()).toEqual(ok([TOY]));
    await first.run(BUZZ);
    expect([empty.received, full.received]).toEqual([[], ['run']]);
  }
});

it('turns to an app that gets toys when the one before has none any more', async () => {
  const [one, other] = [createApp([TOY]), createApp([])];
  const { first } = setUp(one, other);
  await first.toys();
  one.world.toys = [];
  other.world.toys = [TOY];
  expect(await first.toys()).toEqual(ok([TOY]));
  await first.run(BUZZ);
  expect(other.received).toEqual(['run']);
});

it('says that there are no toys when every app that answers is empty', async () => {
  const { first } = setUp(createApp(), createApp([]));
  expect(await first.toys()).toEqual(ok([]));
});

it('stops the app that runs, although another one has toys meanwhile', async () => {
  const [one, other] = [createApp([TOY]), createApp([])];
  const { first } = setUp(one, other);
  await first.toys();
  await first.run(BUZZ);
  one.world.toys = [];
  other.world.toys = [TOY];
  await first.toys();
  expect(await first.stop()).toEqual(done);
  expect(one.received).toEqual(['run', 'stop']);
});

it('does not confirm a stop while the app that runs does not answer', async () => {
  const [one, other] = [createApp([TOY]), createApp([])];
  const { clock, first } = setUp(one, other);
  await first.toys();
  await first.run(BUZZ);
  one.world.toys = undefined;
  other.world.toys = [TOY];
  await first.toys();
  expect(await first.stop()).toEqual(err(GONE));
  expect(other.received).toEqual(['stop']);
  // Its command has an end of its own: after it nothing of that app runs.
  clock.advance(millis(5_001));
  expect(await first.stop()).toEqual(done);
});

it('fails without an app', async () => {
  const { first } = setUp();
  expect([(await first.toys()).ok, (await first.run(BUZZ)).ok, (await first.stop()).ok]).toEqual([false, false, false]);
});
