/** Facts that the checklist of the first days is made from. */
export interface FirstStepFacts {
  readonly isVerified: boolean;
  readonly hasPhoto: boolean;
  readonly hasDescription: boolean;
  /** Some service is on by which a customer can send a request. */
  readonly isReachable: boolean;
  /** Undefined while the prices are not known. */
  readonly hasVipPrice: boolean | undefined;
  readonly hasNotifications: boolean;
  /** Camera, microphone, connection and sound were checked today. */
  readonly isChecked: boolean;
  /** The performer waits for requests, or talks. */
  readonly isReady: boolean;
}

/** Steps to the first euro, in the order in which they are shown: what takes longest comes first, going ready last. */
export const FIRST_STEPS = [
  { step: 'verification', fact: 'isVerified', route: undefined, needs: [], counts: 'always' },
  { step: 'photo', fact: 'hasPhoto', route: 'profile-photos', needs: [], counts: 'always' },
  { step: 'description', fact: 'hasDescription', route: 'profile-desc', needs: [], counts: 'always' },
  { step: 'services', fact: 'isReachable', route: undefined, needs: ['isVerified'], counts: 'always' },
  { step: 'vipPrice', fact: 'hasVipPrice', route: 'vip', needs: [], counts: 'firstDays' },
  { step: 'notifications', fact: 'hasNotifications', route: undefined, needs: [], counts: 'firstDays' },
  { step: 'cameraAndSound', fact: 'isChecked', route: undefined, needs: ['isVerified'], counts: 'firstDays' },
  { step: 'ready', fact: 'isReady', route: undefined, needs: ['isVerified', 'isReachable'], counts: 'firstDays' },
] as const satisfies readonly {
  readonly step: string;
  readonly fact: keyof FirstStepFacts;
  /** Page on which it is done; undefined for what a window or a button does. */
  readonly route: string | undefined;
  /** Facts without which it does nothing: before approval neither services nor the studio do. */
  readonly needs: readonly (keyof FirstStepFacts)[];
  /** Later a performer may choose to go without, or the studio shows it. */
  readonly counts: 'always' | 'firstDays';
}[];

export type FirstStepName = (typeof FIRST_STEPS)[number]['step'];

/** One step of the checklist. */
export interface FirstStep {
  readonly step: FirstStepName;
  readonly route: (typeof FIRST_STEPS)[number]['route'];
  readonly isDone: boolean;
  /** False while an earlier step has to be done first. */
  readonly isPossible: boolean;
}

const toStep =
  (facts: FirstStepFacts) =>
  ({ step, fact, route, needs }: (typeof FIRST_STEPS)[number]): FirstStep => ({
    step,
    route,
    isDone: facts[fact] === true,
    isPossible: needs.every((need) => facts[need]),
  });

/** The checklist of the first days; a step whose state is not known yet counts as open. */
export const firstSteps = (facts: FirstStepFacts): readonly FirstStep[] => FIRST_STEPS.map(toStep(facts));

/** Steps that are not ready after the first days. */
export const notReadySteps = (facts: FirstStepFacts): readonly FirstStep[] =>
  FIRST_STEPS.filter(({ counts }) => counts === 'always')
    .map(toStep(facts))
    .filter(({ isDone }) => !isDone);

/**
 * Checks whether the checklist is shown: before the first payment, until the performer dismisses it.
 *
 * @param rank undefined before the first payment
 */
export const isFirstDays = (rank: number | undefined, isDismissed: boolean): boolean =>
  rank === undefined && !isDismissed;
