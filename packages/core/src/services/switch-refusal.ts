import type { Service } from './service.ts';
import type { ServicesState } from './services-state.ts';
import { PAUSED_SERVICES } from './services.constants.ts';
import type { ServiceBlockCode } from './services.errors.ts';

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
