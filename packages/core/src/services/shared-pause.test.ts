import { expect, it } from 'vitest';
import { ANNA, BROKEN, setUpServices, setUpShared } from '../../testing/services/services-rig.fake.ts';
import { done } from '../kernel/result.ts';
import { NO_SERVICES } from './service-flags.ts';

it('tells the platform with a pause which services come back, and with resuming that it is over', async () => {
  const { services, saves, pauses, answer } = setUpShared(null, 'cam', 'chat', 'email');
  services.pause();
  await answer(done);
  services.resume();
  await answer(done);
  services.toggle('email');
  services.saveNow();
  expect(saves).toEqual([{ cam: false, chat: false }, { cam: true, chat: true }, { email: false }]);
  expect(pauses).toEqual([['cam', 'chat'], null, undefined]);
});

it('tells of a pause in which no service was on, and announces it to no customer', async () => {
  const { services, saves, pauses, answer, announced, state } = setUpShared(null);
  services.pause();
  await answer(done);
  expect([saves, pauses, announced, state().status]).toEqual([[{}], [[]], [], 'pause']);
});

it('tells nothing of a pause where the platform keeps none', async () => {
  const { services, pauses, answer } = setUpServices('cam');
  services.pause();
  await answer(done);
  expect(pauses).toEqual([undefined]);
});

it('is paused as soon as another device pauses, and resumes exactly the same services', async () => {
  const { services, state, isOn, saves, pauses, answer } = setUpShared(null, 'cam', 'peek', 'email');
  services.serverChanged({ cam: false, peek: false }, ['cam', 'peek']);
  expect(state()).toMatchObject({ status: 'pause', remembered: ['cam', 'peek'], save: 'idle' });
  services.resume();
  await answer(done);
  expect([saves, pauses, isOn()]).toEqual([[{ cam: true, peek: true }], [null], ['cam', 'peek', 'email']]);
});

it('is ready as soon as another device resumes', () => {
  const { services, state, isOn } = setUpShared(['cam'], 'email');
  expect(state().status).toBe('pause');
  services.serverChanged({ cam: true }, null);
  expect([state().status, isOn()]).toEqual(['ready', ['cam', 'email']]);
});

it('keeps a pause that is on its way when another device tells of the work before', async () => {
  const { services, state, answer } = setUpShared(null, 'cam');
  services.pause();
  services.serverChanged({ email: true }, null);
  expect(state().status).toBe('pause');
  await answer(done);
  expect(state()).toMatchObject({ status: 'pause', remembered: ['cam'] });
});

it('takes over the work of another device when an own pause is refused', async () => {
  const { services, state, answer } = setUpShared(null, 'cam');
  services.pause();
  services.serverChanged({ email: true }, null);
  await answer(BROKEN);
  expect([state().status, state().flags.cam, state().flags.email]).toEqual(['ready', true, true]);
});

it('finds the pause of the account on another device, whatever this one remembers', () => {
  const { services, state, pauseMemory } = setUpShared(['cam', 'phone']);
  expect(state()).toMatchObject({ status: 'pause', remembered: ['cam', 'phone'] });
  pauseMemory.write(ANNA, ['peek']);
  services.load({
    id: ANNA,
    status: 'APPROVED',
    services: NO_SERVICES,
    countries: [],
    phoneProfile: { nameAvailable: true, introductionAvailable: true, advertisementAvailable: true },
    profile: { gender: '' },
    tags: [],
  });
  expect(state().status).toBe('ready');
});

it.each([
  [['cam'], 'pause'],
  [null, 'ready'],
] as const)('finds by the session check after a gap that the pause is %j', (paused, status) => {
  const { services, state } = setUpShared(paused === null ? ['cam'] : null);
  services.eventsMissed();
  services.accountChecked(NO_SERVICES, paused === null ? [] : ['WorkPaused:cam']);
  expect(state().status).toBe(status);
});
