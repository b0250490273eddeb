import { servicesOn } from './service-flags.ts';
import type { Service, ServiceFlags } from './service.ts';
import { VIDEO_SERVICES, WEBCAM_SERVICES } from './services.constants.ts';

/** Services that are on and need the performer's picture. @spec §3 Services */
export const videoServicesOn = (flags: ServiceFlags): readonly Service[] => servicesOn(flags, VIDEO_SERVICES);

/** Checks whether going ready turns the camera on: a service that needs the picture is on. @spec §3 Services, §4 Session status */
export const needsCamera = (flags: ServiceFlags): boolean => videoServicesOn(flags).length > 0;

/** Services that are on and by which a customer meets the performer live. @spec §3 Services */
export const liveServicesOn = (flags: ServiceFlags): readonly Service[] => servicesOn(flags, WEBCAM_SERVICES);

/** Checks whether a customer can send a request at all: some webcam service is on. @spec §3 Services */
export const isReachable = (flags: ServiceFlags): boolean => liveServicesOn(flags).length > 0;
