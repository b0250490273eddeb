import { REVIEWED, type Review, type Reviewed } from '@greenroom/core/my-day/first-steps';
import { BRANDS } from '@greenroom/core/profile/profile-choices';
import { textKind } from '../../account/profile/texts.ts';
import type { Store } from '../../base/store/store.ts';
import type { PerformerRow } from '../../base/store/tables/performer-tables.ts';
import { readList } from '../../base/store/tables/table.ts';

/** One thing that a moderator looks at, with its own time. */
interface Item {
  readonly status: string;
  /** Epoch seconds. */
  readonly at: number;
}

const STATES = [
  ['approved', ['approved']],
  ['waiting', ['pending', 'new']],
  ['rejected', ['rejected']],
] as const satisfies readonly (readonly [Review['state'], readonly string[]])[];

/** The state of several items: a photo that is approved counts more than one that waits, and that more than a refused one. */
const best = (items: readonly Item[], order = STATES) => {
  for (const [state, statuses] of order) {
    const [oldest] = items
      .filter(({ status }) => statuses.some((each) => each === status))
      .toSorted((left, right) => left.at - right.at);
    if (oldest !== undefined) return [{ state, since: oldest.at }];
  }
  return [];
};

const TEXT_KINDS = BRANDS.map(textKind);
const MILLIS = 1_000;

/** Reads the platform's part of a new performer's checklist. */
export const readOnboarding = async (store: Store, { id, status, brands, joined_at: joinedAt }: PerformerRow) => {
  const submitted = await store
    .selectFrom('submissions')
    .select(['kind', 'status', 'changed_at'])
    .where('performer_id', '=', id)
    .execute();
  const itemsOf = (kinds: readonly string[]): readonly Item[] =>
    submitted
      .filter(({ kind }) => kinds.includes(kind))
      .map((each) => ({ status: each.status, at: Math.floor(each.changed_at / MILLIS) }));
  const photos = await store
    .selectFrom('medias')
    .select(['status', 'added_at'])
    .where('performer_id', '=', id)
    .where('kind', '=', 'photo')
    .where('paid', '=', 0)
    .execute();
  const account = itemsOf(['account']);
  const found: Readonly<Record<Reviewed, ReturnType<typeof best>>> = {
    identity: status === 'APPROVED' ? [] : best(account.length > 0 ? account : [{ status: 'pending', at: joinedAt }]),
    // A text that waits has taken the place of an earlier one.
    description: best(itemsOf(TEXT_KINDS)),
    photo: best(photos.map((photo) => ({ status: photo.status, at: photo.added_at }))),
  };
  return {
    hasSite: readList(brands).length > 0,
    reviews: REVIEWED.flatMap((subject) => found[subject].map((review) => ({ subject, ...review }))),
  };
};
