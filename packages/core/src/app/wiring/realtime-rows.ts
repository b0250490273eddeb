import { becomes, ceases, changeOf, only, when, type Row } from '../../kernel/row.ts';
import type { RealtimeState } from '../../realtime/realtime.controller.ts';
import type { AppDeps } from '../app-deps.ts';
import type { AppParts } from '../app-parts.ts';

/**
 * Selects each acknowledged connection, because events may have been missed before it; also the first one, because the page fetched its data
 * before it.
 * @spec §4 Real-time connection
 */
const acknowledged = (now: RealtimeState, before: RealtimeState): { readonly isFirst: boolean } | undefined =>
  now.connectedCount > before.connectedCount
    ? // Made at the first try, so that there never was one to be lost.
      { isFirst: now.connectedCount === 1 && before.attempt === 0 }
    : undefined;

/** Rows that run when the real-time connection is lost and when it is back. @spec §4 Real-time connection */
export const realtimeRows = (
  { chat, inbox, login, missed, realtime, services, session, toys }: AppParts,
  { onCallAnswered }: Pick<AppDeps, 'onCallAnswered'>,
): readonly Row[] => {
  const connected = changeOf(realtime.watch, acknowledged);
  const lostConnection = ceases(realtime.watch, ({ authenticated }) => authenticated);
  const isInSession = (): boolean => session.watch.state().status === 'connected';
  return [
    // A connection. Marked first: the session check that follows brings what is compared.
    when(connected, services.eventsMissed),
    when(connected, inbox.eventsMissed),
    when(connected, login.checkNow),
    when(
      only(connected, ({ isFirst }) => isFirst),
      chat.afterFirstConnection,
    ),
    when(
      only(connected, ({ isFirst }) => !isFirst),
      chat.afterReconnect,
    ),
    when(connected, session.reconcile),
    when(
      only(connected, ({ isFirst }) => !isFirst),
      missed.refresh,
    ),

    // A gap: events that could not be decoded. Marked first, as with a connection.
    when(realtime.onGap, inbox.eventsMissed),
    when(realtime.onGap, login.checkNow),
    when(realtime.onGap, chat.afterReconnect),
    when(realtime.onGap, session.reconcile),

    // The platform can be reached again
    when(onCallAnswered, realtime.callAnswered),

    // A loss. A toy could not be stopped any more, so it stops now.
    when(only(lostConnection, isInSession), toys.stopByProgram),
    /** Checks the session after a refused token, because the check brings a new one. @spec §7 Real-time socket — 'user' (authentication) */
    when(realtime.onTokenNeeded, login.checkNow),
    /**
     * Ends the session in a long outage; a connection that is given up ends the broadcast too.
     * @spec §8 — connection lost (session reset)
     */
    when(
      becomes(realtime.watch, ({ outage }) => outage === 'long'),
      session.outageBegan,
    ),
    when(realtime.onLost, session.connectionLost),
  ];
};
