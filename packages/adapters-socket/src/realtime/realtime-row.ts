import type * as z from 'zod/mini';

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

/** A row of the table; its samples must fit its payload. */
export const row = <Payload extends z.ZodMiniType>(
  value: Omit<RealtimeRow<Payload>, 'section'>,
): RealtimeRow<Payload> => ({
  ...value,
  section: '§7 Real-time socket',
});
