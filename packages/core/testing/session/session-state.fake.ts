import { clientId } from '../../src/kernel/ids.ts';
import { millis, seconds } from '../../src/kernel/units.ts';
import type { ClientData } from '../../src/session/client-data.ts';
import { IDLE_SESSION, type SecondRequest, type SessionState } from '../../src/session/session-state.ts';

/** A customer from the Netherlands, for tests. */
export const MARK: ClientData = { id: clientId('c1'), name: 'nl|Mark', sessionType: 'VIDEO', type: 'chat' };

export const IDLE: SessionState = { ...IDLE_SESSION, startup: 'done' };
export const READY: SessionState = { ...IDLE, status: 'active', activeSince: millis(0) };

/** State of a request that is not answered yet. */
export const askedBy = (client: ClientData, part: { accepting?: boolean } = {}): SessionState => ({
  ...READY,
  request: { status: 'pending', client, receivedAt: millis(0), askedAt: millis(0), accepting: part.accepting ?? false },
});

/** Declined a moment ago, and can be taken back. */
export const decliningOf = (client: ClientData): SessionState => ({
  ...READY,
  request: { status: 'declining', client, receivedAt: millis(0), askedAt: millis(0) },
});

/** The customer is in the session. */
export const connectedWith = (client: ClientData, second?: SecondRequest): SessionState => ({
  ...READY,
  status: 'connected',
  client,
  second,
});

/** A customer who asks during a session, with 47 s to go. */
export const askingMeanwhile = (client: ClientData): SecondRequest => ({
  client,
  askedAt: millis(0),
  choice: 'none',
  until: millis(47_000),
  secondsLeft: seconds(47),
  timers: { platform: false, device: false },
  clientCam: false,
});
