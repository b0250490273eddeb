import { refuse, WORKED, type HandlersOf } from '../calls/handler.ts';
import type { EventLog } from '../environment/event-log.ts';
import type { Customers } from '../people/customers.ts';
import type { Flags } from './flags.ts';

interface Parts {
  readonly customers: Customers;
  readonly flags: Flags;
  readonly eventLog: EventLog;
}

/** Stores the reports to moderators; what moderators do with them is not simulated. @spec §7 POST moderator/flag */
export const createModerationApi = ({ customers, flags, eventLog }: Parts): HandlersOf<'moderation'> => ({
  flagForModerator: async ({ body: { clientId, reason } }, { performer }) => {
    if ((await customers.find(clientId)) === undefined) return refuse(404, 'not_found');
    await flags.add({ performerId: performer.id, clientId }, reason);
    eventLog.write('info', 'Flagged for a moderator', { performer: performer.id, customer: clientId });
    return WORKED;
  },
});
