import { expect, it } from 'vitest';
import { NO_SERVICES } from './service-flags.ts';
import { READY } from './services-state.ts';
import { PAUSED_SERVICES } from './services.constants.ts';
import { switchRefusal } from './switch-refusal.ts';

const OFF = { ...READY, flags: NO_SERVICES, blocked: {} };
const PAUSED = { ...OFF, status: 'pause' } as const;

it('allows any service that nothing blocks, also during a pause', () => {
  expect([switchRefusal(OFF, 'cam'), switchRefusal(PAUSED, 'email')]).toEqual([undefined, undefined]);
});

it.each(PAUSED_SERVICES)('keeps %s off while work is paused', (service) => {
  expect(switchRefusal(PAUSED, service)).toBe('paused');
});

it('names what blocks a service before the pause that ends sooner', () => {
  const blocked = { phone: 'services.phoneNameMissing' } as const;
  expect(switchRefusal({ ...PAUSED, blocked }, 'phone')).toBe('services.phoneNameMissing');
});

it('allows any service that is on to be switched off', () => {
  const flags = { ...NO_SERVICES, cam: true };
  expect(switchRefusal({ ...PAUSED, flags, blocked: { cam: 'services.accountNotApproved' } }, 'cam')).toBeUndefined();
});
