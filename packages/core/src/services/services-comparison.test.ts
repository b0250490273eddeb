import { expect, it } from 'vitest';
import { BROKEN, setUpServices, UNANSWERED } from '../../testing/services/services-rig.fake.ts';
import { NO_SERVICES, withServicesOn } from './service-flags.ts';
import type { ServiceFlags } from './service.ts';
import { SAVE_DELAY } from './services.constants.ts';

const PHONE_ON = withServicesOn(NO_SERVICES, ['phone']);

/** A performer with the phone service on. */
const setUp = () => {
  const rig = setUpServices('phone');
  const flags = (): ServiceFlags => rig.state().flags;
  return { ...rig, flags, checks: (told: ServiceFlags) => rig.services.accountChecked(told, []) };
};

it('ignores a session check while no event may have been missed', () => {
  const { checks, flags } = setUp();
  checks(NO_SERVICES);
  checks(NO_SERVICES);
  expect(flags()).toEqual(PHONE_ON);
});

it('takes over the flags that the platform switched while the connection was lost', () => {
  const { services, checks, flags } = setUp();
  services.eventsMissed();
  checks(NO_SERVICES);
  expect(flags()).toEqual(NO_SERVICES);
});

it('compares again at the next session check when a toggle waited for its save meanwhile', async () => {
  const { services, clock, answer, checks, isOn } = setUp();
  services.eventsMissed();
  services.toggle('chat');
  checks(NO_SERVICES);
  expect(isOn()).toEqual(['chat', 'phone']);
  clock.advance(SAVE_DELAY);
  await answer({ ok: true, value: undefined });
  checks(withServicesOn(NO_SERVICES, ['chat']));
  expect(isOn()).toEqual(['chat']);
});

it('compares no further once the platform agrees', () => {
  const { services, checks, flags } = setUp();
  services.eventsMissed();
  checks(PHONE_ON);
  checks(NO_SERVICES);
  expect(flags()).toEqual(PHONE_ON);
});

it('compares after an event that could not be decoded, until a session check agrees', () => {
  const { services, checks, flags } = setUp();
  services.eventUnreadable();
  checks(NO_SERVICES);
  expect(flags()).toEqual(NO_SERVICES);
  checks(PHONE_ON);
  expect(flags()).toEqual(PHONE_ON);
  checks(PHONE_ON);
  checks(NO_SERVICES);
  expect(flags()).toEqual(PHONE_ON);
});

it('compares after a save that failed, because it may have arrived all the same', async () => {
  const { services, clock, answer, checks, isOn } = setUp();
  services.toggle('chat');
  clock.advance(SAVE_DELAY);
  await answer(BROKEN);
  expect(isOn()).toEqual(['phone']);
  checks(withServicesOn(NO_SERVICES, ['chat', 'phone']));
  expect(isOn()).toEqual(['chat', 'phone']);
});

it('ignores an answer that may be older than a save that was confirmed since, and compares the next one', async () => {
  const { services, clock, answer, checks, isOn } = setUp();
  services.eventsMissed();
  services.toggle('chat');
  clock.advance(SAVE_DELAY);
  await answer({ ok: true, value: undefined });
  checks(PHONE_ON);
  expect(isOn()).toEqual(['chat', 'phone']);
  checks(PHONE_ON);
  expect(isOn()).toEqual(['phone']);
});

it('compares after a save that failed until a session check agrees, and no longer', async () => {
  const { services, clock, answer, checks, isOn } = setUp();
  services.toggle('chat');
  clock.advance(SAVE_DELAY);
  await answer(BROKEN);
  checks(withServicesOn(NO_SERVICES, ['chat', 'phone']));
  checks(PHONE_ON);
  expect(isOn()).toEqual(['phone']);
  checks(PHONE_ON);
  checks(NO_SERVICES);
  expect(isOn()).toEqual(['phone']);
});

it('compares after a save without an answer also once a session check agrees, because it may arrive late', async () => {
  const { services, clock, answer, checks, isOn } = setUp();
  services.toggle('chat');
  clock.advance(SAVE_DELAY);
  await answer(UNANSWERED);
  checks(PHONE_ON);
  checks(withServicesOn(NO_SERVICES, ['chat', 'phone']));
  expect(isOn()).toEqual(['chat', 'phone']);
});

it('compares once after events that were missed', () => {
  const { services, checks, flags } = setUp();
  services.eventsMissed();
  checks(NO_SERVICES);
  checks(PHONE_ON);
  expect(flags()).toEqual(NO_SERVICES);
});

it('starts without a comparison at the next log-in', () => {
  const { services, checks, flags } = setUp();
  services.eventUnreadable();
  services.reset();
  checks(PHONE_ON);
  expect(flags()).toEqual(NO_SERVICES);
});
