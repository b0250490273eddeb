import type { Cancel } from '../../kernel/clock.port.ts';
import { ERROR_I18N_KEY } from '../app-error.ts';
import type { AppParts } from '../app-parts.ts';
import { follow } from './follow.ts';

/** Shows alerts for failures of the forum that have no field of their own. @spec §8 Forum */
export const followForum = ({ alerts, forum }: Pick<AppParts, 'alerts' | 'forum'>): readonly Cancel[] => [
  follow(forum.following.watch, ({ status }) => {
    if (status === 'failed') alerts.show({ class: 'error', key: ERROR_I18N_KEY['forum.notFollowed'] });
  }),
];
