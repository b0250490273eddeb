import type { PlatformSocket, Sockets } from '../../platform/base/environment/sockets.port.ts';
import type { Connection } from '../../platform/serving/realtime/connection.ts';
import type { Activity } from './activity.ts';

/** The page's end of one connection, as the platform's side needs it. */
export interface PageEnd {
  readonly deliver: (name: string, payload: unknown) => void;
  /** The platform ended the connection. */
  readonly ended: (reason: string) => void;
}

/** The platform's end of one connection, as the page's side needs it. */
export interface OpenConnection extends Connection {
  /** The page is gone. */
  readonly close: () => void;
}

/** Connections without a network: rooms and frames as the platform uses them. */
export interface InProcessSockets extends Sockets {
  readonly open: (page: PageEnd) => OpenConnection;
}

interface End {
  readonly page: PageEnd;
  readonly drop: (reason: string) => void;
}

/** A frame is text on its way: what the page gets shares nothing with the platform. */
const asFrame = (payload: unknown): unknown =>
  typeof payload === 'object' && payload !== null ? JSON.parse(JSON.stringify(payload)) : payload;

/** @param connectTo makes the platform's handling of a connection; asked late, for platform and sockets need each other */
export const createInProcessSockets = (
  connectTo: () => (socket: PlatformSocket) => Connection,
  activity: Activity,
): InProcessSockets => {
  const ends = new Set<End>();
  const rooms = new Map<string, Set<End>>();
  /** Connections in the order in which they joined. */
  const inRoom = (room: string): readonly End[] => [...(rooms.get(room) ?? [])];
  const open = (page: PageEnd): OpenConnection => {
    const leave = (): boolean => {
      for (const joined of rooms.values()) joined.delete(end);
      return ends.delete(end);
    };
    const drop = (reason: string): void => {
      if (!leave()) return;
      activity.note();
      connection.closed();
      page.ended(reason);
    };
    const end: End = { page, drop };
    ends.add(end);
    const connection = connectTo()({
      port: undefined,
      emit: (name, payload) => {
        if (ends.has(end)) page.deliver(name, asFrame(payload));
      },
      join: async (wanted) => {
        if (ends.has(end)) for (const room of wanted) rooms.set(room, (rooms.get(room) ?? new Set()).add(end));
      },
      leave: async (room) => {
        rooms.get(room)?.delete(end);
      },
      disconnect: () => drop('io server disconnect'),
    });
    return {
      ...connection,
      close: () => {
        if (!leave()) return;
        activity.note();
        connection.closed();
      },
    };
  };
  return {
    open,
    emit: (room, name, payload) => {
      for (const { page } of rooms.get(room) ?? []) page.deliver(name, asFrame(payload));
    },
    count: async (room) => inRoom(room).length,
    occupied: async (wanted) => new Set(wanted.filter((room) => inRoom(room).length > 0)),
    isHere: async (room) => inRoom(room).length > 0,
    hasOlder: () => false,
    askOthersToCatchUp: () => undefined,
    disconnect: (room) => {
      for (const { drop } of inRoom(room)) drop('io server disconnect');
    },
    // A library that gets what is no packet closes the connection.
    garble: (room) => {
      for (const { drop } of inRoom(room)) drop('parse error');
    },
  };
};
