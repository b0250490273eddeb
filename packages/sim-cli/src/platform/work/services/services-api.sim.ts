import type { ServiceChange } from '@greenroom/core/services/service';
import { blockedServices } from '@greenroom/core/services/service-conditions';
import { servicesIn } from '@greenroom/core/services/service-flags';
import { refuse, WORKED, type HandlersOf } from '../../base/calls/handler.ts';
import type { EventLog } from '../../base/environment/event-log.ts';
import { profileOf } from '../../base/people/account-fields.ts';
import { changedServices, type Performers } from '../../base/people/performers.ts';
import type { Submissions } from '../../base/people/submissions.ts';
import type { NotifyOtherDevices } from '../../base/publisher/other-devices.ts';
import type { PerformerRow } from '../../base/store/tables/performer-tables.ts';
import { writeList } from '../../base/store/tables/table.ts';

/**
 * Checks whether services may be switched on, by the conditions of the performer's page and the platform's own data.
 * @spec §5 Phone services, §4 Account approval
 */
const isAllowed = (performer: PerformerRow, gender: string, change: ServiceChange): boolean => {
  const introduction = performer.phone_introduction === 1;
  const blocked = blockedServices({
    accountApproved: performer.status === 'APPROVED',
    phone: performer.phone,
    gender,
    phoneProfile: { name: performer.phone_name === 1, advertisement: introduction, welcome: introduction },
  });
  return servicesIn(change).every((service) => change[service] !== true || blocked[service] === undefined);
};

interface Parts {
  readonly submissions: Submissions;
  readonly performers: Performers;
  readonly eventLog: EventLog;
  readonly notifyOtherDevices: NotifyOtherDevices;
}

/** Answers the calls for a performer's services. @spec §7 performer_services */
export const createServicesApi = ({
  submissions,
  performers,
  eventLog,
  notifyOtherDevices,
}: Parts): HandlersOf<'services'> => ({
  saveServices: async ({ body: { remembered, ...change } }, caller) => {
    const { performer } = caller;
    // By the row of this moment: a moderator may have refused a recording since the login was read.
    const isSaved = await performers.exclusively(performer.id, async (row, within) => {
      const { gender } = await profileOf(submissions, row, within);
      if (!isAllowed(row, gender, change)) return false;
      const services = changedServices(row, change);
      const paused = remembered === undefined ? row.paused_services : remembered && writeList(remembered);
      await performers.update(row.id, { services, paused_services: paused }, within);
      return true;
    });
    if (isSaved !== true) return refuse(409, 'service_not_allowed');
    eventLog.write('info', 'Services saved', { performer: performer.id, change: JSON.stringify(change) });
    await notifyOtherDevices(caller, 'status_change', {
      services: change,
      ...(remembered !== undefined && { remembered }),
    });
    return WORKED;
  },
});
