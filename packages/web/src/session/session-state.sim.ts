import type { ClientData } from '@greenroom/core/session/client-data';
import { clientId } from '@greenroom/core/kernel/ids';
import { millis } from '@greenroom/core/kernel/units';
import { IDLE_SESSION, type SessionState } from '@greenroom/core/session/session-state';

/** A customer from the Netherlands, for tests. */
export const MARK: ClientData = { id: clientId('c1'), name: 'nl|Mark', sessionType: 'VIDEO', type: 'chat' };

export const IDLE: SessionState = IDLE_SESSION;
export const READY: SessionState = { ...IDLE, status: 'active', activeSince: millis(0) };

/** He asks, and she has not answered yet. */
export const askedBy = (client: ClientData, part: { accepting?: boolean } = {}): SessionState => ({
  ...READY,
  request: { status: 'pending', client, receivedAt: millis(0), askedAt: millis(0), accepting: part.accepting ?? false },
});

/** He is in the room. */
export const connectedWith = (client: ClientData): SessionState => ({ ...READY, status: 'connected', client });
