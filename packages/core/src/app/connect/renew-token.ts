import type { Cancel, Clock } from '../../kernel/clock.port.ts';
import { millis } from '../../kernel/units.ts';
import type { AppParts } from '../app-parts.ts';
import { watchChanges } from './watch-changes.ts';

/** A session check that brings no new token within this leaves the performer unreachable: its own 2 s and a little. The number is our choice. @spec §9 Fetch timeout */
const TOKEN_WAIT = millis(3_000);

/**
 * Fetches the account again after a refused connection, since the token in it is short-lived, and tries a token that is really new. Once: a
 * platform that refuses its own new token refuses the performer. Meanwhile the session goes on.
 * @spec §7 Real-time socket — 'user' (authentication)
 */
export const renewToken = (
  { login, realtime, session }: Pick<AppParts, 'login' | 'realtime' | 'session'>,
  clock: Clock,
): readonly Cancel[] => {
  let tried = false;
  let cancelWait: Cancel = () => undefined;

  const giveUp = (): void => session.connectionLost();
  const askForToken = (): void => {
    cancelWait();
    cancelWait = clock.schedule(TOKEN_WAIT, giveUp);
    login.checkNow();
  };
  return [
    watchChanges(realtime.watch, ({ authenticated, error, gaveUp }, before) => {
      if (authenticated) tried = false;
      if (!gaveUp) cancelWait();
      if (!gaveUp || before.gaveUp || error !== 'realtime.refused') return;
      if (tried) giveUp();
      else askForToken();
    }),
    watchChanges(login.watch, ({ account }, before) => {
      if (account === undefined) tried = false;
      if (account === undefined || account.socketToken === before.account?.socketToken) return;
      // A token is renewed while nothing is connected too; the old one would be refused at the next try.
      realtime.renew({ performerId: account.id, socketToken: account.socketToken });
      if (tried || realtime.watch.state().error !== 'realtime.refused') return;
      tried = true;
      realtime.connect({ performerId: account.id, socketToken: account.socketToken });
    }),
    () => cancelWait(),
  ];
};
