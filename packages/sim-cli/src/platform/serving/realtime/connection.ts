import { millis } from '@greenroom/core/kernel/units';
import type { EventLog } from '../../base/environment/event-log.ts';
import type { PlatformSocket } from '../../base/environment/sockets.port.ts';
import type { Faults } from '../../base/faults/faults.ts';
import type { PlatformLine } from '../../base/tcp/fault-proxy.ts';
import { createPerformerEventHandler, type PerformerEventDeps } from './performer-events.ts';
import { AUTHENTICATE_WITHIN, SPREAD_PER_SOCKET } from './realtime.constants.ts';
import { createRemoteEventHandler, type RemoteEventDeps } from './remote-events.ts';
import {
  createPresence,
  createRecognise,
  type Person,
  type PresenceDeps,
  type Recognise,
  type RecogniseDeps,
} from './socket-people.ts';

/** Counts what performers' sockets sent and the platform did not act upon, since its start. */
export const createDroppedEvents = () => {
  let dropped = 0;
  return {
    add: (): void => {
      dropped += 1;
    },
    count: (): number => dropped,
  };
};

export type DroppedEvents = ReturnType<typeof createDroppedEvents>;

/** The events of one connection, as a transport reports them. */
export interface Connection {
  /** The `user` event, which is to be acknowledged. */
  readonly user: (wire: unknown, acknowledge: unknown) => void;
  readonly ping: () => void;
  readonly pong: () => void;
  readonly event: (wire: unknown) => void;
  readonly closed: () => void;
}

type Acknowledge = (answer: {
  readonly ok: boolean;
  readonly error?: string;
  readonly reconnectSpread?: number;
}) => void;
const isAcknowledge = (value: unknown): value is Acknowledge => typeof value === 'function';

export interface ConnectDeps extends RecogniseDeps, PresenceDeps, PerformerEventDeps, RemoteEventDeps {
  readonly faults: Faults;
  readonly eventLog: EventLog;
  readonly line: PlatformLine;
  readonly droppedEvents: DroppedEvents;
}

/** Creates the platform's side of a real-time connection: it handles each frame, whatever transport brings it. @spec §7 Real-time socket */
export const createConnect = (parts: ConnectDeps): ((socket: PlatformSocket) => Connection) => {
  const { clock, eventLog, faults } = parts;
  const recognise = createRecognise(parts);
  const presence = createPresence(parts);
  const handlePerformerEvent = createPerformerEventHandler(parts);
  const handleRemoteEvent = createRemoteEventHandler(parts);

  /** Faults trouble performers; a customer's socket is a tool. */
  const authenticationFaults = async (person: Awaited<ReturnType<Recognise>>): Promise<ReadonlySet<string>> =>
    person.ok && person.value.role === 'ROLE_PERFORMER' ? faults.of(person.value.id) : new Set();

  /** Keeps the error of a handler away from all other connections. */
  const safely = (work: Promise<void>): void => {
    work.catch((error: unknown) => eventLog.write('error', 'Socket handler failed', { reason: String(error) }));
  };

  /** Number of performers' connections in this process. */
  let performers = 0;

  return (socket) => {
    let person: Person | undefined;
    let isClosed = false;
    let isCounted = false;
    const count = (isPerformer: boolean): void => {
      performers += Number(isPerformer) - Number(isCounted);
      isCounted = isPerformer;
    };
    // Real time at any rate: this protects the machine, and its clock does not run faster.
    const forgetDeadline = clock.schedule(millis(AUTHENTICATE_WITHIN * clock.rate), () => {
      if (person === undefined) socket.disconnect();
    });

    /** Removes the person who authenticated before, whether the new authentication succeeds or not. */
    const forgetPerson = async (): Promise<void> => {
      const before = person;
      if (before === undefined) return;
      person = undefined;
      count(false);
      for (const room of before.rooms) await socket.leave(room);
      await presence.went(before);
    };
    const authenticate = async (wire: unknown, acknowledge: unknown): Promise<void> => {
      if (!isAcknowledge(acknowledge)) return;
      await forgetPerson();
      const known = await recognise(wire);
      const broken = await authenticationFaults(known);
      if (broken.has('silent-auth')) return;
      if (broken.has('socket-down') || broken.has('drop-on-authentication')) return socket.disconnect();
      if (!known.ok || broken.has('refuse-auth')) {
        const error = known.ok ? 'not_authenticated' : known.error;
        eventLog.write('warn', 'Socket refused', { reason: error });
        return acknowledge({ ok: false, error });
      }
      const wasThere = await presence.isThere(known.value);
      // Another of its kind may have been quicker.
      await forgetPerson();
      person = known.value;
      count(person.role === 'ROLE_PERFORMER');
      if (person.role === 'ROLE_PERFORMER') parts.line.belongs(socket.port, person.id);
      await socket.join(person.rooms);
      acknowledge({ ok: true, reconnectSpread: spread() });
      eventLog.write('info', 'Socket authenticated', { role: person.role, id: person.id });
      // A login that ended before its room was joined has closed its other sockets without this one.
      if (!(await recognise(wire)).ok) return socket.disconnect();
      await presence.came(person, wasThere);
      // It may have closed while this went on, and its going was noted before its coming, or not at all.
      if (isClosed) return forgetPerson();
      if (broken.has('drop-after-authentication')) socket.disconnect();
    };
    const spread = (): number => performers * SPREAD_PER_SOCKET;
    const pong = async (): Promise<void> => {
      if (!(await faults.of(person?.id)).has('no-pong')) socket.emit('pong', { reconnectSpread: spread() });
    };
    const handle = async (wire: unknown): Promise<void> => {
      if (person === undefined || person.role === 'ROLE_CLIENT') return;
      const handled = await (person.role === 'ROLE_REMOTE' ? handleRemoteEvent : handlePerformerEvent)(person.id, wire);
      if (handled.ok) return;
      parts.droppedEvents.add();
      eventLog.write('warn', 'Event dropped', { performer: person.id, reason: handled.error });
    };
    return {
      user: (wire, acknowledge) => safely(authenticate(wire, acknowledge)),
      ping: () => safely(pong()),
      pong: () => {
        if (person?.role === 'ROLE_PERFORMER')
          parts.traceLog.write(person.id, { kind: 'sent', name: 'pong', to: '', content: {} });
      },
      event: (wire) => safely(handle(wire)),
      closed: () => {
        isClosed = true;
        forgetDeadline();
        count(false);
        if (person !== undefined) safely(presence.went(person));
      },
    };
  };
};
