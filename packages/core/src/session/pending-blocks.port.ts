import type { PerformerId } from '../kernel/ids.ts';
import type { ClientData } from './client-data.ts';

/** Customer of a session that was ended by blocking, until the platform has confirmed the block. */
export type PendingBlock = Pick<ClientData, 'id' | 'requestId'>;

/** Storage of the blocks that the platform has not confirmed: they outlive the page and the login. @spec §7 POST session/end */
export interface PendingBlocks {
  readonly read: (performer: PerformerId) => readonly PendingBlock[];
  readonly write: (performer: PerformerId, blocks: readonly PendingBlock[]) => void;
}
