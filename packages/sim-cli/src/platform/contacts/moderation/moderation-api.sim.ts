import { refuse, WORKED, type HandlersOf } from '../../base/calls/handler.ts';
import type { EventLog } from '../../base/environment/event-log.ts';
import type { MetCustomers } from '../../base/people/met-customers.ts';
import type { Flags } from './flags.ts';

interface Parts {
  readonly metCustomers: MetCustomers;
  readonly flags: Flags;
  readonly eventLog: EventLog;
}

/** Stores the reports to moderators; what moderators do with them is not simulated. @spec §7 POST moderator/flag */
export const createModerationApi = ({ metCustomers, flags, eventLog }: Parts): HandlersOf<'moderation'> => ({
  flagForModerator: async ({ body: { clientId, reason } }, { performer }) => {
    const pair = { performerId: performer.id, clientId };
    if ((await metCustomers.find(pair)) === undefined) return refuse(404, 'not_found');
    await flags.add(pair, reason);
    eventLog.write('info', 'Flagged for a moderator', { performer: performer.id, customer: clientId });
    return WORKED;
  },
});
