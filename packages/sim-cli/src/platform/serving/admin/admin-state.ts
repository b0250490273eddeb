import type { PlatformState } from '../../base/admin-api/admin-api.wire.ts';
import { servicesOf } from '../../base/people/performers.ts';
import type { PerformerRow } from '../../base/store/tables/performer-tables.ts';
import { worldPerformer } from '../../base/world/performers.ts';
import type { AdminParts } from './admin-parts.ts';

/** Reads the state of the platform at this moment, for tests and tools; no secret is in it. */
export const adminState = async (
  parts: Pick<
    AdminParts,
    | 'performers'
    | 'customers'
    | 'requests'
    | 'flags'
    | 'faults'
    | 'media'
    | 'violations'
    | 'logins'
    | 'publisher'
    | 'clock'
    | 'traceLog'
    | 'toyFaults'
    | 'line'
    | 'droppedEvents'
  >,
): Promise<PlatformState> => {
  const { performers, customers, requests, flags, faults, media, violations, logins, publisher, clock } = parts;
  const rows = await performers.list();
  const loggedIn = await logins.livePerformers();
  const online = await publisher.performersThere(rows.map(({ id }) => id));
  const performerState = (row: PerformerRow): PlatformState['performers'][number] => ({
    id: row.id,
    username: row.username,
    purpose: worldPerformer(row.id)?.purpose ?? '',
    codeChannel: row.code_channel,
    status: row.status,
    language: row.language,
    settings: row.settings,
    services: [...servicesOf(row)],
    loggedIn: loggedIn.has(row.id),
    online: online.has(row.id),
    ready: row.ready_at !== null,
  });
  return {
    clockRate: clock.rate,
    now: clock.now(),
    lastTraceEntry: parts.traceLog.last(),
    toyAppUrl: parts.toyFaults.appUrl,
    performers: rows.map(performerState),
    customers: (await customers.list()).map(({ id, name, country }) => ({ id, name, country })),
    requests: (await requests.list()).map((request) => ({
      performerId: request.performer_id,
      clientId: request.client_id,
      sessionType: request.session_type,
      type: request.type,
      status: request.status,
      received: request.received_at !== null,
      timers: { platform: request.timer_platform === 1, device: request.timer_device === 1 },
      endReason: request.end_reason,
    })),
    flags: (await flags.list()).map(({ performer_id: performerId, client_id: clientId, reason }) => ({
      performerId,
      clientId,
      reason,
    })),
    faults: [
      ...(await faults.list()).map(({ name, performerId }) => ({
        name,
        ...(performerId === undefined ? {} : { performerId }),
      })),
      ...[...parts.toyFaults.active(), ...parts.line.active()].map(({ name, performerId }) => ({
        name,
        ...(performerId === undefined ? {} : { performerId }),
      })),
      ...((await media.running('main'))?.faults.active() ?? []).map((name) => ({ name })),
    ],
    callRules: (await faults.rules()).map(({ match, performerId, rule }) => ({
      match,
      ...rule,
      ...(performerId === undefined ? {} : { performerId }),
    })),
    droppedEvents: parts.droppedEvents.count(),
    cspReports: await violations.count(),
    violations: [...(await violations.list())],
  };
};
