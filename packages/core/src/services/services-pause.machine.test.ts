import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isReachable, NO_SERVICES, servicesOn, videoServicesOn, withServicesOn } from './service-flags.ts';
import { SERVICES, type Service } from './service.ts';
import { servicesPause, workAfterReload, type PauseState } from './services-pause.machine.ts';
import { PAUSED_SERVICES } from './services.constants.ts';

const ready = (...on: readonly Service[]): PauseState => ({
  status: 'ready',
  remembered: [],
  flags: withServicesOn(NO_SERVICES, on),
});
const paused = (state: PauseState): PauseState => servicesPause(state, { type: 'pauseRequested' }).state;
const resumed = (state: PauseState, blocked: readonly Service[] = []): PauseState =>
  servicesPause(state, { type: 'resumeRequested', blocked }).state;

it('switches off all ten services by which customers ring or watch, and leaves the other seven alone', () => {
  const state = paused(ready(...SERVICES));
  const left = ['sms', 'email', 'voicemail', 'toy', 'photo', 'media', 'showsnapshot'];
  expect(servicesOn(state.flags, SERVICES)).toEqual(left);
  expect(isReachable(state.flags)).toBe(false);
  expect(videoServicesOn(state.flags)).toEqual([]);
});

it('remembers only those that were on', () => {
  expect(paused(ready('peek', 'cam', 'sms')).remembered).toEqual(['cam', 'peek']);
});

it('restores exactly the services that were on', () => {
  fc.assert(
    fc.property(fc.subarray([...SERVICES]), (on) => {
      const state = ready(...on);
      expect(resumed(paused(state))).toEqual(state);
    }),
  );
});

it('does not restore a service that has been blocked meanwhile', () => {
  expect(servicesOn(resumed(paused(ready('cam', 'phone')), ['phone']).flags, SERVICES)).toEqual(['cam']);
});

it('saves at once when work pauses and when it resumes', () => {
  const pause = servicesPause(ready('cam'), { type: 'pauseRequested' });
  expect(pause.effects).toEqual([{ type: 'saveAtOnce' }]);
  expect(servicesPause(pause.state, { type: 'resumeRequested', blocked: [] }).effects).toEqual([
    { type: 'saveAtOnce' },
  ]);
});

it('ignores a second pause, so that nothing is forgotten', () => {
  const once = paused(ready('cam'));
  expect(paused(once)).toBe(once);
});

it('ignores resuming during work', () => {
  const state = ready('cam');
  expect(resumed(state)).toBe(state);
});

it('switches cam, videocall and voyeur off when the session goes idle', () => {
  const { state } = servicesPause(ready(...SERVICES), { type: 'sessionWentIdle' });
  expect(SERVICES.filter((service) => !state.flags[service])).toEqual(['cam', 'videocall', 'voyeur']);
});

it('restores all ten services when work resumes after the session went idle', () => {
  const { state } = servicesPause(paused(ready(...PAUSED_SERVICES)), { type: 'sessionWentIdle' });
  expect(state).toMatchObject({ status: 'pause', remembered: PAUSED_SERVICES });
  expect(servicesOn(resumed(state).flags, SERVICES).toSorted()).toEqual([...PAUSED_SERVICES].toSorted());
});

it('ignores an idle session when nothing of the camera is on', () => {
  const state = ready('phone');
  expect(servicesPause(state, { type: 'sessionWentIdle' }).state).toBe(state);
});

it('is still paused after a reload, with the same services remembered', () => {
  const flags = withServicesOn(NO_SERVICES, ['sms']);
  expect(workAfterReload(flags, ['peek', 'cam'])).toEqual({ status: 'pause', remembered: ['cam', 'peek'] });
  expect(workAfterReload(flags, [])).toEqual({ status: 'pause', remembered: [] });
});

it('is ready after a reload when work was not paused, or was resumed elsewhere', () => {
  expect(workAfterReload(NO_SERVICES, undefined).status).toBe('ready');
  expect(workAfterReload(withServicesOn(NO_SERVICES, ['cam']), ['cam', 'peek']).status).toBe('ready');
  expect(workAfterReload(withServicesOn(NO_SERVICES, ['vipvideo']), ['cam']).status).toBe('ready');
});
