import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isReachable, NO_SERVICES, servicesOn, videoServicesOn, withServicesOn } from './service-flags.ts';
import { SERVICES, type Service } from './service.ts';
import { pauseWork, resumeWork, workAfterReload, type PausableWork } from './services.machine.ts';

const ready = (...on: readonly Service[]): PausableWork => ({
  status: 'ready',
  remembered: [],
  flags: withServicesOn(NO_SERVICES, on),
});
const paused = ({ flags }: PausableWork): PausableWork => pauseWork(flags);
const resumed = (work: PausableWork, blocked: readonly Service[] = []): PausableWork => resumeWork(work, blocked);

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
