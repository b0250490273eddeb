import * as z from 'zod/mini';
import type { RealtimeEvent } from '@greenroom/core/realtime/realtime-event';
import { mapped } from './fields.wire.ts';

/** Roles of the sockets, as an envelope names its sender. @spec §6 Roles and permissions; ROLE_REMOTE is ours */
export type EventRole = 'ROLE_PERFORMER' | 'ROLE_CLIENT' | 'ROLE_TOY' | 'ROLE_REMOTE';

/** One event of the main socket. */
export interface RealtimeRow<Payload extends z.ZodMiniType = z.ZodMiniType> {
  readonly name: string;
  readonly direction: 'toClient' | 'toPlatform';
  /** `plain`: an event of its own. Otherwise the payload is the URL-encoded content of that envelope. Both are understood. */
  readonly carrier: 'plain' | 'receivedEvent' | 'event';
  /** Roles that may send it. To the client: in the envelope, beside the platform itself, whose events come plainly. */
  readonly from: readonly EventRole[];
  readonly section: `§${string}`;
  readonly purpose: string;
  readonly payload: Payload;
  /** The first is the default of `greenroom-sim trigger`. */
  readonly samples: readonly [z.input<Payload>, ...z.input<Payload>[]];
}

type SharedFields = Pick<RealtimeRow, 'direction' | 'carrier' | 'from'>;
type EventRow<Payload extends z.ZodMiniType> = Pick<RealtimeRow<Payload>, 'purpose' | 'payload' | 'samples'> &
  Partial<SharedFields>;

/**
 * Makes a table of events, each named by its key; its samples must fit its payload.
 * @param shared fields of every row that does not say otherwise
 */
export const defineEvents =
  (shared: SharedFields) =>
  <Payloads extends Readonly<Record<string, z.ZodMiniType>>>(rows: {
    readonly [Name in keyof Payloads]: EventRow<Payloads[Name]>;
  }) => {
    const events: unknown = Object.fromEntries(
      Object.entries<EventRow<z.ZodMiniType>>(rows).map(([name, row]) => [
        name,
        { section: '§7 Real-time socket', ...shared, ...row, name },
      ]),
    );
    return events as { readonly [Name in keyof Payloads]: RealtimeRow<Payloads[Name]> };
  };

/** Codec of an event's content: its fields, and the event of the core that they make. */
export const eventOf = <Fields extends z.core.$ZodShape>(
  fields: Fields,
  toEvent: (content: z.output<z.ZodMiniObject<Fields>>) => RealtimeEvent,
) => mapped(z.object(fields), toEvent);
