import type { ClientId } from '../kernel/ids.ts';

/** Where unsent text survives a reload, per customer. @spec §3 Chat message — folder DRAFT */
export interface DraftStore {
  /** Empty when there is none. */
  readonly read: (client: ClientId) => string;
  /** An empty draft is forgotten. */
  readonly write: (client: ClientId, draft: string) => void;
}
