import type { PushMessage } from '@greenroom/adapters-http/push/push-message.wire';
import { languageOrFallback } from '@greenroom/core/localisation/language';
import { mayPush, type PushEvent } from '@greenroom/core/push/push-choices';
import type { EventLog } from '../../base/environment/event-log.ts';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import type { PushDraft, PushSender } from '../../base/environment/push-sender.port.ts';
import type { PushOrder, PushService } from '../../base/environment/push-service.port.ts';
import { LIMITS } from '../../base/security/limits.ts';
import type { PushSubscriptionRow } from '../../base/store/tables/push-tables.ts';
import { choicesOf, minuteIn, type PushSubscriptions } from './push-subscriptions.ts';

/** Event of a message: one that the performer chooses, or one that is always told: a login on a new device, or the approval of the account. */
type Topic = PushEvent | 'newDevice' | 'approved';

/** Delivery of each event: a request is of no use later, the rest may wait for a device that is off. Times in seconds. */
const DELIVERY: Readonly<Record<Topic, Pick<PushOrder, 'ttl' | 'urgency'>>> = {
  request: { ttl: 60, urgency: 'high' },
  message: { ttl: 24 * 3_600, urgency: 'normal' },
  payout: { ttl: 7 * 24 * 3_600, urgency: 'normal' },
  online: { ttl: 600, urgency: 'normal' },
  newDevice: { ttl: 24 * 3_600, urgency: 'high' },
  approved: { ttl: 7 * 24 * 3_600, urgency: 'normal' },
};

/** Answers of a push service for a device that is gone. Source: RFC 8030 §7.3. */
const GONE: readonly number[] = [404, 410];
const FIRST_FAILURE = 400;

/** The event whose choice decides about a message. */
const topicOf = ({ event }: Pick<PushMessage, 'event'>): Topic => (event === 'requestOver' ? 'request' : event);

/** The message without what the performer does not want on the screen of the device. */
const withoutDetails = (draft: PushDraft): PushDraft =>
  'clientId' in draft ? { event: draft.event, clientId: draft.clientId } : { event: draft.event };

interface Parts {
  readonly pushSubscriptions: PushSubscriptions;
  readonly pushService: PushService;
  readonly clock: Pick<PlatformClock, 'today'>;
  readonly eventLog: EventLog;
}

/** Sends push messages to the devices of a performer, by the choices for each device. */
export const createPushSender = ({ pushSubscriptions, pushService, clock, eventLog }: Parts): PushSender => {
  const wants = (row: PushSubscriptionRow, event: Topic): boolean =>
    event === 'newDevice' ||
    event === 'approved' ||
    mayPush(choicesOf(row), event, minuteIn(row.time_zone, clock.today()));

  const sendTo = async (row: PushSubscriptionRow, draft: PushDraft): Promise<void> => {
    const event = topicOf(draft);
    const shown = choicesOf(row).details ? draft : withoutDetails(draft);
    const message = { ...shown, language: languageOrFallback(row.language) } satisfies PushMessage;
    const { endpoint, p256dh, auth } = row;
    const fields = { performer: row.performer_id, event };
    try {
      const payload = JSON.stringify(message);
      const status = await pushService.send({ endpoint, p256dh, auth, payload, topic: event, ...DELIVERY[event] });
      if (GONE.includes(status)) await pushSubscriptions.remove(endpoint);
      // Neither the address nor the content: both are secrets of the performer.
      if (status >= FIRST_FAILURE) eventLog.write('warn', 'Push message refused', { ...fields, status });
      else eventLog.write('debug', 'Push message sent', fields);
    } catch {
      eventLog.write('warn', 'Push service not reached', fields);
    }
  };
  const sendToAll = async (performerId: string, draft: PushDraft): Promise<void> => {
    const rows = await pushSubscriptions.of(performerId);
    const waiting = rows.filter((row) => wants(row, topicOf(draft))).values();
    const lanes = Array.from({ length: LIMITS.pushesAtOnce.most }, async () => {
      for (const row of waiting) await sendTo(row, draft);
    });
    await Promise.all(lanes);
  };
  return {
    notify: (performerId, draft) => {
      if (!pushService.isOffered) return;
      sendToAll(performerId, draft).catch((error: unknown) => {
        eventLog.write('error', 'Push message not sent', { performer: performerId, reason: String(error) });
      });
    },
    isNotifiedOfRequests: async (performerId) =>
      pushService.isOffered && (await pushSubscriptions.of(performerId)).some((row) => wants(row, 'request')),
  };
};
