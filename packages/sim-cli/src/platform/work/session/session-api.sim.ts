import { ok } from '@greenroom/core/kernel/result';
import { SESSION_KPI } from '@greenroom/core/session/session-event';
import { refuse, WORKED, type HandlersOf, type PerformerCaller } from '../../base/calls/handler.ts';
import type { EventLog } from '../../base/environment/event-log.ts';
import type { NotifyOtherDevices } from '../../base/publisher/other-devices.ts';
import type { Blocks } from '../blocks/blocks.ts';
import type { PerformerService } from './performer-service.ts';
import type { Shifts } from './shifts.ts';
import { wireGrant } from './streams.ts';
import { createWorkSnapshot, type WorkSnapshotDeps } from './work-snapshot.ts';

const MOMENTS = ['performer_received_request', 'performer_clicked_accept'];
const KPI_PREFIX = 'pf_camback_';

interface Parts extends WorkSnapshotDeps {
  readonly shifts: Shifts;
  readonly performerService: PerformerService;
  readonly eventLog: EventLog;
  readonly blocks: Blocks;
  readonly notifyOtherDevices: NotifyOtherDevices;
}

/** Answers the calls for going live, requests and sessions. @spec §7 Sessions */
export const createSessionApi = (parts: Parts): HandlersOf<'session'> => {
  const { shifts, requests, performerService, eventLog, blocks, streams, notifyOtherDevices } = parts;
  const workSnapshot = createWorkSnapshot(parts);
  const count = async (name: string, caller: PerformerCaller) => {
    const performerId = caller.performer.id;
    if (!name.startsWith(KPI_PREFIX)) return refuse(404, 'not_found');
    // Here this measurement is the sign of a stop; the end of the performer's stream alone is not, because the stream
    // may be moving to another server.
    if (name === SESSION_KPI.stopped) {
      await performerService.stopDevice(performerId, caller.login.id, shifts.end);
      await notifyOtherDevices(caller, 'login', {});
    }
    eventLog.write('debug', 'Measured', { performer: performerId, name });
    return WORKED;
  };
  return {
    startOneOnOne: async (_request, { performer, host }) => {
      if (performer.status !== 'APPROVED') return refuse(409, 'not_approved');
      return ok(wireGrant(streams, await streams.grant(performer.id, host)));
    },
    performerReady: async (_request, caller) => {
      const { login, performer } = caller;
      await shifts.begin(performer.id, login.id);
      await requests.forgetUnseenEnds(performer.id);
      // Their checks find that this one is ready.
      await notifyOtherDevices(caller, 'login', {});
      eventLog.write('info', 'Ready', { performer: performer.id });
      return WORKED;
    },
    broadcastVideo: async (_request, { performer }) => {
      eventLog.write('info', 'On the air', { performer: performer.id });
      return WORKED;
    },
    acceptRequest: async ({ body }, caller) => {
      const pair = { performerId: caller.performer.id, clientId: body.clientId };
      const accepted = await performerService.accept(pair);
      if (!accepted) return refuse(409, 'request_gone');
      // Their checks find that it no longer rings.
      await notifyOtherDevices(caller, 'login', {});
      return WORKED;
    },
    takeOverSession: async ({ body: { clientId, requestId } }, caller) => {
      const session = await requests.liveOf(clientId);
      const isMeant = session?.performer_id === caller.performer.id && (requestId ?? session.id) === session.id;
      if (session?.status !== 'accepted' || !isMeant) return refuse(409, 'session_over');
      await notifyOtherDevices(caller, 'takenover', { clientId });
      return WORKED;
    },
    sessionTimeout: async ({ body }, { performer }) => {
      await performerService.timeOut({ ...body, performerId: performer.id });
      return WORKED;
    },
    endSession: async ({ body }, caller) => {
      const pair = { performerId: caller.performer.id, clientId: body.clientId };
      // First: a customer who is told of the end may ask again at once.
      if (body.blocked) await blocks.add(pair, '');
      await performerService.end({ ...pair, requestId: body.requestId }, body.lost === true);
      // Their checks find the end, and what it paid.
      await notifyOtherDevices(caller, 'login', {});
      return WORKED;
    },
    currentSession: async (_request, caller) => ok(await workSnapshot(caller)),
    reportMoment: async ({ params }, { performer }) => {
      if (!MOMENTS.includes(params.event)) return refuse(404, 'not_found');
      if (params.event === 'performer_received_request') await requests.received(performer.id);
      eventLog.write('debug', 'Reported', { performer: performer.id, moment: params.event });
      return WORKED;
    },
    kpi: ({ params }, caller) => count(params.name, caller),
    kpiWithoutBody: ({ params }, caller) => count(params.name, caller),
  };
};
