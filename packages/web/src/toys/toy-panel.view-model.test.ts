import { autorun } from 'mobx';
import { expect, it } from 'vitest';
import { credits } from '@greenroom/core/kernel/units';
import { ANNA, reportOf, setUpToys } from '@greenroom/core/testing/toys/toys-rig.fake';
import { createTicker } from '../mobx/ticker.ts';
import { ToyPanelViewModel } from './toy-panel.view-model.ts';

const connected = async () => {
  const rig = setUpToys();
  rig.world.app = [reportOf('a1', 'lush')];
  rig.toys.load(ANNA, 'nl');
  const panel = new ToyPanelViewModel(rig.toys, createTicker(rig.clock));
  panel.connect();
  await rig.settle();
  const tip = (amount: number) => rig.toys.trigger({ kind: 'tip', amount: credits(amount) });
  return { ...rig, panel, tip };
};

it('shows each toy with its battery and what it does', async () => {
  const { panel, tip, pass } = await connected();
  expect(panel.status).toBe('connected');
  expect(panel.toys).toEqual([{ id: 'a1', name: 'a1', status: 'ready', battery: 80 }]);
  tip(3);
  await pass(100);
  expect(panel.toys[0]?.status).toBe('running');
});

it('counts down the time that is left of what runs, counts what waits, and names the next', async () => {
  const { panel, tip, pass } = await connected();
  const seen: (string | undefined)[] = [];
  const end = autorun(() => seen.push(panel.running?.left));
  tip(3);
  tip(1);
  expect(panel.running).toEqual({ trigger: { kind: 'tip', amount: 3 }, left: undefined });
  await pass(2_000);
  expect([panel.waiting, panel.next]).toEqual([1, { kind: 'tip', amount: 1 }]);
  end();
  expect([...new Set(seen)]).toEqual([undefined, '00:06', '00:05', '00:04']);
});

it('has a toy to stop once one is connected', async () => {
  const { toys, clock } = setUpToys();
  expect(new ToyPanelViewModel(toys, createTicker(clock)).isAtHand).toBe(false);
  const { panel } = await connected();
  expect(panel.isAtHand).toBe(true);
});

it('says stopped only once the toy answered', async () => {
  const { panel, tip, pass, settle } = await connected();
  tip(7);
  await pass(1_000);
  expect([panel.stopWord, panel.mayMove]).toEqual(['none', true]);
  panel.stop();
  expect([panel.stopWord, panel.mayMove]).toEqual(['asked', true]);
  await settle();
  expect([panel.stopWord, panel.mayMove, panel.running]).toEqual(['confirmed', false, undefined]);
});

it('says that it keeps trying while the toy does not answer', async () => {
  const { panel, tip, pass, world } = await connected();
  tip(7);
  await pass(1_000);
  world.app = undefined;
  panel.stop();
  await pass(1_000);
  expect([panel.stopWord, panel.mayMove]).toEqual(['trying', true]);
});

it('says that a stop which only the hub knows of is not confirmed', async () => {
  const { panel, world, hub, settle, toys } = await connected();
  toys.disconnect();
  world.app = undefined;
  world.phoneAnswers = false;
  await settle();
  panel.connect();
  await settle();
  hub().opened();
  hub().devices({ device: 'phone-1', appUrl: undefined }, [reportOf('a1', 'lush')]);
  toys.trigger({ kind: 'tip', amount: credits(3) });
  panel.stop();
  await settle();
  expect(panel.stopWord).toBe('unknown');
});

it('pauses and resumes with one button, and replays what ran last', async () => {
  const { panel, tip, pass, what } = await connected();
  expect(panel.canReplay).toBe(false);
  tip(3);
  await pass(2_000);
  panel.pauseOrResume();
  await pass(1_000);
  expect([panel.paused, panel.waiting]).toEqual([true, 1]);
  panel.pauseOrResume();
  await pass(10_000);
  expect([panel.paused, panel.waiting, panel.canReplay]).toEqual([false, 0, true]);
  panel.replay();
  await pass(10_000);
  expect(what()).toEqual(['a1 6000', 'stop', 'a1 4000', 'stop', 'a1 6000', 'stop']);
});
