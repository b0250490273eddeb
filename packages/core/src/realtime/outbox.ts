import type { OutboundEvent } from '../kernel/outbound-event.ts';
import { OUTBOX_LIMIT } from './realtime.constants.ts';

/** Messages that wait for the platform to acknowledge who we are, oldest first. */
export type Outbox = readonly OutboundEvent[];

export const EMPTY_OUTBOX: Outbox = [];

/**
 * Keeps a message until the platform has acknowledged the connection; of more than 100 the oldest is dropped.
 * @spec §4 Real-time connection — queued messages
 */
export const queueMessage = (outbox: Outbox, event: OutboundEvent): Outbox => [...outbox, event].slice(-OUTBOX_LIMIT);
