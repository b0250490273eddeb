import type { Server } from 'socket.io';
import type { Millis } from '@greenroom/core/kernel/units';
import type { EventLog } from '../../base/environment/event-log.ts';
import { SINGLE_NODE, type Nodes } from '../../base/environment/nodes.port.ts';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import { performerRoom, type Sockets } from '../../base/environment/sockets.port.ts';
import type { EventPublisher } from '../../base/publisher/event-publisher.ts';
import { createSecret } from '../../base/security/secret.ts';
import { resumeStamp } from '../../base/store/kept-stamp.ts';
import { sharedAdminToken } from '../../base/store/platform-key.ts';
import type { World } from '../../base/world/open-world.ts';
import { createConnectionRows, type ConnectionRows } from './connection-rows.ts';
import { socketsOf, type NodeSockets } from './node-sockets.ts';

interface OpenedSockets {
  readonly nodes: Nodes;
  readonly sockets: Sockets;
  /** Connections of all nodes; undefined where there is one node. */
  readonly connections: ConnectionRows | undefined;
}

/** This process as the only one on its data, or as one of several on a database. */
export interface PlatformNode {
  /**
   * Time on the platform's clock for which no process had run when this one started; undefined when another one was connected.
   */
  readonly downFor: Millis | undefined;
  /** Opens the admin API. */
  readonly token: string;
  readonly openSockets: (io: Server) => OpenedSockets;
  /**
   * Starts the node after its preparation: other nodes may open the database, and this one renews its lease from now
   * on.
   */
  readonly start: (events: Pick<EventPublisher, 'catchUp'>) => Promise<void>;
  readonly leave: () => Promise<void>;
}

const singleNode = (downFor: Millis): PlatformNode => ({
  downFor,
  token: createSecret(),
  openSockets: (io) => ({ nodes: SINGLE_NODE, sockets: socketsOf(io), connections: undefined }),
  start: async () => undefined,
  leave: async () => undefined,
});

/**
 * Joins the nodes of a shared database, where the data is in one.
 *
 * @throws StoreRefusal when it does not fit to the others
 */
export const openNode = async (
  { store, shared, accountKey }: Pick<World, 'store' | 'shared'> & { readonly accountKey: string | undefined },
  clock: PlatformClock,
  log: EventLog,
): Promise<PlatformNode> => {
  if (shared === undefined) return singleNode(await resumeStamp(store, clock));
  // Loaded here, so that a platform without PostgreSQL starts without its client.
  const [{ joinNodes }, { createNodeSockets }] = await Promise.all([
    import('./join-nodes.ts'),
    import('./node-sockets.ts'),
  ]);
  const nodes = await joinNodes({ store, shared, clock, eventLog: log });
  const downFor = nodes.isFirst ? await resumeStamp(store, clock) : undefined;
  const connections = createConnectionRows(store, nodes.id, log);
  let sockets: NodeSockets | undefined;
  /** Sends the kept events of performers who are connected here: the notification of them may have been lost. */
  const catchUpHere = async ({ catchUp }: Pick<EventPublisher, 'catchUp'>): Promise<void> => {
    for (const { performer_id: id } of await store
      .selectFrom('undelivered')
      .select('performer_id')
      .distinct()
      .execute())
      if ((await sockets?.isHere(performerRoom(id))) === true) await catchUp(id);
  };
  return {
    downFor,
    token: await sharedAdminToken(store, accountKey, nodes.isFirst),
    openSockets: (io) => {
      sockets = createNodeSockets(io, shared, connections, log);
      const { broadcast, onBroadcast } = sockets;
      return { nodes: { ...nodes, broadcast, onBroadcast }, sockets, connections };
    },
    start: async (events) => {
      sockets?.onCatchUp((performerId) => {
        const caughtUp = async (): Promise<void> => {
          if ((await sockets?.isHere(performerRoom(performerId))) === true) await events.catchUp(performerId);
        };
        caughtUp().catch((error: unknown) =>
          log.write('error', 'Kept events not sent', { reason: String(error), performer: performerId }),
        );
      });
      const beat = (): Promise<void> => {
        connections.removeLeft();
        return catchUpHere(events);
      };
      nodes.start({ takenForDead: () => sockets?.disconnectOwn(), beat });
      await shared.prepared();
    },
    leave: async () => {
      await nodes.leave();
      await sockets?.close();
    },
  };
};
