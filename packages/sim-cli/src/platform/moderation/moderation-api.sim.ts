import { refuse, WORKED, type HandlersOf } from '../calls/handler.ts';
import type { Parts } from '../platform-parts.ts';

/** Stores the reports to moderators; what moderators do with them is not simulated. @spec §7 POST moderator/flag */
export const createModerationApi = ({
  customers,
  flags,
  eventLog,
}: Parts<'customers' | 'flags' | 'eventLog'>): HandlersOf<'moderation'> => ({
  flagForModerator: async ({ body: { clientId, reason } }, { performer }) => {
    if ((await customers.find(clientId)) === undefined) return refuse(404, 'not_found');
    await flags.add({ performerId: performer.id, clientId }, reason);
    eventLog.write('info', 'Flagged for a moderator', { performer: performer.id, customer: clientId });
    return WORKED;
  },
});
