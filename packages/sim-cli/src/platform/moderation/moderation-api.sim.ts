import { refuse, WORKED, type Handlers } from '../calls/handler.ts';
import type { PlatformParts } from '../platform-parts.ts';

/** Keeps what moderators are told; what they do with it is not shown. @spec §7 POST moderator/flag */
export const createModerationApi = ({
  customers,
  flags,
  journal,
}: PlatformParts): Pick<Handlers, 'flagForModerator'> => ({
  flagForModerator: async ({ body: { clientId, reason } }, { performer }) => {
    if ((await customers.find(clientId)) === undefined) return refuse(404, 'not_found');
    await flags.add({ performerId: performer.id, clientId }, reason);
    journal.write('info', 'Flagged for a moderator', { performer: performer.id, customer: clientId });
    return WORKED;
  },
});
