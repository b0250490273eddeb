/** Subjects of messages between nodes. */
export type Topic = 'fault';

/** The platform processes that share one database, as one of them sees them. */
export interface Nodes {
  /** A number below `most` that no other running node has. */
  readonly slot: () => number;
  /** The largest number of nodes that may run at once. */
  readonly most: number;
  /** Checks whether this node does due work at this moment; it is true for one node at most. */
  readonly doesDueWork: () => boolean;
  /** Hands a message to the other nodes that listen to its topic. */
  readonly broadcast: (topic: Topic, message: unknown) => void;
  readonly onBroadcast: (topic: Topic, listener: (message: unknown) => void) => void;
}

/** The only process on its data. */
export const SINGLE_NODE: Nodes = {
  slot: () => 0,
  most: 1,
  doesDueWork: () => true,
  broadcast: () => undefined,
  onBroadcast: () => undefined,
};
