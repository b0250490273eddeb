import type { EventLog } from '../../base/environment/event-log.ts';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import type { Performers } from '../../base/people/performers.ts';
import type { Submissions } from '../../base/people/submissions.ts';
import { REJECTED_WORD } from '../../base/sentinels/sentinels.ts';
import type { SubmissionRow } from '../../base/store/tables/performer-tables.ts';
import { isPhoneKind, type PhoneRecordings } from './phone-recordings.ts';
import type { ReviewNews } from './review-news.ts';
import { nicknameIn } from './texts.ts';

/** Time after which a moderator decides unasked, in milliseconds. */
const DECIDED_AFTER = 10 * 60 * 1000;

type Decision = 'approved' | 'rejected';

interface SubmissionModerationDeps {
  readonly submissions: Submissions;
  readonly performers: Performers;
  readonly phoneRecordings: PhoneRecordings;
  readonly reviewNews: ReviewNews;
  readonly clock: PlatformClock;
  readonly eventLog: EventLog;
}

/** Reads what customers will read. */
export const createSubmissionModeration = ({
  submissions,
  performers,
  phoneRecordings,
  reviewNews,
  clock,
  eventLog,
}: SubmissionModerationDeps) => {
  /** @returns false when it is not the one that waits any more */
  const judge = async (submission: SubmissionRow, decision: Decision): Promise<boolean> => {
    const { performer_id: id, kind } = submission;
    const isApproved = decision === 'approved';
    const isJudged = await performers.exclusively(id, async (row, within) => {
      if (!(await submissions.judge(submission, decision, within))) return false;
      if (isPhoneKind(kind)) await performers.update(id, await phoneRecordings.marks(id, within), within);
      if (kind === 'account') {
        if (isApproved) await performers.update(id, { status: 'APPROVED' }, within);
        await reviewNews.mailAccount(row, isApproved, within);
      }
      // The account is named by the first name that a performer chose.
      const chosen = isApproved ? nicknameIn(submission) : undefined;
      if (chosen !== undefined && row.nickname === '') await performers.update(id, { nickname: chosen }, within);
      return true;
    });
    if (isJudged !== true) return false;
    eventLog.write('info', 'Moderated', { performer: id, kind, decision });
    await reviewNews.notify(id, kind === 'account' && isApproved ? 'accountApproved' : 'other');
    return true;
  };
  return {
    waiting: submissions.waiting,
    judge,
    /** Judges the submissions that have waited long enough. */
    sweep: async (): Promise<void> => {
      const due = (await submissions.waiting()).filter(({ changed_at: at }) => clock.stamp() - at >= DECIDED_AFTER);
      for (const submission of due) {
        await judge(submission, submission.content.toLowerCase().includes(REJECTED_WORD) ? 'rejected' : 'approved');
      }
    },
  };
};

export type SubmissionModeration = ReturnType<typeof createSubmissionModeration>;
