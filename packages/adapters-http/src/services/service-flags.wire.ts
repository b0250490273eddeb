import * as z from 'zod/mini';
import { SERVICES, type ServiceFlags, type Service } from '@greenroom/core/services/service';
import { flagWire, orElse } from '../http/fields.wire.ts';

/** One entry for each of the 17 services; a loop over a list loses its keys' types, hence the one cast. */
const forEachService = <Value>(value: Value): Record<Service, Value> =>
  Object.fromEntries(SERVICES.map((service) => [service, value])) as Record<Service, Value>;

const ALL_OFF: ServiceFlags = forEachService(false);

/** A missing flag is off. @spec §3 performer_services — a flag per service */
export const serviceFlagsWire = orElse(z.object(forEachService(orElse(flagWire, false))), ALL_OFF);

/** Only the flags that change. @spec §7 performer_services (changed service flags) */
export const serviceChangeWire = z.object(forEachService(z.exactOptional(z.boolean())));
