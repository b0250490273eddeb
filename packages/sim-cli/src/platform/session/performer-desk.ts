import type { CustomerCameras } from '../media/cameras/customer-cameras.ts';
import type { Bell } from '../realtime/bell.ts';
import type { Journal } from '../journal.ts';
import type { Performers } from '../account/performers.ts';
import type { Couple, RequestEnd, Requests } from './requests.ts';

/** What a performer does to requests and sessions, whichever way it arrives. */
export interface PerformerDesk {
  /** @returns false when the request is gone */
  readonly accept: (couple: Couple) => Promise<boolean>;
  readonly decline: (couple: Couple) => Promise<boolean>;
  /** The customer did not join in time. */
  readonly timeOut: (couple: Couple) => Promise<boolean>;
  readonly end: (couple: Couple) => Promise<boolean>;
  /** She logged out or vanished: nobody can ask her, and who was with her is told. */
  readonly leaveWork: (performerId: string) => Promise<void>;
}

interface Parts {
  readonly requests: Requests;
  readonly performers: Performers;
  readonly bell: Bell;
  readonly journal: Journal;
  readonly cameras: CustomerCameras;
}

export const createPerformerDesk = ({ requests, performers, bell, journal, cameras }: Parts): PerformerDesk => {
  /** `_stateChange` REJPERF is the platform's own word; its companions are guessed in the same style. */
  const tell = (couple: Couple, stateChange: string, response: boolean): Promise<void> =>
    bell.toCustomer(couple.clientId, {
      event: 'videoChat',
      content: { _stateChange: stateChange, RESPONSE: response, performerId: couple.performerId },
      senderId: couple.performerId,
      senderType: 'ROLE_PERFORMER',
    });
  const over = async (couple: Couple, reason: RequestEnd, stateChange: string): Promise<boolean> => {
    const request = await requests.end(couple, reason);
    if (request === undefined) return false;
    cameras.turnOff(couple);
    await tell(couple, stateChange, false);
    journal.write('info', 'Request over', { performer: couple.performerId, customer: couple.clientId, reason });
    return true;
  };
  return {
    accept: async (couple) => {
      if (!(await requests.accept(couple))) return false;
      await tell(couple, 'ACCPERF', true);
      journal.write('info', 'Request accepted', { performer: couple.performerId, customer: couple.clientId });
      return true;
    },
    decline: (couple) => over(couple, 'DECLINED', 'REJPERF'),
    timeOut: (couple) => over(couple, 'TIMED_OUT', 'TIMEOUTPERF'),
    end: (couple) => over(couple, 'ENDED_BY_PERFORMER', 'ENDPERF'),
    leaveWork: async (performerId) => {
      await performers.update(performerId, { ready_at: null });
      for (const request of await requests.liveFor(performerId)) {
        await over({ performerId, clientId: request.client_id }, 'DISCONNECT', 'ENDPERF');
      }
    },
  };
};
