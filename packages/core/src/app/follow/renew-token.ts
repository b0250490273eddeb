import type { Cancel } from '../../kernel/clock.port.ts';
import type { AppParts } from '../app-parts.ts';
import { follow } from './follow.ts';

/**
 * A refused connection asks for her account again, since the token in it is short-lived, and tries a token that is really new.
 * Once: a platform that refuses its own new token refuses her.
 * @spec §7 Real-time socket — 'user' (authentication)
 */
export const renewToken = ({ login, realtime }: Pick<AppParts, 'login' | 'realtime'>): readonly Cancel[] => {
  let tried = false;
  return [
    follow(realtime.watch, ({ authenticated, error, gaveUp }, before) => {
      if (authenticated) tried = false;
      if (gaveUp && !before.gaveUp && error === 'realtime.refused' && !tried) login.checkNow();
    }),
    follow(login.watch, ({ account }, before) => {
      if (account === undefined) tried = false;
      if (account === undefined || account.socketToken === before.account?.socketToken) return;
      if (tried || realtime.watch.state().error !== 'realtime.refused') return;
      tried = true;
      realtime.connect({ performerId: account.id, socketToken: account.socketToken });
    }),
  ];
};
