import { readOutboundEvent } from '@greenroom/adapters-socket/realtime/outbound-event.wire';
import { done, err, type Result } from '@greenroom/core/kernel/result';
import { ANSWER_STATE } from '@greenroom/core/session/request';
import type { TraceLog } from '../../../trace/trace-log.ts';
import type { EventPublisher } from '../../base/publisher/event-publisher.ts';
import type { PerformerService } from '../../work/session/performer-service.ts';
import type { MeantRequest, Requests } from '../../work/session/requests.ts';

/**
 * Handles an event from a performer's socket. A performer acts for no other performer, and only towards customers of an
 * own request or session.
 *
 * @returns on failure the reason, for the log
 * @spec §7 Real-time socket — events sent: 'event'
 */
export type HandlePerformerEvent = (performerId: string, wire: unknown) => Promise<Result<undefined, string>>;

/** Roles that are told of changed services. @spec §6 Roles and permissions */
const NOTIFIED_ROLES: readonly string[] = ['ROLE_CLIENT', 'ROLE_ADMIN'];

export interface PerformerEventDeps {
  readonly requests: Requests;
  readonly performerService: PerformerService;
  readonly publisher: EventPublisher;
  readonly traceLog: TraceLog;
}

export const createPerformerEventHandler = ({
  requests,
  performerService,
  publisher,
  traceLog,
}: PerformerEventDeps): HandlePerformerEvent => {
  const isPairedWith = async (performerId: string, clientId: string): Promise<boolean> =>
    (await requests.liveOf(clientId))?.performer_id === performerId;

  /** Answers a request: REJPERF declines it, any other state leaves it waiting. */
  const answerRequest = (pair: MeantRequest, content: Readonly<Record<string, unknown>>): Promise<boolean> =>
    content['_stateChange'] === ANSWER_STATE.declined
      ? performerService.decline(pair, content)
      : performerService.notifyAsking(pair, content);

  return async (performerId, wire) => {
    const read = readOutboundEvent(wire);
    if (!read.ok) return read;
    const { event, content, receiverId, receiverType } = read.value;
    if (content['performerId'] !== performerId) return err('speaks for somebody else');
    // Too many, and with too much about the customer, for the trace log.
    if (event === 'remotestate') {
      await publisher.toRemote(performerId, { event, content, senderId: performerId, senderType: 'ROLE_PERFORMER' });
      return done;
    }
    if (event === 'remotecommand') return err('no event of a performer');
    const to = receiverId === '' ? receiverType : receiverId;
    traceLog.write(performerId, { kind: 'sent', name: event, to, content });
    const published = { event, content, senderId: performerId, senderType: 'ROLE_PERFORMER' };
    switch (event) {
      case 'videoChat': {
        const requestId = typeof content['requestId'] === 'string' ? content['requestId'] : undefined;
        const meant = { performerId, clientId: receiverId, requestId };
        return (await answerRequest(meant, content)) ? done : err('nobody asks');
      }
      case 'typing':
        if (!(await isPairedWith(performerId, receiverId))) return err('no session with the receiver');
        await publisher.toCustomer(receiverId, published);
        return done;
      case 'services':
        if (!NOTIFIED_ROLES.includes(receiverType)) return err('services are for customers and staff');
        await publisher.toRole(receiverType, published);
        return done;
    }
  };
};
