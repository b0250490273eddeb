import type { Performers } from '../account/performers.ts';
import type { PlatformClock } from '../clock/platform-clock.ts';
import type { Journal } from '../journal.ts';
import { REJECTED_WORD } from '../sentinels/refused-words.ts';
import type { PaperRow } from './paper-table.ts';
import { isPhoneKind, type PhonePapers } from './phone-papers.ts';
import type { Papers } from './papers.ts';

/** How long a moderator takes when nobody hurries her. */
const PATIENCE = 10 * 60 * 1000;

type Verdict = 'approved' | 'rejected';

/** Reads what customers will read. */
export interface PaperModeration {
  readonly waiting: Papers['waiting'];
  readonly judge: (paper: PaperRow, verdict: Verdict) => Promise<void>;
  /** Judges what has waited long enough. */
  readonly sweep: () => Promise<void>;
}

interface PaperModerationDeps {
  readonly papers: Papers;
  readonly performers: Performers;
  readonly phonePapers: PhonePapers;
  readonly clock: PlatformClock;
  readonly journal: Journal;
}

export const createPaperModeration = ({
  papers,
  performers,
  phonePapers,
  clock,
  journal,
}: PaperModerationDeps): PaperModeration => {
  const judge = async (paper: PaperRow, verdict: Verdict): Promise<void> => {
    const { performer_id: id, kind } = paper;
    await papers.judge(paper, verdict);
    if (isPhoneKind(kind)) await phonePapers.settle(id);
    if (verdict === 'approved' && kind === 'account') await performers.update(id, { status: 'APPROVED' });
    journal.write('info', 'Moderated', { performer: id, kind, verdict });
  };
  return {
    waiting: papers.waiting,
    judge,
    sweep: async () => {
      const due = (await papers.waiting()).filter(({ changed_at: at }) => clock.stamp() - at >= PATIENCE);
      for (const paper of due) {
        await judge(paper, paper.content.toLowerCase().includes(REJECTED_WORD) ? 'rejected' : 'approved');
      }
    },
  };
};
