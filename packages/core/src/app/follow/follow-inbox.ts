import type { Cancel } from '../../kernel/clock.port.ts';
import { ERROR_I18N_KEY } from '../app-error.ts';
import type { AppParts } from '../app-parts.ts';
import { follow } from './follow.ts';

/** A message that came is told wherever she looks, and the list she has open shows it. @spec §7 Real-time socket — email */
export const followInbox = ({
  alerts,
  inbox,
  login,
}: Pick<AppParts, 'alerts' | 'inbox' | 'login'>): readonly Cancel[] => [
  follow(inbox.unread, (unread, before) => {
    // The number she comes in with is no news.
    if (unread <= before || login.watch.state().status !== 'authenticated') return;
    alerts.show({ class: 'info', key: 'inbox.newMessage', params: { count: unread } });
    inbox.list.askAgain();
  }),
  follow(inbox.moving.watch, ({ status, order }) => {
    if (status !== 'failed') return;
    const code = order?.to === 'removed' ? 'inbox.notRemoved' : 'inbox.notRestored';
    alerts.show({ class: 'error', key: ERROR_I18N_KEY[code] });
  }),
];
