import type { Cancel } from '../../kernel/clock.port.ts';
import { ERROR_I18N_KEY } from '../app-error.ts';
import type { AppParts } from '../app-parts.ts';
import { watchChanges } from './watch-changes.ts';
import { mayHaveMissed } from './may-have-missed.ts';

/** Checks the session after a gap in the connection: its answer has the number of unread messages. @spec §3 totalNotifications */
const recountUnread = ({
  inbox,
  login,
  realtime,
}: Pick<AppParts, 'inbox' | 'login' | 'realtime'>): readonly Cancel[] => {
  let isDue = false;
  return [
    watchChanges(realtime.watch, (state, before) => {
      if (mayHaveMissed(state, before)) isDue = true;
    }),
    watchChanges(login.watch, ({ account }, before) => {
      if (account === undefined) isDue = false;
      if (!isDue || account === undefined || account === before.account) return;
      isDue = false;
      inbox.setUnread(account.totalNotifications);
    }),
  ];
};

/** Shows an alert for a new message on every page, and adds it to the open list. @spec §7 Real-time socket — email */
export const connectInbox = ({
  alerts,
  inbox,
  login,
  realtime,
}: Pick<AppParts, 'alerts' | 'inbox' | 'login' | 'realtime'>): readonly Cancel[] => [
  ...recountUnread({ inbox, login, realtime }),
  watchChanges(inbox.unread, (unread, before) => {
    // The number at log-in is no news.
    if (unread <= before || login.watch.state().status !== 'authenticated') return;
    alerts.show({ class: 'info', key: 'inbox.newMessage', params: { count: unread } });
    inbox.list.reload();
  }),
  watchChanges(inbox.moving.watch, ({ status, variables: order }) => {
    if (status !== 'failed') return;
    const code = order?.to === 'removed' ? 'inbox.notRemoved' : 'inbox.notRestored';
    alerts.show({ class: 'error', key: ERROR_I18N_KEY[code] });
  }),
];
