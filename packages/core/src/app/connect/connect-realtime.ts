import type { Cancel } from '../../kernel/clock.port.ts';
import { millis } from '../../kernel/units.ts';
import type { RealtimeEvent } from '../../realtime/realtime-event.ts';
import type { RealtimeState } from '../../realtime/realtime.controller.ts';
import { mayForceReload } from '../../realtime/reload-guard.ts';
import type { AppDeps } from '../app-deps.ts';
import type { AppParts } from '../app-parts.ts';
import { eventRows, runEvent } from '../wiring/event-rows.ts';
import { watchChanges } from './watch-changes.ts';
import { isFirstConnection, mayHaveMissed } from './may-have-missed.ts';

/** Time over which unreadable events are gathered before the state they were about is fetched. The number is our choice. */
const CATCH_UP_AFTER = millis(2_000);

/** Passes on the platform's events, and handles the connection's loss and return. @spec §4 Real-time connection */
export const connectRealtime = (
  { chat, inbox, login, realtime, services, session, toys }: AppParts,
  { clock, log, page }: Pick<AppDeps, 'clock' | 'log' | 'page'>,
): readonly Cancel[] => {
  /** A storm of these leaves a page to work in: at most one a minute. @spec §4 Real-time connection */
  const reload = (): void => {
    const today = clock.today();
    if (!mayForceReload(page.lastForcedReload(), today)) {
      log.write('warn', 'forced reload ignored: there was one a moment ago');
      return;
    }
    log.write('info', 'page reloads by force');
    page.rememberForcedReload(today);
    page.reload();
  };
  /** Events may have been missed: the account with its services and the conversation are asked for again. */
  const catchUp = (): void => {
    login.checkNow();
    chat.afterReconnect();
  };
  let planned: Cancel | undefined;
  /** Of many unreadable events in a row, one catches up. */
  const catchUpSoon = (): void => {
    planned ??= clock.schedule(CATCH_UP_AFTER, () => {
      planned = undefined;
      catchUp();
      session.compare();
    });
  };
  const forgetCatchUp = (): void => {
    planned?.();
    planned = undefined;
  };
  const rows = eventRows({ chat, inbox, login, services, session, toys }, { reload }, { catchUpSoon });
  const onEvent = (event: RealtimeEvent): void => {
    if (!runEvent(rows, event.type, event))
      log.write('debug', 'realtime event without a listener', { type: event.type });
  };

  const onConnection = (state: RealtimeState, before: RealtimeState): void => {
    const { authenticated, error, gaveUp } = state;
    if (isFirstConnection(state, before)) {
      login.checkNow();
      chat.afterFirstConnection();
    } else if (mayHaveMissed(state, before)) catchUp();
    // From here on events arrive: what went on before them is asked for, also on the first connection.
    if (state.connectedCount > before.connectedCount) session.compare();
    // A toy could not be stopped any more, so it stops now.
    if (before.authenticated && !authenticated && session.watch.state().status === 'connected') toys.stopByProgram();
    // A refused token may be renewed: until that is known the session goes on.
    if (gaveUp && !before.gaveUp && error !== 'realtime.refused') session.connectionLost();
  };
  return [
    realtime.onEvent(onEvent),
    watchChanges(realtime.watch, onConnection),
    watchChanges(login.watch, ({ status }) => {
      if (status === 'unauthenticated') forgetCatchUp();
    }),
    forgetCatchUp,
  ];
};
