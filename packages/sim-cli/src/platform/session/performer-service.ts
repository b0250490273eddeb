import type { PlatformClock } from '../clock/platform-clock.ts';
import type { CustomerCameras } from '../media/cameras/customer-cameras.ts';
import type { Bell } from '../realtime/bell.ts';
import type { Journal } from '../journal.ts';
import type { Performers } from '../account/performers.ts';
import type { Couple, RequestEnd, Requests } from './requests.ts';

/** What a performer does to requests and sessions, whichever way it arrives. */
export interface PerformerService {
  /** @returns false when the request is gone */
  readonly accept: (couple: Couple) => Promise<boolean>;
  /** @param content what the customer hears, as the performer's page sent it */
  readonly decline: (couple: Couple, content: Readonly<Record<string, unknown>>) => Promise<boolean>;
  /** The customer did not join in time. */
  readonly timeOut: (couple: Couple) => Promise<boolean>;
  readonly end: (couple: Couple) => Promise<boolean>;
  /** A new page of the performer: a session that runs is held for it; without one, nobody can ask any more. */
  readonly pageStarted: (performerId: string) => Promise<void>;
  /** Tells a customer who asks something, and leaves the request as it is. */
  readonly tellAsking: (couple: Couple, content: Readonly<Record<string, unknown>>) => Promise<boolean>;
  /** She logged out or vanished: nobody can ask her, and who was with her is told. */
  readonly leaveWork: (performerId: string) => Promise<void>;
}

interface Parts {
  readonly requests: Requests;
  readonly performers: Performers;
  readonly bell: Bell;
  readonly journal: Journal;
  readonly cameras: CustomerCameras;
  readonly clock: PlatformClock;
}

export const createPerformerService = ({
  requests,
  performers,
  bell,
  journal,
  cameras,
  clock,
}: Parts): PerformerService => {
  const send = (couple: Couple, content: Readonly<Record<string, unknown>>): Promise<void> =>
    bell.toCustomer(couple.clientId, {
      event: 'videoChat',
      content,
      senderId: couple.performerId,
      senderType: 'ROLE_PERFORMER',
    });
  /** `_stateChange` REJPERF is the platform's own word; its companions are guessed in the same style. */
  const state = ({ performerId }: Couple, stateChange: string, response: boolean) => ({
    _stateChange: stateChange,
    RESPONSE: response,
    performerId,
  });
  const tellOver = async (
    couple: Couple,
    reason: RequestEnd,
    content: Readonly<Record<string, unknown>>,
  ): Promise<void> => {
    cameras.turnOff(couple);
    await send(couple, content);
    journal.write('info', 'Request over', { performer: couple.performerId, customer: couple.clientId, reason });
  };
  const over = async (
    couple: Couple,
    reason: RequestEnd,
    content: Readonly<Record<string, unknown>>,
  ): Promise<boolean> => {
    if ((await requests.end(couple, reason)) === undefined) return false;
    await tellOver(couple, reason, content);
    return true;
  };
  const leaveWork = async (performerId: string): Promise<void> => {
    await performers.update(performerId, { ready_at: null, interrupted_at: null });
    for (const request of await requests.liveFor(performerId)) {
      const couple = { performerId, clientId: request.client_id };
      await over(couple, 'DISCONNECT', state(couple, 'ENDPERF', false));
    }
  };
  return {
    accept: async (couple) => {
      const accepted = await requests.accept(couple);
      if (accepted === undefined) return false;
      // Whose end was lost is over now.
      for (const { client_id: clientId } of accepted.ended) {
        const other = { performerId: couple.performerId, clientId };
        await tellOver(other, 'ENDED_BY_PERFORMER', state(other, 'ENDPERF', false));
      }
      await requests.tellEnds(couple.performerId);
      await send(couple, state(couple, 'ACCPERF', true));
      journal.write('info', 'Request accepted', { performer: couple.performerId, customer: couple.clientId });
      return true;
    },
    decline: (couple, content) => over(couple, 'DECLINED', content),
    timeOut: (couple) => over(couple, 'TIMED_OUT', state(couple, 'TIMEOUTPERF', false)),
    end: (couple) => over(couple, 'ENDED_BY_PERFORMER', state(couple, 'ENDPERF', false)),
    tellAsking: async (couple, content) => {
      const asking = await requests.liveOf(couple.clientId);
      if (asking?.status !== 'pending' || asking.performer_id !== couple.performerId) return false;
      await send(couple, content);
      return true;
    },
    pageStarted: async (performerId) => {
      const live = await requests.liveFor(performerId);
      if (live.some(({ status }) => status === 'accepted')) return;
      const performer = await performers.find(performerId);
      const wasReady = (performer?.ready_at ?? performer?.interrupted_at ?? null) !== null;
      await leaveWork(performerId);
      if (wasReady) await performers.update(performerId, { interrupted_at: clock.stamp() });
    },
    leaveWork,
  };
};
