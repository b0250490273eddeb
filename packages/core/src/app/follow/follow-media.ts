import type { Cancel } from '../../kernel/clock.port.ts';
import type { UploadId } from '../../kernel/ids.ts';
import type { Upload, UploadPhase } from '../../media/uploads.machine.ts';
import type { GalleryState } from '../../media/gallery-state.ts';
import type { MediaItem } from '../../media/media-item.ts';
import { ERROR_I18N_KEY } from '../app-error.ts';
import type { AppParts } from '../app-parts.ts';
import { follow } from './follow.ts';

const avatarIn = ({ shelves }: GalleryState): MediaItem | undefined =>
  shelves.free.approved.items.find(({ isAvatar }) => isAvatar);

/** Her account says whether she has an avatar: it is read anew as soon as another photo is, or none. @spec §5 Profile completeness — avatar */
const followAvatar = ({ login, media }: Pick<AppParts, 'login' | 'media'>): Cancel =>
  follow(media.galleries.photo.watch, (state, before) => {
    if (before.status === 'ready' && state.status === 'ready' && avatarIn(state)?.id !== avatarIn(before)?.id) {
      login.checkNow();
    }
  });

/** An upload goes on while she looks elsewhere: how it ended is told wherever she is. @spec §8 Profile and media */
const followUploads = ({ alerts, media }: Pick<AppParts, 'alerts' | 'media'>): Cancel => {
  const tell = ({ wish, phase }: Upload): void => {
    if (phase.at === 'failed') alerts.show({ class: 'error', key: ERROR_I18N_KEY[phase.code] });
    else if (phase.at === 'done' && wish.kind === 'photo') alerts.show({ class: 'success', key: 'media.photoSent' });
    else if (phase.at === 'done') alerts.show({ class: 'success', key: 'media.videoSent' });
  };
  const phasesOf = (uploads: readonly Upload[]): ReadonlyMap<UploadId, UploadPhase['at']> =>
    new Map(uploads.map(({ id, phase }) => [id, phase.at]));
  return follow(media.uploads.watch, (state, before) => {
    const earlier = phasesOf(before.uploads);
    for (const upload of state.uploads) if (upload.phase.at !== earlier.get(upload.id)) tell(upload);
  });
};

/** What her photos and videos mean elsewhere. */
export const followMedia = (parts: Pick<AppParts, 'alerts' | 'login' | 'media'>): Cancel => {
  const ends = [followUploads(parts), followAvatar(parts)];
  return () => {
    for (const end of ends) end();
  };
};
