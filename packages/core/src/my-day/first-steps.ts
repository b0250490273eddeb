import type { Seconds } from '../kernel/units.ts';

/** Subjects that a moderator looks at before customers see a new performer. */
export const REVIEWED = ['identity', 'description', 'photo'] as const;

export type Reviewed = (typeof REVIEWED)[number];

/** State of one review, and since when; of several photos the best one counts. */
export interface Review {
  readonly state: 'waiting' | 'rejected' | 'approved';
  readonly since: Seconds;
}

/** Reviews by their subject; nothing was sent where one is missing. */
type Reviews = Readonly<Partial<Record<Reviewed, Review>>>;

/** The platform's part of the checklist. */
export interface Onboarding {
  /** The performer agreed to be shown on a site. */
  readonly hasSite: boolean;
  readonly reviews: Reviews;
}

/** Facts of the checklist that the platform knows, wherever the performer is logged in. */
export interface AccountStepFacts {
  readonly isVerified: boolean;
  /** The performer agreed to be shown on a site; undefined while that is not known. */
  readonly hasSite: boolean | undefined;
  /** Some site has a name and a description. */
  readonly hasDescription: boolean;
  readonly hasPhoto: boolean;
  readonly reviews: Reviews;
}

/** Facts that the checklist of the first days is made from. */
export interface FirstStepFacts extends AccountStepFacts {
  /** Some service is on by which a customer can send a request. */
  readonly isReachable: boolean;
  /** Camera, microphone, connection and sound were checked today. */
  readonly isChecked: boolean;
  /** The performer waits for requests, or talks. */
  readonly isReady: boolean;
}

/**
 * Steps to the first euro, in the order in which they are done: going ready last.
 *
 * @fortests
 */
export const FIRST_STEPS = [
  { step: 'identity', fact: 'isVerified', route: undefined, needs: [], review: 'identity', counts: 'always' },
  { step: 'site', fact: 'hasSite', route: 'brands', needs: [], review: undefined, counts: 'always' },
  {
    step: 'description',
    fact: 'hasDescription',
    route: 'profile-desc',
    needs: ['hasSite'],
    review: 'description',
    counts: 'always',
  },
  { step: 'photo', fact: 'hasPhoto', route: 'profile-photos', needs: [], review: 'photo', counts: 'always' },
  {
    step: 'services',
    fact: 'isReachable',
    route: undefined,
    needs: ['isVerified'],
    review: undefined,
    counts: 'always',
  },
  {
    step: 'cameraAndSound',
    fact: 'isChecked',
    route: undefined,
    needs: ['isVerified'],
    review: undefined,
    counts: 'firstDays',
  },
  {
    step: 'ready',
    fact: 'isReady',
    route: undefined,
    needs: ['isVerified', 'isReachable'],
    review: undefined,
    counts: 'firstDays',
  },
] as const satisfies readonly {
  readonly step: string;
  readonly fact: keyof FirstStepFacts;
  /** Page on which it is done; undefined for what a window or a button does. */
  readonly route: string | undefined;
  /** Facts without which it does nothing: before approval neither services nor the studio do. */
  readonly needs: readonly Exclude<keyof FirstStepFacts, 'reviews'>[];
  /** Part of it that a moderator looks at. */
  readonly review: Reviewed | undefined;
  /** Later the studio shows it. */
  readonly counts: 'always' | 'firstDays';
}[];

type StepRow = (typeof FIRST_STEPS)[number];

export type FirstStepName = StepRow['step'];

/**
 * - `open`: the performer can do it now; `later`: an earlier step comes first
 * - `waits`: a moderator looks at it; `rejected`: a moderator did not accept it
 */
export type FirstStepStatus = 'done' | 'open' | 'later' | 'waits' | 'rejected';

export interface FirstStep {
  readonly step: FirstStepName;
  readonly route: StepRow['route'];
  readonly status: FirstStepStatus;
  /** Since when a moderator has it; undefined where none has, or the platform does not tell. */
  readonly since: Seconds | undefined;
  /** Fact that has to hold first, for a step that comes later. */
  readonly waitsFor: StepRow['needs'][number] | undefined;
  /** The platform has approved a photo, and none of them is the profile photo yet. */
  readonly isToChoose: boolean;
}

const statusOf = ({ fact, needs, review }: StepRow, facts: FirstStepFacts): FirstStepStatus => {
  const state = review === undefined ? undefined : facts.reviews[review]?.state;
  if (state === 'waiting') return 'waits';
  if (facts[fact] === true) return 'done';
  if (state === 'rejected') return 'rejected';
  // Nothing is left to do for the performer, also where the platform does not tell since when.
  if (review === 'identity') return 'waits';
  return needs.every((need) => facts[need] !== false) ? 'open' : 'later';
};

const toStep =
  (facts: FirstStepFacts) =>
  (row: StepRow): FirstStep => {
    const status = statusOf(row, facts);
    const review = row.review === undefined ? undefined : facts.reviews[row.review];
    return {
      step: row.step,
      route: row.route,
      status,
      since: status === 'waits' ? review?.since : undefined,
      waitsFor: status === 'later' ? row.needs.find((need) => facts[need] === false) : undefined,
      isToChoose: row.step === 'photo' && status === 'open' && review?.state === 'approved',
    };
  };

/** The checklist of the first days; a step whose state is not known yet counts as open. */
export const firstSteps = (facts: FirstStepFacts): readonly FirstStep[] => FIRST_STEPS.map(toStep(facts));

/** Steps that are not ready after the first days; a change that a moderator looks at keeps no customer away. */
export const notReadySteps = (facts: FirstStepFacts): readonly FirstStep[] =>
  FIRST_STEPS.filter(({ fact, counts }) => counts === 'always' && facts[fact] !== true).map(toStep(facts));

/** Steps before the work can begin. */
const BEFORE_WORK = ['identity', 'site', 'description', 'photo'] as const satisfies readonly FirstStepName[];

/** Step that is missing before the work can begin, and who has to do it. */
export interface MissingStep extends FirstStep {
  readonly step: (typeof BEFORE_WORK)[number];
  readonly by: 'platform' | 'performer';
}

/** Lists what is missing before the work can begin, and who has to do it. */
export const missingBeforeWork = (facts: AccountStepFacts): readonly MissingStep[] =>
  firstSteps({ ...facts, isReachable: false, isChecked: false, isReady: false }).flatMap((each) => {
    const step = BEFORE_WORK.find((name) => name === each.step);
    if (step === undefined || each.status === 'done') return [];
    return [{ ...each, step, by: each.status === 'waits' ? 'platform' : 'performer' }];
  });

/**
 * Checks whether the checklist is shown: before the first payment, until the performer dismisses it.
 *
 * @param rank undefined before the first payment
 */
export const isFirstDays = (rank: number | undefined, isDismissed: boolean): boolean =>
  rank === undefined && !isDismissed;
