import { readOutboundEvent } from '@greenroom/adapters-socket/realtime/outbound-event.wire';
import { done, err, type Result } from '@greenroom/core/kernel/result';
import type { EventPublisher } from '../../base/publisher/event-publisher.ts';
import type { Remotes } from '../../beyond/remote/remotes.ts';

export interface RemoteEventDeps {
  readonly remotes: Remotes;
  readonly publisher: EventPublisher;
}

/**
 * Handles an event from a remote's socket: presses go to the page that works, and nothing else goes anywhere. A press that finds no page is
 * lost, because later it would be about something else.
 *
 * @returns on failure the reason, for the log
 */
export const createRemoteEventHandler =
  ({ remotes, publisher }: RemoteEventDeps) =>
  async (performerId: string, wire: unknown): Promise<Result<undefined, string>> => {
    const read = readOutboundEvent(wire);
    if (!read.ok) return read;
    const { event, content } = read.value;
    if (event !== 'remotecommand') return err('no event of a remote');
    if (content['performerId'] !== performerId) return err('speaks for somebody else');
    if ((await remotes.pairedWith(performerId)) === undefined) return err('the pairing is over');
    await publisher.toPerformer(performerId, { event, content, senderId: performerId, senderType: 'ROLE_REMOTE' });
    return done;
  };
