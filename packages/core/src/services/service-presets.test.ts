import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NO_SERVICES, servicesOn, withServicesOn } from './service-flags.ts';
import { changeByPreset, flagsByPreset, presetOf, SERVICE_PRESETS } from './service-presets.ts';
import { SERVICES, type Service, type ServiceFlags } from './service.ts';
import { VIDEO_SERVICES } from './services.constants.ts';

const stateOf = (on: readonly Service[], blocked: readonly Service[] = [], status: 'ready' | 'pause' = 'ready') => ({
  status,
  flags: withServicesOn(NO_SERVICES, on),
  blocked: Object.fromEntries(blocked.map((service) => [service, 'services.accountNotApproved'] as const)),
});
const on = (flags: ServiceFlags) => servicesOn(flags, SERVICES);

it('needs no camera when quiet', () => {
  expect(servicesOn(flagsByPreset(stateOf(['cam', 'peek']), 'quiet'), VIDEO_SERVICES)).toEqual([]);
});

it('leaves toys and the phone as they are, unless everything is chosen', () => {
  expect(on(flagsByPreset(stateOf(['toy', 'phone']), 'normal'))).toEqual(expect.arrayContaining(['toy', 'phone']));
  expect(on(flagsByPreset(stateOf([]), 'normal'))).not.toContain('toy');
  expect(on(flagsByPreset(stateOf([]), 'all'))).toEqual(SERVICES);
});

it('leaves off what cannot be switched on', () => {
  expect(on(flagsByPreset(stateOf([], ['phone', 'voicemail']), 'all'))).not.toContain('phone');
  expect(on(flagsByPreset(stateOf([], [], 'pause'), 'normal'))).not.toContain('cam');
});

it('lists what a choice switches on and off, and nothing that cannot be switched on', () => {
  expect(changeByPreset(stateOf(['vipcam', 'chat', 'phone'], ['sms']), 'quiet')).toEqual({
    on: ['email', 'photo', 'media'],
    off: ['vipcam'],
  });
  const quiet = flagsByPreset(stateOf([]), 'quiet');
  expect(changeByPreset({ ...stateOf([]), flags: quiet }, 'quiet')).toEqual({ on: [], off: [] });
});

it('knows the choice in effect, and none for another selection', () => {
  expect(presetOf(stateOf([]))).toBeUndefined();
  expect(presetOf(stateOf(['cam']))).toBeUndefined();
});

it('recognises every choice after it was made, whatever was on and blocked before', () => {
  const some = fc.subarray([...SERVICES]);
  fc.assert(
    fc.property(some, some, fc.constantFrom(...SERVICE_PRESETS), (before, blocked, preset) => {
      const state = stateOf(
        before.filter((service) => !blocked.includes(service)),
        blocked,
      );
      const flags = flagsByPreset(state, preset);
      expect(flagsByPreset({ ...state, flags }, preset)).toEqual(flags);
      expect(presetOf({ ...state, flags }) !== undefined).toBe(on(flags).length > 0);
      expect(blocked.filter((service) => flags[service])).toEqual([]);
    }),
  );
});
