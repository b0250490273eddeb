/** Storage of unsent text that survives a reload. @spec §3 Chat message — folder DRAFT */
export interface DraftStore {
  /** @param about what the text is for, e.g. the customer of a chat. @returns empty when there is none */
  readonly read: (about: string) => string;
  /** An empty draft is forgotten. */
  readonly write: (about: string, draft: string) => void;
}
