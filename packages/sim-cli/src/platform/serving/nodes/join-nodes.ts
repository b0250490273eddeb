import { randomUUID } from 'node:crypto';
import { millis } from '@greenroom/core/kernel/units';
import type { EventLog } from '../../base/environment/event-log.ts';
import type { Nodes } from '../../base/environment/nodes.port.ts';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import type { SharedDatabase } from '../../base/store/postgres.ts';
import { StoreRefusal } from '../../base/store/store-trouble.ts';
import type { Store } from '../../base/store/store.ts';
import {
  createNodeRows,
  freeSlots,
  type NodeRows,
  type RunningNode,
  BEAT_PERIOD,
  LEASE,
  MOST_NODES,
  NODE_PROTOCOL,
  RECONNECT_GRACE,
} from './node-rows.ts';

/** The place of this process among the nodes of its database. */
export interface Membership extends Omit<Nodes, 'broadcast' | 'onBroadcast'> {
  /** Names this node in rows; another one after it was taken for dead. */
  readonly id: () => string;
  /** True when no other node ran when this one joined. */
  readonly isFirst: boolean;
  /** Renews the lease until it leaves. */
  readonly start: (tasks: BeatTasks) => void;
  /** Removes the node: its people are noted as gone until they are back elsewhere. */
  readonly leave: () => Promise<void>;
}

/** Work that is done at each beat. */
interface BeatTasks {
  /** Called when the other nodes took this one for dead: the rows no longer hold its connections. */
  readonly takenForDead: () => void;
  /** Done at each beat. */
  readonly beat: () => Promise<void>;
}

interface Parts {
  readonly store: Store;
  readonly shared: SharedDatabase;
  readonly clock: PlatformClock;
  readonly eventLog: EventLog;
}

/** @throws StoreRefusal when no slot is free */
const takeSlot = async (
  { shared }: Pick<Parts, 'shared'>,
  rows: NodeRows,
  running: readonly RunningNode[],
  id: string,
): Promise<number> => {
  for (const slot of freeSlots(running)) {
    // A node that was taken for dead and is not may hold the lock of a slot that looks free.
    if (!(await shared.holdSlot(slot))) continue;
    await rows.add(id, slot);
    return slot;
  }
  throw new StoreRefusal(
    `${MOST_NODES} platforms use the database already. Stop one, or choose another with --database.`,
  );
};

/** @throws StoreRefusal when the nodes that run have another clock rate */
const followClock = (clock: PlatformClock, running: readonly RunningNode[]): void => {
  for (const { clockRate, stamp } of running) {
    if (clockRate !== clock.rate) {
      throw new StoreRefusal(
        `The platforms on this database run at --clock-rate ${clockRate}, not ${clock.rate}. Start this one at the same.`,
      );
    }
    clock.notBefore(millis(stamp));
  }
};

/** @throws StoreRefusal when a node that runs is of a version with other notices, which would be lost */
const refuseOtherVersions = (running: readonly Pick<RunningNode, 'protocol'>[]): void => {
  if (running.every(({ protocol }) => protocol === NODE_PROTOCOL)) return;
  throw new StoreRefusal(
    'The database is used by platforms of another version, and what one tells the other would be lost. Stop them all, then start this one.',
  );
};

/**
 * Makes this process a node of its database. Nodes that died are removed first.
 *
 * @throws StoreRefusal when the others are of another version, run at another clock rate, or are too many
 */
export const joinNodes = async ({ store, shared, clock, eventLog: log }: Parts): Promise<Membership> => {
  const rows = createNodeRows(store, clock);
  let id: string = randomUUID();
  await rows.removeDead(id, 0);
  const others = await rows.running();
  refuseOtherVersions(others);
  followClock(clock, others);
  let slot = await takeSlot({ shared }, rows, others, id);
  /** Time on the monotonic clock until which the lease and the claim on due work are known to be this node's. */
  let dueWorkUntil = 0;
  let timer: NodeJS.Timeout | undefined;

  const joinAgain = async (takenForDead: () => void): Promise<void> => {
    log.write('warn', 'Taken for dead by the other nodes');
    dueWorkUntil = 0;
    id = randomUUID();
    takenForDead();
    slot = await takeSlot({ shared }, rows, await rows.running(), id);
  };
  const beat = async ({ takenForDead, beat: task }: BeatTasks): Promise<void> => {
    const asked = performance.now();
    if (!(await rows.renew(id))) return joinAgain(takenForDead);
    await shared.holdSlot(slot);
    const removed = await rows.removeDead(id, RECONNECT_GRACE);
    if (removed > 0) log.write('warn', 'Nodes died', { count: removed });
    dueWorkUntil = (await rows.claimDueWork(id)) ? asked + LEASE - BEAT_PERIOD : 0;
    await task();
  };
  return {
    id: () => id,
    slot: () => slot,
    most: MOST_NODES,
    isFirst: others.length === 0,
    doesDueWork: () => performance.now() < dueWorkUntil,
    start: (tasks) => {
      let isBusy = false;
      const next = (): void => {
        if (isBusy) return;
        isBusy = true;
        beat(tasks)
          .catch((error: unknown) => log.write('error', 'Lease not renewed', { reason: String(error) }))
          .finally(() => {
            isBusy = false;
          });
      };
      next();
      timer = setInterval(next, BEAT_PERIOD);
    },
    leave: async () => {
      clearInterval(timer);
      await rows.remove(id);
    },
  };
};
