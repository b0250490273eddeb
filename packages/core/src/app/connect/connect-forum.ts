import type { Cancel } from '../../kernel/clock.port.ts';
import { ERROR_I18N_KEY } from '../app-error.ts';
import type { AppParts } from '../app-parts.ts';
import { watchChanges } from './watch-changes.ts';

/** Shows alerts for failures of the forum that have no field of their own. @spec §8 Forum */
export const connectForum = ({ alerts, forum }: Pick<AppParts, 'alerts' | 'forum'>): readonly Cancel[] => [
  watchChanges(forum.following.watch, ({ status }) => {
    if (status === 'failed') alerts.show({ class: 'error', key: ERROR_I18N_KEY['forum.notFollowed'] });
  }),
];
