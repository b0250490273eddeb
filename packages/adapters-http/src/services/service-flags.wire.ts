import * as z from 'zod/mini';
import { recordOf } from '@greenroom/core/kernel/json';
import { SERVICES } from '@greenroom/core/services/service';
import { NO_SERVICES } from '@greenroom/core/services/service-flags';
import { flagWire, orElse } from '../http/fields.wire.ts';

/** One flag for each service, on or off; a missing one is off. @spec §3 performer_services — a flag per service */
export const serviceFlagsWire = orElse(z.object(recordOf(SERVICES, orElse(flagWire, false))), NO_SERVICES);

/**
 * Body of the call that saves services: only the flags that change, and of our own what a pause remembers, or null once work has resumed.
 * @spec §7 performer_services (changed service flags)
 */
export const serviceChangeWire = z.object({
  ...recordOf(SERVICES, z.exactOptional(z.boolean())),
  remembered: z.exactOptional(z.nullable(z.array(z.enum(SERVICES)))),
});
