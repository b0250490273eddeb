import { SERVICES, type Service } from './service.ts';
import type { ServicesAccount, ServicesState } from './services-state.ts';
import {
  PAUSED_SERVICES,
  PHONE_SERVICES,
  type ServiceBlockCode,
  SURINAMESE_PREFIX,
  VIDEO_SERVICES,
  WOMAN,
} from './services.constants.ts';

/** Facts that decide which services may be switched on. */
export interface ServiceConditions {
  readonly accountApproved: boolean;
  /** Phone number as the performer typed it; undefined while it is not known. */
  readonly phone: string | undefined;
  /** Gender in the profile; a Surinamese number keeps only women from phone services. @spec §3 Profile choices — gender */
  readonly gender: string;
  /** Approved parts of the phone profile. */
  readonly phoneProfile: { readonly name: boolean; readonly advertisement: boolean; readonly welcome: boolean };
}

/** One reason that keeps services off. */
interface ServiceCondition {
  readonly services: readonly Service[];
  readonly code: ServiceBlockCode;
  readonly isBlocked: (conditions: ServiceConditions) => boolean;
}

/** Checks whether a phone number is Surinamese: `+597 123456`, `00597-123456` and the like. @spec §5 Phone services */
const isSurinameseNumber = (phone: string): boolean =>
  phone
    .replaceAll(/[^\d+]/gu, '')
    .replace(/^00/u, '+')
    .startsWith(SURINAMESE_PREFIX);

/**
 * Checks whether gender and phone number together keep the phone services off; an unknown number does not.
 * @spec §5 Phone services — women with a Surinamese number cannot use them
 */
export const isBlockedByNumber = (gender: string, phone: string | undefined): boolean =>
  gender === WOMAN && phone !== undefined && isSurinameseNumber(phone);

/**
 * Conditions by service. The first row that applies is the reason that is shown: reasons that the performer cannot change come before those
 * that the performer can.
 */
const SERVICE_CONDITIONS: readonly ServiceCondition[] = [
  /** Keeps every service off before the account is approved. @spec §4 Account approval — only APPROVED is activated */
  { services: SERVICES, code: 'services.accountNotApproved', isBlocked: (conditions) => !conditions.accountApproved },
  {
    services: PHONE_SERVICES,
    code: 'services.surinameseNumber',
    isBlocked: ({ gender, phone }) => isBlockedByNumber(gender, phone),
  },
  /** Keeps phone services off until the name is approved. @spec §5 Phone services */
  {
    services: PHONE_SERVICES,
    code: 'services.phoneNameMissing',
    isBlocked: (conditions) => !conditions.phoneProfile.name,
  },
  /** Keeps phone services off until the welcome message is approved. @spec §5 Phone services */
  {
    services: PHONE_SERVICES,
    code: 'services.phoneWelcomeMissing',
    isBlocked: (conditions) => !conditions.phoneProfile.welcome,
  },
  /** Keeps phone services off until the advertisement is approved. @spec §5 Phone services */
  {
    services: PHONE_SERVICES,
    code: 'services.phoneAdvertisementMissing',
    isBlocked: (conditions) => !conditions.phoneProfile.advertisement,
  },
];

/** Services that cannot be switched on, with the reason. One that is on already may always be switched off. … */
export const blockedServices = (conditions: ServiceConditions): Partial<Record<Service, ServiceBlockCode>> => {
  const blocked: Partial<Record<Service, ServiceBlockCode>> = {};
  for (const { services, code, isBlocked } of SERVICE_CONDITIONS) {
    if (isBlocked(conditions)) for (const service of services) blocked[service] ??= code;
  }
  return blocked;
};

/** One thing that phone services need. */
export interface PhoneCondition {
  readonly code: ServiceBlockCode;
  readonly met: boolean;
}

/** Lists the conditions of phone services, each with whether it is met. @spec §2 Modals — phone, §5 Phone services */
export const phoneConditions = (conditions: ServiceConditions): readonly PhoneCondition[] =>
  SERVICE_CONDITIONS.filter(({ services }) => services.includes('phone')).map(({ code, isBlocked }) => ({
    code,
    met: !isBlocked(conditions),
  }));

/**
 * Reads the conditions from the account, whose introduction message is the welcome message.
 * @param phone from the performer's details; undefined while they are not loaded
 * @spec §3 performerIVRDetails, §5 Phone services
 */
export const accountToConditions = (
  account: Pick<ServicesAccount, 'status' | 'phoneProfile' | 'profile'>,
  phone: string | undefined,
): ServiceConditions => {
  const { nameAvailable, introductionAvailable, advertisementAvailable } = account.phoneProfile;
  return {
    accountApproved: account.status === 'APPROVED',
    phone,
    gender: account.profile.gender,
    phoneProfile: { name: nameAvailable, advertisement: advertisementAvailable, welcome: introductionAvailable },
  };
};

/** Something that the performer must have for a service. */
export type ServiceNeed = 'camera' | 'phoneProfile' | 'toy' | 'paidPhotos' | 'paidVideos';

const OTHER_NEEDS: Partial<Readonly<Record<Service, ServiceNeed>>> = {
  toy: 'toy',
  photo: 'paidPhotos',
  media: 'paidVideos',
};

const includes = (services: readonly Service[], service: Service): boolean => services.includes(service);

/** Lists the needs of a service, in the order in which they are met. @spec §3 Services, §5 Phone services */
export const serviceNeeds = (service: Service): readonly ServiceNeed[] => {
  const other = OTHER_NEEDS[service];
  return [
    ...(includes(VIDEO_SERVICES, service) ? (['camera'] as const) : []),
    ...(includes(PHONE_SERVICES, service) ? (['phoneProfile'] as const) : []),
    ...(other === undefined ? [] : [other]),
  ];
};

/** Reason for which a service cannot be switched on: a condition blocks it, or a pause keeps it off until work resumes. */
export type SwitchRefusal = ServiceBlockCode | 'paused';

const isPausable = (service: Service): boolean => PAUSED_SERVICES.some((paused) => paused === service);

/**
 * Returns the reason for which a service cannot be switched on now. One that is on may always be switched off.
 * @spec §4 Services status, §5 Phone services
 */
export const switchRefusal = (
  { flags, blocked, status }: Pick<ServicesState, 'flags' | 'blocked' | 'status'>,
  service: Service,
): SwitchRefusal | undefined => {
  if (flags[service]) return undefined;
  return blocked[service] ?? (status === 'pause' && isPausable(service) ? 'paused' : undefined);
};
