import { expect, it } from 'vitest';
import { reportOf, setUpToys, ANNA } from '../../../testing/toys/toys-rig.fake.ts';
import { performerId } from '../../kernel/ids.ts';
import { credits } from '../../kernel/units.ts';
import { DEFAULT_RULE_SET } from '../rules/toy-rule-set.ts';

const BEA = performerId('1002');

/** Logged out while the app does not take the stop: it is tried 3 times, 250 ms apart. */
const leavingSlowly = async () => {
  const rig = setUpToys();
  rig.world.app = [reportOf('a1', 'lush')];
  rig.toys.load(ANNA, 'nl');
  rig.toys.connect();
  await rig.settle();
  const toys = rig.world.app;
  rig.world.app = undefined;
  rig.toys.reset();
  await rig.pass(100);
  expect(rig.toys.queue.watch.state().stop.status).toBe('asked');
  rig.world.app = toys;
  return rig;
};

it('keeps the rules and the connection of whoever logs in while the stop of the log-out is under way', async () => {
  const { toys, world, pass, connection } = await leavingSlowly();
  world.rules = { ...DEFAULT_RULE_SET, hasRules: false };
  toys.load(BEA, 'nl');
  toys.connect();
  await pass(5_000);
  expect(toys.rules.watch.state()).toMatchObject({ status: 'ready', owner: BEA, saved: world.rules });
  expect(connection()).toMatchObject({ status: 'connected', phase: 'local' });
  expect(toys.list.state().toys).toHaveLength(1);
});

it('forgets the rules and the toys of whoever leaves at once, and disconnects when the stop is answered', async () => {
  const { toys, pass, connection, clock } = await leavingSlowly();
  expect(toys.rules.watch.state().status).toBe('idle');
  expect(toys.list.state().toys).toEqual([]);
  await pass(5_000);
  expect([connection().status, clock.pending()]).toEqual(['disconnected', 0]);
});

/** Logged out while a toy runs for 28 s and its app does not answer. */
const leavingMoving = async () => {
  const rig = setUpToys();
  rig.world.app = [reportOf('a1', 'lush')];
  rig.toys.load(ANNA, 'nl');
  rig.toys.connect();
  await rig.settle();
  const { app } = rig.world;
  rig.toys.trigger({ kind: 'tip', amount: credits(7) });
  await rig.settle();
  expect(rig.what()).toEqual(['a1 28000']);
  rig.world.app = undefined;
  rig.toys.reset();
  await rig.pass(12_000);
  return { ...rig, start: () => (rig.world.app = app), stop: () => rig.toys.queue.watch.state().stop.status };
};

it('goes on stopping the toys after the log-out, every 5 s, until their app answers', async () => {
  const { start, stop, pass, what, clock } = await leavingMoving();
  start();
  await pass(5_000);
  expect([what(), stop(), clock.pending()]).toEqual([['a1 28000', 'stop'], 'confirmed', 0]);
});

it('tries no stop after the log-out once no toy can move any more', async () => {
  const { start, stop, pass, what, clock } = await leavingMoving();
  expect([stop(), clock.pending()]).toEqual(['unconfirmed', 1]);
  await pass(23_000);
  expect(clock.pending()).toBe(0);
  start();
  await pass(10_000);
  expect([what(), stop()]).toEqual([['a1 28000'], 'none']);
});
