import { changedServices } from '../account/performers.ts';
import { refuse, WORKED, type Handlers } from '../calls/handler.ts';
import type { PlatformParts } from '../platform-parts.ts';

const SURINAME = '+597';

/** Her switches. @spec §7 performer_services, §5 women with a Surinamese number cannot use phone services */
export const createServicesApi = ({ performers, journal }: PlatformParts): Pick<Handlers, 'saveServices'> => ({
  saveServices: async ({ body }, { performer }) => {
    if (body.phone === true && performer.phone.startsWith(SURINAME)) return refuse(409, 'service_not_allowed');
    await performers.update(performer.id, { services: changedServices(performer, body) });
    journal.write('info', 'Services saved', { performer: performer.id, change: JSON.stringify(body) });
    return WORKED;
  },
});
