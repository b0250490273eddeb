import { ECDH } from 'node:crypto';
import { ok } from '@greenroom/core/kernel/result';
import { refuse, WORKED, type HandlersOf } from '../../base/calls/handler.ts';
import type { EventLog } from '../../base/environment/event-log.ts';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import type { PushService } from '../../base/environment/push-service.port.ts';
import { writeList } from '../../base/store/tables/table.ts';
import { lastPayoutAt } from './push-payouts.ts';
import { minuteIn, type PushSubscriptions } from './push-subscriptions.ts';

interface Parts {
  readonly pushSubscriptions: PushSubscriptions;
  readonly pushService: PushService;
  readonly clock: Pick<PlatformClock, 'today' | 'stamp'>;
  readonly eventLog: EventLog;
}

const isTimeZone = (name: string): boolean => {
  try {
    return Number.isInteger(minuteIn(name, 0));
  } catch {
    return false;
  }
};

/** Checks whether a key is on the curve: no message could be encrypted for another one. */
const isPoint = (key: string): boolean => {
  try {
    return ECDH.convertKey(key, 'prime256v1', 'base64url').length > 0;
  } catch {
    return false;
  }
};

/** Answers the calls by which devices subscribe to push messages. */
export const createPushApi = ({ pushSubscriptions, pushService, clock, eventLog }: Parts): HandlersOf<'push'> => ({
  pushKey: async () => ok({ key: await pushService.publicKey() }),
  savePushSubscription: async ({ body }, { performer, login }) => {
    const { endpoint, keys, events, quiet, details, language, timeZone } = body;
    if (!pushService.isKnown(endpoint)) return refuse(422, 'no_push_service');
    if (!isPoint(keys.p256dh)) return refuse(400, 'invalid_request', { where: 'body.keys.p256dh' });
    if (!isTimeZone(timeZone)) return refuse(400, 'invalid_request', { where: 'body.timeZone' });
    await pushSubscriptions.save({
      endpoint,
      performer_id: performer.id,
      login_id: login.id,
      p256dh: keys.p256dh,
      auth: keys.auth,
      language,
      time_zone: timeZone,
      events: writeList(events),
      quiet_from: quiet?.from ?? null,
      quiet_until: quiet?.until ?? null,
      details: details ? 1 : 0,
      payout_told: lastPayoutAt(clock),
      saved_at: clock.stamp(),
    });
    eventLog.write('info', 'Push messages wanted', { performer: performer.id, events: events.join(',') });
    return WORKED;
  },
  removePushSubscription: async ({ body }, { performer }) => {
    await pushSubscriptions.removeOf(performer.id, body.endpoint);
    eventLog.write('info', 'Push messages ended', { performer: performer.id });
    return WORKED;
  },
});
