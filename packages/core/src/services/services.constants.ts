import { millis } from '../kernel/units.ts';
import type { Service } from './service.ts';

/**
 * Time after the last toggle at which services are saved, so that several toggles become one call.
 * @spec §4 Services status, §9 Services save delay
 */
export const SAVE_DELAY = millis(1_000);
/** Time after which a failed switch-off that must not be lost is tried again. @spec §4 Session status — the time is our choice */
export const INSIST_DELAY = millis(5_000);

/**
 * Services that go off as soon as the session is idle: customers must not see the performer as on camera any more. @spec §4 Session status
 */
export const SERVICES_OFF_WHEN_IDLE = ['cam', 'videocall', 'voyeur'] as const satisfies readonly Service[];

/**
 * Services in which customers see the performer, so that they need the camera; every other service works without. That chat alone needs
 * none is our reading: the specification sorts no service by its needs.
 * @spec §3 Services
 */
export const VIDEO_SERVICES = [
  'cam',
  'video',
  'videocall',
  'voyeur',
  'peek',
  'voyeurpeek',
  'vipcam',
  'vipvideo',
] as const satisfies readonly Service[];

/** Services by which a customer meets the performer live: without any of them no request can come. @spec §3 Services */
export const WEBCAM_SERVICES = [
  'cam',
  'chat',
  'video',
  'videocall',
  'voyeur',
  'peek',
  'voyeurpeek',
  'vipcam',
  'vipvideo',
] as const satisfies readonly Service[];

/**
 * Services that pausing work switches off, so that nobody can ring or watch; resuming switches on again those that were on. The specification
 * names six of them; chat, video, voyeurpeek and vipvideo are live in the same way.
 * @spec §4 Services status
 */
export const PAUSED_SERVICES = [...WEBCAM_SERVICES, 'phone'] as const satisfies readonly Service[];

/** The services behind the phone menu, in which customers get the name, the advertisement and the welcome. @spec §5 Phone services */
export const PHONE_SERVICES = ['phone', 'voicemail'] as const satisfies readonly Service[];

/** Prefix of Surinamese phone numbers. @spec §5 Phone services */
export const SURINAMESE_PREFIX = '+597';
/** Gender for which a Surinamese number blocks phone services. @spec §3 Profile choices — gender, §5 Phone services */
export const WOMAN = 'woman';

/** Reasons for which a service cannot be switched on. @spec §5 Phone services, §4 Account approval */
const SERVICE_BLOCKS = [
  'services.accountNotApproved',
  'services.surinameseNumber',
  'services.phoneNameMissing',
  'services.phoneAdvertisementMissing',
  'services.phoneWelcomeMissing',
] as const;
export type ServiceBlockCode = (typeof SERVICE_BLOCKS)[number];

/** Errors of a toggle: the save failed, or a reason blocks the service. @spec §8 — a failed services save reverts the flags */
export const SERVICES_ERRORS = ['services.saveFailed', ...SERVICE_BLOCKS] as const;
export type ServicesErrorCode = (typeof SERVICES_ERRORS)[number];
