import { expect, it } from 'vitest';
import { createPauseMemory } from '../../testing/services/pause-memory.fake.ts';
import { ANNA, BROKEN, loadServices, setUpServices } from '../../testing/services/services-rig.fake.ts';
import { done } from '../kernel/result.ts';

it('restores after a reload what a pause before it remembered', async () => {
  const before = setUpServices('cam', 'phone', 'sms');
  before.services.pause();
  await before.answer(done);
  const after = loadServices(before.pauseMemory, 'sms');
  expect(after.state()).toMatchObject({ status: 'pause', remembered: ['cam', 'phone'] });
  after.services.resume();
  await after.answer(done);
  expect(after.saves).toEqual([{ cam: true, phone: true }]);
  expect(after.pauseMemory.read(ANNA)).toBeUndefined();
});

it('remembers the services until the platform has confirmed the resumed work', async () => {
  const { services, answer, pauseMemory } = setUpServices('cam');
  services.pause();
  await answer(done);
  services.resume();
  expect(pauseMemory.read(ANNA)).toEqual(['cam']);
  await answer(done);
  expect(pauseMemory.read(ANNA)).toBeUndefined();
});

it('forgets a pause that the platform refuses', async () => {
  const { services, answer, pauseMemory } = setUpServices('cam');
  services.pause();
  expect(pauseMemory.read(ANNA)).toEqual(['cam']);
  await answer(BROKEN);
  expect(pauseMemory.read(ANNA)).toBeUndefined();
});

it('forgets the remembered services after work was resumed elsewhere', () => {
  const pauseMemory = createPauseMemory();
  pauseMemory.write(ANNA, ['cam', 'peek']);
  const { state } = loadServices(pauseMemory, 'cam');
  expect([state().status, pauseMemory.read(ANNA)]).toEqual(['ready', undefined]);
});

it('keeps what a pause remembers when the session goes idle', () => {
  const { services, pauseMemory } = setUpServices('cam', 'peek');
  services.pause();
  services.sessionWentIdle();
  expect(pauseMemory.read(ANNA)).toEqual(['cam', 'peek']);
});

it('leaves what it remembers to the next page, unless it is told to forget', () => {
  const { services, pauseMemory } = setUpServices('cam');
  services.pause();
  services.reset();
  expect(pauseMemory.read(ANNA)).toEqual(['cam']);
  const next = loadServices(pauseMemory);
  next.services.forgetPause();
  next.services.reset();
  expect(pauseMemory.read(ANNA)).toBeUndefined();
});
