import type { Cancel } from '../kernel/clock.port.ts';
import type { UploadId } from '../kernel/ids.ts';
import type { Upload, UploadPhase } from '../media/uploads.machine.ts';
import { ERROR_I18N_KEY } from './app-error.ts';
import type { AppParts } from './app-parts.ts';
import { follow } from './follow.ts';

/** An upload goes on while she looks elsewhere: how it ended is told wherever she is. @spec §8 Profile and media */
export const followMedia = ({ alerts, media }: Pick<AppParts, 'alerts' | 'media'>): Cancel => {
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
