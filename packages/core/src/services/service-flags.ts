import { recordOf } from '../kernel/json.ts';
import { type Service, type ServiceChange, type ServiceFlags, SERVICES } from './service.ts';
import { VIDEO_SERVICES, WEBCAM_SERVICES } from './services.constants.ts';

/** Everything off: before the account is loaded and after log-out. @spec §3 performer_services */
export const NO_SERVICES: ServiceFlags = recordOf(SERVICES, false);

/** Only the flags of `to` that differ from `from`: the body of the call that saves them. @spec §7 changed service flags */
export const changedFlags = (from: ServiceFlags, to: ServiceFlags): ServiceChange =>
  flagsOf(
    to,
    SERVICES.filter((service) => from[service] !== to[service]),
  );

/** The flags of the named services alone. */
export const flagsOf = (flags: ServiceFlags, services: readonly Service[]): ServiceChange => {
  const picked: Partial<Record<Service, boolean>> = {};
  for (const service of services) picked[service] = flags[service];
  return picked;
};

export const servicesIn = (change: ServiceChange): readonly Service[] =>
  SERVICES.filter((service) => change[service] !== undefined);

export const servicesOn = (flags: ServiceFlags, among: readonly Service[]): readonly Service[] =>
  among.filter((service) => flags[service]);

export const withServicesOff = (flags: ServiceFlags, services: readonly Service[]): ServiceFlags =>
  withServices(flags, services, false);

export const withServicesOn = (flags: ServiceFlags, services: readonly Service[]): ServiceFlags =>
  withServices(flags, services, true);

const withServices = (flags: ServiceFlags, services: readonly Service[], on: boolean): ServiceFlags => {
  const next = { ...flags };
  for (const service of services) next[service] = on;
  return next;
};

/** Services that are on and need the performer's picture. @spec §3 Services */
export const videoServicesOn = (flags: ServiceFlags): readonly Service[] => servicesOn(flags, VIDEO_SERVICES);

/** Checks whether going ready turns the camera on: a service that needs the picture is on. @spec §3 Services, §4 Session status */
export const needsCamera = (flags: ServiceFlags): boolean => videoServicesOn(flags).length > 0;

/** Services that are on and by which a customer meets the performer live. @spec §3 Services */
export const liveServicesOn = (flags: ServiceFlags): readonly Service[] => servicesOn(flags, WEBCAM_SERVICES);

/** Checks whether a customer can send a request at all: some webcam service is on. @spec §3 Services */
export const isReachable = (flags: ServiceFlags): boolean => liveServicesOn(flags).length > 0;
