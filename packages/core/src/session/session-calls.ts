import type { CallFailure } from '../kernel/call-failure.ts';
import type { Cancel, Clock } from '../kernel/clock.port.ts';
import type { ClientId, PerformerId } from '../kernel/ids.ts';
import type { Log, LogLevel } from '../kernel/log.port.ts';
import type { Result } from '../kernel/result.ts';
import { persistently } from './persistent-call.ts';
import type { SessionApi } from './session-api.port.ts';
import type { SessionEffect, SessionHappening } from './session-event.ts';
import { SESSION_KPI } from './session-kpi.ts';
import { FAREWELL } from './session.constants.ts';

type Call = Extract<
  SessionEffect,
  { type: 'start' | 'accept' | 'end' | 'farewell' | 'reportTimeout' | 'report' | 'kpi' }
>;

export interface SessionCallsDeps {
  readonly api: SessionApi;
  readonly clock: Clock;
  readonly log: Log;
  readonly performerId: () => PerformerId;
  /** The customer who asks or is connected now. */
  readonly currentClient: () => ClientId | undefined;
}

export interface SessionCalls {
  readonly make: (call: Call) => void;
  readonly cancelFarewells: () => void;
}

/** Makes the calls of a session and tells the machine of the answers it waits for. @spec §7 Sessions */
export const createSessionCalls = (
  { api, clock, log, performerId, currentClient }: SessionCallsDeps,
  happen: (happening: SessionHappening) => void,
): SessionCalls => {
  const farewells = new Map<ClientId, Cancel>();

  const note = (level: LogLevel, name: string, { kind, status }: CallFailure): void =>
    log.write(level, `session call failed: ${name}`, { kind, status });
  /** Nobody waits for the answer. */
  const tell = async (name: string, call: Promise<Result<undefined, CallFailure>>): Promise<void> => {
    const answer = await call;
    if (!answer.ok) note('warn', name, answer.error);
  };

  const start = async ({ call }: Extract<Call, { type: 'start' }>): Promise<void> => {
    const body = { performerId: performerId() };
    const streams = await api.startOneOnOne(body);
    const ready = streams.ok ? await api.performerReady(body) : streams;
    if (streams.ok && ready.ok) return happen({ type: 'started', call, streams: streams.value });
    if (!ready.ok) note('error', 'start', ready.error);
    return happen({ type: 'startFailed', call });
  };
  const accept = async ({ call, client }: Extract<Call, { type: 'accept' }>): Promise<void> => {
    const accepted = await api.acceptRequest({ clientId: client.id });
    if (!accepted.ok) note('error', 'accept', accepted.error);
    happen({ type: accepted.ok ? 'accepted' : 'acceptFailed', call });
  };
  const end = async ({ call, client, blocked }: Extract<Call, { type: 'end' }>): Promise<void> => {
    const ended = await api.end({ performerId: performerId(), clientId: client.id, blocked });
    if (!ended.ok) note('error', 'end', ended.error);
    happen({ type: ended.ok ? 'ended' : 'endFailed', call });
  };

  /** A customer who is back must not lose his new session to the end of the old one. */
  const bidFarewell = ({ client: { id: clientId }, blocked }: Extract<Call, { type: 'farewell' }>): void => {
    const body = { performerId: performerId(), clientId, blocked };
    const attempt = async (): Promise<boolean> => {
      if (currentClient() === clientId) return true;
      const ended = await api.end(body);
      if (!ended.ok) note('warn', 'farewell', ended.error);
      return ended.ok;
    };
    farewells.get(clientId)?.();
    farewells.set(clientId, persistently(clock, FAREWELL, attempt));
  };
  const cancelFarewells = (): void => {
    for (const cancel of farewells.values()) cancel();
    farewells.clear();
  };

  const make = (call: Call): void => {
    switch (call.type) {
      case 'start':
        void start(call);
        break;
      case 'accept':
        void accept(call);
        break;
      case 'end':
        void end(call);
        break;
      case 'farewell':
        bidFarewell(call);
        break;
      case 'reportTimeout':
        void tell('timeout', api.timeout({ performerId: performerId(), clientId: call.client.id }));
        break;
      case 'report':
        void tell(call.moment, api.report(call.moment));
        break;
      case 'kpi':
        void tell(call.kpi, call.body ? api.kpi(SESSION_KPI[call.kpi], call.body) : api.kpi(SESSION_KPI[call.kpi]));
        break;
    }
  };
  return { make, cancelFarewells };
};
