import type { Cancel } from '../../kernel/clock.port.ts';
import { ERROR_I18N_KEY } from '../app-error.ts';
import type { AppParts } from '../app-parts.ts';
import { follow } from './follow.ts';

/** What has no field of its own to say it in. @spec §8 Forum */
export const followForum = ({ alerts, forum }: Pick<AppParts, 'alerts' | 'forum'>): readonly Cancel[] => [
  follow(forum.following.watch, ({ status }) => {
    if (status === 'failed') alerts.show({ class: 'error', key: ERROR_I18N_KEY['forum.notFollowed'] });
  }),
];
