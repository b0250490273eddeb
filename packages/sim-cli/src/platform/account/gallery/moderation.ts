import type { EventLog } from '../../base/environment/event-log.ts';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import { REJECTED_WORD } from '../../base/sentinels/sentinels.ts';
import type { MediaRow } from '../../base/store/tables/media-tables.ts';
import type { ReviewNews } from '../profile/review-news.ts';
import { DECIDED_AFTER } from './gallery.constants.ts';
import type { Medias } from './medias.ts';

export type Decision = { readonly approved: true } | { readonly approved: false; readonly reason: string };

const REASON = 'The picture is not sharp enough.';

const resultOf = ({ description }: MediaRow): Decision =>
  description.toLowerCase().includes(REJECTED_WORD) ? { approved: false, reason: REASON } : { approved: true };

/** Moderation of photos and videos. */
export const createModeration = (
  medias: Medias,
  clock: PlatformClock,
  eventLog: EventLog,
  reviewNews: Pick<ReviewNews, 'notify'>,
) => {
  /** @returns false for one that was decided or deleted meanwhile */
  const decide = async (media: MediaRow, decision: Decision): Promise<boolean> => {
    const { id, performer_id: performer } = media;
    const status = decision.approved ? 'approved' : 'rejected';
    const reason = decision.approved ? null : decision.reason;
    if (!(await medias.changeFrom(media, { status, reason, due_at: null }))) return false;
    eventLog.write('info', decision.approved ? 'Media approved' : 'Media rejected', { performer, media: id });
    await reviewNews.notify(performer, 'other');
    return true;
  };
  return {
    decide,
    /** Makes the conversions and decisions that are due. */
    work: async (): Promise<void> => {
      const now = clock.stamp();
      for (const media of await medias.undecided()) {
        if (media.due_at === null || media.due_at > now) continue;
        if (media.status === 'new') await medias.changeFrom(media, { status: 'pending', due_at: now + DECIDED_AFTER });
        else await decide(media, resultOf(media));
      }
    },
  };
};
