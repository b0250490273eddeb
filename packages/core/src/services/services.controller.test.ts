import { expect, it } from 'vitest';
import { BROKEN, setUpServices } from '../../testing/services/services-rig.fake.ts';
import { done } from '../kernel/result.ts';
import { millis } from '../kernel/units.ts';
import type { ServiceConditions } from './service-conditions.ts';

it('pauses at once, together with a toggle that was waiting', () => {
  const { services, saves, clock, state } = setUpServices('cam', 'phone');
  services.toggle('sms');
  services.pause();
  expect(saves).toEqual([{ cam: false, phone: false, sms: true }]);
  expect(state()).toMatchObject({ status: 'pause', remembered: ['cam', 'phone'] });
  expect(clock.pending()).toBe(0);
});

it('resumes at once with exactly the remembered services', async () => {
  const { services, saves, answer, state, isOn } = setUpServices('cam', 'phone', 'sms');
  services.pause();
  await answer(done);
  services.resume();
  await answer(done);
  expect(saves).toEqual([
    { cam: false, phone: false },
    { cam: true, phone: true },
  ]);
  expect(isOn()).toEqual(['cam', 'phone', 'sms']);
  expect(state()).toMatchObject({ status: 'ready', remembered: [] });
});

it('is not paused when the platform refuses the pause', async () => {
  const { services, answer, state, isOn } = setUpServices('cam');
  services.pause();
  await answer(BROKEN);
  expect(state()).toMatchObject({ status: 'ready', remembered: [], error: 'services.saveFailed' });
  expect(isOn()).toEqual(['cam']);
});

it('stays paused, remembering the same services, when resuming fails', async () => {
  const { services, answer, state, isOn } = setUpServices('cam', 'peek');
  services.pause();
  await answer(done);
  services.resume();
  await answer(BROKEN);
  expect(state()).toMatchObject({ status: 'pause', remembered: ['cam', 'peek'] });
  expect(isOn()).toEqual([]);
});

it('keeps the last choice when work resumes while the pause is being saved', async () => {
  const { services, saves, answer, state, isOn } = setUpServices('cam');
  services.pause();
  services.resume();
  await answer(done);
  expect(saves).toEqual([{ cam: false }, { cam: true }]);
  await answer(done);
  expect([isOn(), state().status, state().save]).toEqual([['cam'], 'ready', 'idle']);
});

it('leaves the paused services alone until work resumes', () => {
  const { services, isOn } = setUpServices('cam');
  services.pause();
  services.toggle('cam');
  services.toggle('chat');
  services.choosePreset('all');
  expect(isOn()).toEqual(['sms', 'email', 'voicemail', 'toy', 'photo', 'media', 'showsnapshot']);
});

it('switches several services by one choice and one call, 1000 ms later', () => {
  const { services, saves, clock, isOn } = setUpServices('cam', 'phone');
  services.choosePreset('quiet');
  services.choosePreset('quiet');
  expect(isOn()).toEqual(['chat', 'phone', 'sms', 'email', 'photo', 'media']);
  expect(saves).toEqual([]);
  clock.advance(millis(1_000));
  expect(saves).toEqual([{ chat: true, cam: false, sms: true, email: true, photo: true, media: true }]);
});

it('does not switch a blocked service on, but does switch it off', () => {
  const { services, state, isOn } = setUpServices('phone');
  const conditions: ServiceConditions = {
    accountApproved: true,
    phone: '+5971234567',
    gender: 'woman',
    phoneProfile: { name: true, advertisement: true, welcome: true },
  };
  services.setConditions(conditions);
  expect(state().blocked).toEqual({ phone: 'services.surinameseNumber', voicemail: 'services.surinameseNumber' });
  services.toggle('voicemail');
  services.toggle('phone');
  services.toggle('phone');
  expect(isOn()).toEqual([]);
});

it('tries again after 5 s to switch the camera off when that fails', async () => {
  const { clock, services, saves, answer, state, isOn } = setUpServices('cam');
  services.sessionWentIdle();
  await answer(BROKEN);
  expect([isOn(), state().error, state().save]).toEqual([[], 'services.saveFailed', 'waiting']);
  clock.advance(millis(5_000));
  await answer(done);
  expect(saves).toEqual([{ cam: false }, { cam: false }]);
  expect([state().error, state().confirmed.cam, clock.pending()]).toEqual([undefined, false, 0]);
});

it('still remembers the camera when the session goes idle while resuming fails', async () => {
  const { services, answer, state } = setUpServices('cam', 'peek');
  services.pause();
  await answer(done);
  services.resume();
  services.sessionWentIdle();
  await answer(BROKEN);
  expect(state()).toMatchObject({ status: 'pause', remembered: ['cam', 'peek'] });
});

it('keeps the camera off when the session goes idle during a pause that fails', async () => {
  const { clock, services, answer, state, isOn } = setUpServices('cam', 'peek');
  services.pause();
  services.sessionWentIdle();
  await answer(BROKEN);
  expect([isOn(), state().status]).toEqual([['peek'], 'ready']);
  await answer(done);
  expect([state().confirmed.cam, clock.pending()]).toEqual([false, 0]);
});

it.each(['reset', 'dispose'] as const)('leaves no timer and hears no late answer after %s', async (end) => {
  const { clock, services, announced, answer, isOn } = setUpServices('cam');
  services.toggle('chat');
  clock.advance(millis(1_000));
  services.toggle('sms');
  services[end]();
  await answer(done);
  expect([clock.pending(), announced, isOn()]).toEqual([0, [], []]);
});
