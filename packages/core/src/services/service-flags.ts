import { SERVICES, type Service, type ServiceChange, type ServiceFlags } from './service.ts';

/** Everything off: before the account is loaded and after log-out. @spec §3 performer_services */
export const NO_SERVICES: ServiceFlags = {
  chat: false,
  video: false,
  cam: false,
  peek: false,
  videocall: false,
  voyeur: false,
  phone: false,
  sms: false,
  email: false,
  voicemail: false,
  voyeurpeek: false,
  toy: false,
  photo: false,
  media: false,
  showsnapshot: false,
  vipcam: false,
  vipvideo: false,
};

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
