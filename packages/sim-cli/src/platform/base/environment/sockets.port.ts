/**
 * Rooms of socket.io. The platform knows connections by room alone, so that several nodes share them through an adapter
 * of socket.io.
 */
export const performerRoom = (performerId: string): string => `performer ${performerId}`;
/** The sockets of one login: closed together when it ends. */
export const loginRoom = (loginId: string): string => `login ${loginId}`;
/** The sockets of a performer's remote: it hears nothing that is meant for the page that works. */
export const remoteRoom = (performerId: string): string => `remote ${performerId}`;
export const customerRoom = (clientId: string): string => `customer ${clientId}`;
export const roleRoom = (role: string): string => `role ${role}`;

/** The table and the ID of the person whose sockets are in a room; undefined for the other rooms. */
export const personOfRoom = (
  room: string,
): { readonly table: 'performers' | 'customers'; readonly id: string } | undefined => {
  const [kind, id = ''] = room.split(' ');
  if (kind === 'performer') return { table: 'performers', id };
  return kind === 'customer' ? { table: 'customers', id } : undefined;
};

/** The connections of all people, by room; rooms are all that the platform knows about them. */
export interface Sockets {
  readonly emit: (room: string, name: string, payload: unknown) => void;
  readonly count: (room: string) => Promise<number>;
  /** Finds those of these rooms that have a connection. */
  readonly occupied: (rooms: readonly string[]) => Promise<ReadonlySet<string>>;
  /**
   * Checks whether this process itself has the newest connection in the room: what is sent to it now is on its way. For a room with
   * connections of several processes that is one of them, so that its events have one order.
   */
  readonly isHere: (room: string) => Promise<boolean>;
  /** Checks whether this process, of which `isHere` is not true, has an older connection in the room. */
  readonly hasOlder: (room: string) => boolean;
  /** Asks the other processes to send what is kept for a performer; nothing happens where there is one process. */
  readonly askOthersToCatchUp: (performerId: string) => void;
  readonly disconnect: (room: string) => void;
  /** Writes to the connections of a room what need not be packets. */
  readonly garble: (room: string, packets: readonly string[]) => void;
}

/** One connection, as the platform sees it. */
export interface PlatformSocket {
  /** Port of the caller, where a fault proxy is in between; undefined without a network. */
  readonly port: number | undefined;
  readonly emit: (name: string, payload: unknown) => void;
  readonly join: (rooms: readonly string[]) => Promise<void>;
  readonly leave: (room: string) => Promise<void>;
  readonly disconnect: () => void;
}
