import { withServicesOff, withServicesOn, servicesOn } from './service-flags.ts';
import type { Service, ServiceFlags } from './service.ts';
import { READY, type WorkPause } from './services-state.ts';
import { PAUSED_SERVICES } from './services.constants.ts';

export interface PausableWork extends WorkPause {
  readonly flags: ServiceFlags;
}

/** Switches every service off by which customers can ring or watch, and remembers which were on. @spec §4 Services status */
export const pauseWork = (flags: ServiceFlags): PausableWork => ({
  status: 'pause',
  remembered: servicesOn(flags, PAUSED_SERVICES),
  flags: withServicesOff(flags, PAUSED_SERVICES),
});

/** Switches the remembered services on again, except those blocked by now. @spec §4 Services status */
export const resumeWork = ({ flags, remembered }: PausableWork, blocked: readonly Service[]): PausableWork => ({
  status: 'ready',
  remembered: [],
  flags: withServicesOn(
    flags,
    remembered.filter((service) => !blocked.includes(service)),
  ),
});

/** Checks whether customers can ring or watch: then work is not paused, but was resumed elsewhere. */
export const isOpen = (flags: ServiceFlags): boolean => servicesOn(flags, PAUSED_SERVICES).length > 0;

/**
 * Finds whether work is still paused after a reload; it is not where a service is on.
 * @param remembered `undefined` when work was not paused
 */
export const workAfterReload = (flags: ServiceFlags, remembered: readonly string[] | undefined): WorkPause => {
  if (remembered === undefined || isOpen(flags)) return READY;
  return { status: 'pause', remembered: PAUSED_SERVICES.filter((service) => remembered.includes(service)) };
};
