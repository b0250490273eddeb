import { bigint, flag, integer, nullable, table, text, type RowOf } from './table.ts';

/** Devices that get push messages. The address is a secret: with it and the keys a message can be sent to the device. */
export const PUSH_SUBSCRIPTIONS_TABLE = table({
  columns: {
    endpoint: text,
    performer_id: text,
    /** The login that made it; the log-out of that login ends it. */
    login_id: text,
    /** Encrypted by a key that is not in the database, where there is one; so is the next. */
    p256dh: text,
    auth: text,
    language: text,
    time_zone: text,
    /** Names of the events. */
    events: text,
    /** Minutes since midnight in the time zone; null without quiet hours. */
    quiet_from: nullable(integer),
    quiet_until: nullable(integer),
    /** Names, texts and amounts may be in the messages. */
    details: flag,
    /** Epoch seconds of the last payout that was told, or that was paid before. */
    payout_told: bigint,
    /** Platform time of the last change, in milliseconds: of too many devices the oldest goes. */
    saved_at: bigint,
  },
  key: ['endpoint'],
  indexes: {
    push_subscriptions_of: ['performer_id'],
  },
});
export type PushSubscriptionRow = RowOf<typeof PUSH_SUBSCRIPTIONS_TABLE>;
