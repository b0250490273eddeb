import type { Cancel } from '../../kernel/clock.port.ts';
import type { UploadId } from '../../kernel/ids.ts';
import type { Upload, UploadPhase } from '../../gallery/uploads.machine.ts';
import type { GalleryState } from '../../gallery/gallery.machine.ts';
import type { MediaItem } from '../../gallery/media-item.ts';
import { ERROR_I18N_KEY } from '../app-error.ts';
import type { AppParts } from '../app-parts.ts';
import { watchChanges } from './watch-changes.ts';

const avatarIn = ({ library }: GalleryState): MediaItem | undefined =>
  library.free.approved.items.find(({ isAvatar }) => isAvatar);

/** Checks the session when the profile photo changes, because the account has the avatar. @spec §5 Profile completeness — avatar */
const refreshAvatar = ({ login, media }: Pick<AppParts, 'login' | 'media'>): Cancel =>
  watchChanges(media.galleries.photo.watch, (state, before) => {
    if (before.status === 'ready' && state.status === 'ready' && avatarIn(state)?.id !== avatarIn(before)?.id) {
      login.checkNow();
    }
  });

/** Shows the outcome of an upload on every page: it goes on while the performer is elsewhere. @spec §8 Profile and media */
const alertUploads = ({ alerts, media }: Pick<AppParts, 'alerts' | 'media'>): Cancel => {
  const tell = ({ task, phase }: Upload): void => {
    if (phase.at === 'failed') alerts.show({ class: 'error', key: ERROR_I18N_KEY[phase.code] });
    else if (phase.at === 'done' && task.kind === 'photo') alerts.show({ class: 'success', key: 'media.photoSent' });
    else if (phase.at === 'done') alerts.show({ class: 'success', key: 'media.videoSent' });
  };
  const phasesOf = (uploads: readonly Upload[]): ReadonlyMap<UploadId, UploadPhase['at']> =>
    new Map(uploads.map(({ id, phase }) => [id, phase.at]));
  return watchChanges(media.uploads.watch, (state, before) => {
    const earlier = phasesOf(before.uploads);
    for (const upload of state.uploads) if (upload.phase.at !== earlier.get(upload.id)) tell(upload);
  });
};

/** Connects photos and videos to the alerts and the account. */
export const connectMedia = (parts: Pick<AppParts, 'alerts' | 'login' | 'media'>): Cancel => {
  const ends = [alertUploads(parts), refreshAvatar(parts)];
  return () => {
    for (const end of ends) end();
  };
};
