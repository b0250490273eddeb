import type { PlatformClock } from '../environment/platform-clock.ts';
import type { EventLog } from '../environment/event-log.ts';
import { REJECTED_WORD } from '../sentinels/sentinels.ts';
import type { MediaRow } from '../store/tables/media-tables.ts';
import { DECIDED_AFTER } from './gallery.constants.ts';
import type { Medias } from './medias.ts';

export type Verdict = { readonly approved: true } | { readonly approved: false; readonly reason: string };

const REASON = 'The picture is not sharp enough.';

const resultOf = ({ description }: MediaRow): Verdict =>
  description.toLowerCase().includes(REJECTED_WORD) ? { approved: false, reason: REASON } : { approved: true };

/** Moderation of photos and videos. */
export const createModeration = (medias: Medias, clock: PlatformClock, eventLog: EventLog) => {
  const decide = async (media: MediaRow, verdict: Verdict): Promise<void> => {
    const { id, performer_id: performer } = media;
    const reason = verdict.approved ? null : verdict.reason;
    await medias.change(id, { status: verdict.approved ? 'approved' : 'rejected', reason, due_at: null });
    eventLog.write('info', verdict.approved ? 'Media approved' : 'Media rejected', { performer, media: id });
  };
  return {
    decide,
    /** Makes the conversions and decisions that are due. */
    work: async (): Promise<void> => {
      const now = clock.stamp();
      for (const media of await medias.undecided()) {
        if (media.due_at === null || media.due_at > now) continue;
        if (media.status === 'new') await medias.change(media.id, { status: 'pending', due_at: now + DECIDED_AFTER });
        else await decide(media, resultOf(media));
      }
    },
  };
};
