import type * as z from 'zod/mini';

/** One event of the main socket. */
export interface RealtimeRow<Payload extends z.ZodMiniType = z.ZodMiniType> {
  readonly name: string;
  readonly direction: 'toClient' | 'toPlatform';
  /** `plain`: an event of its own. Otherwise the payload is the URL-encoded content of that envelope. Both are understood. */
  readonly carrier: 'plain' | 'receivedEvent' | 'event';
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
