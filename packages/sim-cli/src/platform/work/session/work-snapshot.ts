import type { CALLS } from '@greenroom/adapters-http/calls';
import type { WireAnswer } from '@greenroom/adapters-http/http/call';
import { millis, millisToSeconds } from '@greenroom/core/kernel/units';
import { SESSION_TYPES } from '@greenroom/core/session/client-data';
import type { PerformerCaller } from '../../base/calls/handler.ts';
import { dateOf, secondsSince, type PlatformClock } from '../../base/environment/platform-clock.ts';
import { wireName, type Customers } from '../../base/people/customers.ts';
import type { RequestRow } from '../../base/store/tables/request-tables.ts';
import type { CustomerCameras } from '../../devices/media/cameras/customer-cameras.ts';
import type { Requests } from './requests.ts';
import { wireGrant, type Streams } from './streams.ts';

/** Returns the customer of a request as calls write it. */
export const createRequestClient = (customers: Customers) => async (row: RequestRow) => {
  const customer = await customers.find(row.client_id);
  return {
    clientId: row.client_id,
    name: customer === undefined ? row.client_id : wireName(customer),
    sessionType: SESSION_TYPES.find((type) => type === row.session_type) ?? 'VIDEO',
    type: row.type,
    language: customer?.language ?? null,
    requestId: row.id,
  };
};

type Current = WireAnswer<(typeof CALLS)['currentSession']>;

export interface WorkSnapshotDeps {
  readonly requests: Requests;
  readonly customers: Customers;
  readonly streams: Streams;
  readonly cameras: CustomerCameras;
  readonly clock: PlatformClock;
  readonly logins: { readonly isReadyElsewhere: (performerId: string, loginId: string) => Promise<boolean> };
}

/** Returns what goes on for a performer, as the device of the caller has to know it. */
export const createWorkSnapshot = ({ requests, customers, streams, cameras, clock, logins }: WorkSnapshotDeps) => {
  const sinceTimer = (at: number | null): number | null => (at === null ? null : secondsSince(clock, at));
  const client = createRequestClient(customers);
  const session = async (row: RequestRow, host: string): Promise<Current['session']> => {
    const granted = (await streams.of(row.performer_id)) ?? (await streams.grant(row.performer_id, host));
    return {
      ...(await client(row)),
      ...wireGrant(streams, granted),
      camera: cameras.isShown({ performerId: row.performer_id, clientId: row.client_id }),
      startTimer: sinceTimer(row.timer_platform_at),
      startTimerDevice: sinceTimer(row.timer_device_at),
    };
  };
  const ended = async (row: RequestRow): Promise<Current['ended']> => {
    const { timer_platform_at: platform, timer_device_at: device, ended_at: at } = row;
    const endedAt = at ?? clock.stamp();
    const ran = platform === null || device === null ? 0 : endedAt - Math.max(platform, device);
    return {
      ...(await client(row)),
      reason: row.end_reason ?? 'DEFAULT',
      duration: Math.max(0, millisToSeconds(millis(ran))),
      endedAt: dateOf(clock, endedAt),
    };
  };
  const missed = async (row: RequestRow): Promise<NonNullable<Current['missed']>[number]> => ({
    ...(await client(row)),
    askedAt: dateOf(clock, row.asked_at),
    why: 'unreachable',
  });
  return async ({
    performer: { id, ready_at: readyAt, interrupted_at: interruptedAt },
    login,
    host,
  }: Pick<PerformerCaller, 'performer' | 'login' | 'host'>): Promise<Current> => {
    const live = await requests.liveFor(id);
    const accepted = live.find(({ status }) => status === 'accepted');
    const unseenEnd = await requests.unseenEnd(id);
    const isReadyElsewhere = await logins.isReadyElsewhere(id, login.id);
    return {
      // A page that works repeats what the platform has lost; one that does not ends what no device keeps up.
      ready: readyAt !== null && (login.ready_at !== null || !isReadyElsewhere),
      readyElsewhere: readyAt !== null && isReadyElsewhere,
      wasReady: interruptedAt !== null,
      session: accepted === undefined ? null : await session(accepted, host),
      requests: await Promise.all(
        live
          .filter(({ status }) => status === 'pending')
          .map(async (row) => ({ ...(await client(row)), waiting: secondsSince(clock, row.asked_at) })),
      ),
      missed: await Promise.all((await requests.missed(id)).map(missed)),
      ended: unseenEnd === undefined ? null : await ended(unseenEnd),
    };
  };
};
