import type { PlatformClock } from '../environment/platform-clock.ts';
import { NO_CACHE, type Memoize } from '../store/query-cache.ts';
import type { Store } from '../store/store.ts';
import type { SubmissionRow } from '../store/tables/performer-tables.ts';

/** A form as it is submitted. */
export interface Submission {
  readonly kind: string;
  readonly content: object;
  readonly status: SubmissionRow['status'];
}

/** Forms that performers have submitted, by kind. */
export const createSubmissions = (
  store: Store,
  clock: Pick<PlatformClock, 'stamp'>,
  memoize: Memoize = NO_CACHE.memoize,
) => {
  const of = (performerId: string, kind: string, within = store) =>
    within.selectFrom('submissions').selectAll().where('performer_id', '=', performerId).where('kind', '=', kind);
  const readIn = (within: Store, performerId: string, kind: string) =>
    of(performerId, kind, within).where('status', '!=', 'rejected').executeTakeFirst();
  const read = memoize('submissions', (performerId: string, kind: string) => readIn(store, performerId, kind));
  return {
    /**
     * @returns `undefined` while the performer has submitted nothing of this kind, and when a moderator has rejected it
     */
    read: (performerId: string, kind: string, within?: Store) =>
      within === undefined ? read(performerId, kind) : readIn(within, performerId, kind),
    /** Status given by a moderator; undefined while the performer has submitted nothing of this kind. */
    statusOf: async (performerId: string, kind: string, within?: Store) =>
      (await of(performerId, kind, within).executeTakeFirst())?.status,
    /** Keeps a form in place of the performer's one of that kind. */
    write: async (performerId: string, { kind, content, status }: Submission, within: Store = store): Promise<void> => {
      const submission = { content: JSON.stringify(content), status, changed_at: clock.stamp() };
      await within
        .insertInto('submissions')
        .values({ performer_id: performerId, kind, ...submission })
        .onConflict((conflict) => conflict.columns(['performer_id', 'kind']).doUpdateSet(submission))
        .execute();
    },
    /** Lists the submissions that wait for a moderator, oldest first. */
    waiting: (performerId?: string): Promise<readonly SubmissionRow[]> => {
      const all = store.selectFrom('submissions').selectAll().where('status', '=', 'pending').orderBy('changed_at');
      return (performerId === undefined ? all : all.where('performer_id', '=', performerId)).execute();
    },
    /** @returns false when the performer has sent another meanwhile, or a moderator has judged it */
    judge: async (
      { performer_id: performerId, kind, content, changed_at: changedAt }: SubmissionRow,
      status: 'approved' | 'rejected',
      within: Store,
    ): Promise<boolean> => {
      const judged = await within
        .updateTable('submissions')
        .set({ status })
        .where('performer_id', '=', performerId)
        .where('kind', '=', kind)
        .where('status', '=', 'pending')
        .where('content', '=', content)
        .where('changed_at', '=', changedAt)
        .executeTakeFirst();
      return judged.numUpdatedRows > 0n;
    },
  };
};

export type Submissions = ReturnType<typeof createSubmissions>;
