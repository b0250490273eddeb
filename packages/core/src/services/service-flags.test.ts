import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  changedFlags,
  flagsOf,
  needsCamera,
  NO_SERVICES,
  servicesIn,
  servicesOn,
  withServicesOff,
  withServicesOn,
} from './service-flags.ts';
import { type ServiceFlags, SERVICES } from './service.ts';

const anyServices = fc.subarray([...SERVICES]);
const anyFlags = anyServices.map((on): ServiceFlags => withServicesOn(NO_SERVICES, on));

it('starts with all 17 services off', () => {
  expect(Object.keys(NO_SERVICES).toSorted()).toEqual([...SERVICES].toSorted());
  expect(servicesOn(NO_SERVICES, SERVICES)).toEqual([]);
});

it('names only the flags that differ', () => {
  const on = withServicesOn(NO_SERVICES, ['cam', 'sms']);
  expect(changedFlags(on, withServicesOff(on, ['cam']))).toEqual({ cam: false });
  expect(changedFlags(on, on)).toEqual({});
});

it('reaches the second set of flags by applying the change to the first', () => {
  fc.assert(
    fc.property(anyFlags, anyFlags, (from, to) => {
      expect({ ...from, ...changedFlags(from, to) }).toEqual(to);
    }),
  );
});

it('tells which services a change names', () => {
  expect(servicesIn(flagsOf(NO_SERVICES, ['phone', 'cam']))).toEqual(['cam', 'phone']);
});

const SEEN = ['cam', 'video', 'videocall', 'voyeur', 'peek', 'voyeurpeek', 'vipcam', 'vipvideo'];

it.each(SERVICES)('knows whether %s shows the performer', (service) => {
  expect(needsCamera({ ...NO_SERVICES, [service]: true })).toBe(SEEN.includes(service));
});

it('leaves the camera off while only the chat is on', () => {
  expect(needsCamera({ ...NO_SERVICES, chat: true, email: true, phone: true })).toBe(false);
});
