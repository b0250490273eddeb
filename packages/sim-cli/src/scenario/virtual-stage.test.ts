import { expect, it } from 'vitest';
import { millis } from '@greenroom/core/kernel/units';
import { worldImage } from '../compositions/virtual/virtual-store.ts';
import { createVirtualWorld } from '../compositions/virtual/virtual-world.ts';
import type { FaultName } from '../platform/base/faults/fault.ts';
import { worldPerformer } from '../platform/base/world/performers.ts';
import { createVirtualStages } from './virtual-stage.ts';

const MINUTE = millis(60_000);

const setUp = async () => {
  const [performer, other] = ['1004', '1002'].map((id) => worldPerformer(id));
  if (performer === undefined || other === undefined) throw new RangeError('no such performer');
  const image = await worldImage(performer.id, other.id);
  const world = createVirtualWorld(image, { seed: 1, performer, otherPerformers: [other] });
  const stages = createVirtualStages(world, { customers: {} });
  return {
    fault: async (whose: string, name: FaultName, on: boolean) => stages.get(whose)?.fault(name, on, undefined),
    isCalmForAMinute: async (): Promise<boolean> => {
      await world.pace.pass(MINUTE);
      return world.disturbances.areOverFor(MINUTE);
    },
    dispose: world.dispose,
  };
};

it('takes a fault that happens once for over when it has happened', async () => {
  const { fault, isCalmForAMinute, dispose } = await setUp();
  await fault('1004', 'drop-socket', true);
  expect(await isCalmForAMinute()).toBe(true);
  await dispose();
});

it('takes a fault for over only when no performer has it any more', async () => {
  const { fault, isCalmForAMinute, dispose } = await setUp();
  await fault('1004', 'slow', true);
  await fault('1002', 'slow', true);
  await fault('1004', 'slow', false);
  expect(await isCalmForAMinute()).toBe(false);
  await fault('1002', 'slow', false);
  expect(await isCalmForAMinute()).toBe(true);
  await dispose();
});

it('takes a fault for everybody for over whoever switches it off', async () => {
  const { fault, isCalmForAMinute, dispose } = await setUp();
  await fault('1004', 'toy-app-slow', true);
  await fault('1002', 'toy-app-slow', false);
  expect(await isCalmForAMinute()).toBe(true);
  await dispose();
});
