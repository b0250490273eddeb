import { expect, it } from 'vitest';
import { seconds } from '../kernel/units.ts';
import {
  FIRST_STEPS,
  firstSteps,
  isFirstDays,
  missingBeforeWork,
  notReadySteps,
  type FirstStepFacts,
  type FirstStepName,
} from './first-steps.ts';

const NOTHING: FirstStepFacts = {
  isVerified: false,
  hasSite: false,
  hasDescription: false,
  hasPhoto: false,
  reviews: {},
  isReachable: false,
  isChecked: false,
  isReady: false,
};
const SINCE = seconds(1_700_000_000);
const ALL: FirstStepFacts = {
  isVerified: true,
  hasSite: true,
  hasDescription: true,
  hasPhoto: true,
  reviews: {},
  isReachable: true,
  isChecked: true,
  isReady: true,
};

const namesOf = (steps: readonly { readonly step: string }[]): readonly string[] => steps.map(({ step }) => step);
const stepOf = (facts: FirstStepFacts, name: FirstStepName) => firstSteps(facts).find(({ step }) => step === name);

it('lists 7 steps: identity, site, name and description, photo, services, camera and sound, going ready', () => {
  expect(namesOf(firstSteps(NOTHING))).toEqual([
    'identity',
    'site',
    'description',
    'photo',
    'services',
    'cameraAndSound',
    'ready',
  ]);
  expect(firstSteps(ALL).every(({ status }) => status === 'done')).toBe(true);
});

it.each(FIRST_STEPS)('marks $step as done by $fact alone', ({ step, fact }) => {
  const done = firstSteps({ ...NOTHING, [fact]: true }).filter(({ status }) => status === 'done');
  expect(namesOf(done)).toEqual([step]);
});

it.each<[Partial<FirstStepFacts>, readonly string[]]>([
  [{}, ['description', 'services', 'cameraAndSound', 'ready']],
  [{ hasSite: true }, ['services', 'cameraAndSound', 'ready']],
  [{ isVerified: true, hasSite: true }, ['ready']],
  [{ isVerified: true, hasSite: true, isReachable: true }, []],
])('with %j these steps wait for an earlier one: %j', (facts, later) => {
  const steps = firstSteps({ ...NOTHING, ...facts }).filter(({ status }) => status === 'later');
  expect(namesOf(steps)).toEqual(later);
});

it.each<[Partial<FirstStepFacts>, FirstStepName, string | undefined]>([
  [{}, 'description', 'hasSite'],
  [{}, 'ready', 'isVerified'],
  [{ isVerified: true }, 'ready', 'isReachable'],
  [{ isVerified: true, isReachable: true }, 'ready', undefined],
])('with %j the step %s waits for: %s', (facts, name, need) => {
  expect(stepOf({ ...NOTHING, ...facts }, name)?.waitsFor).toBe(need);
});

it.each(['identity', 'description', 'photo'] as const)('says since when a moderator has the %s', (step) => {
  const reviews = { [step]: { state: 'waiting', since: SINCE } } as const;
  expect(stepOf({ ...NOTHING, hasSite: true, hasDescription: true, reviews }, step)).toMatchObject({
    status: 'waits',
    since: SINCE,
  });
});

it('has the identity wait where the platform tells nothing of it, and an approved account wait for nothing', () => {
  expect(stepOf(NOTHING, 'identity')).toMatchObject({ status: 'waits', since: undefined });
  expect(stepOf({ ...NOTHING, isVerified: true }, 'identity')).toMatchObject({ status: 'done', since: undefined });
});

it.each(['identity', 'description', 'photo'] as const)('says of the %s that a moderator did not accept it', (step) => {
  const reviews = { [step]: { state: 'rejected', since: SINCE } } as const;
  expect(stepOf({ ...NOTHING, reviews }, step)?.status).toBe('rejected');
});

it('lets a name be written where the platform does not tell whether a site is agreed', () => {
  expect(stepOf({ ...NOTHING, hasSite: undefined }, 'description')?.status).toBe('open');
});

it('asks to choose a profile photo once one is approved and none is chosen', () => {
  const reviews = { photo: { state: 'approved', since: SINCE } } as const;
  expect(stepOf({ ...NOTHING, reviews }, 'photo')).toMatchObject({ status: 'open', isToChoose: true });
  expect(stepOf({ ...NOTHING, hasPhoto: true, reviews }, 'photo')).toMatchObject({ status: 'done', isToChoose: false });
  expect(stepOf(NOTHING, 'photo')).toMatchObject({ status: 'open', isToChoose: false });
});

it('names only identity, site, description, photo and services as not ready after the first days, and no change that is looked at', () => {
  expect(namesOf(notReadySteps(NOTHING))).toEqual(['identity', 'site', 'description', 'photo', 'services']);
  const reviews = { description: { state: 'waiting', since: SINCE } } as const;
  expect(namesOf(notReadySteps({ ...ALL, hasPhoto: false, reviews }))).toEqual(['photo']);
});

it('lists what is missing before the work can begin, and whether the platform or the performer has to do it', () => {
  const by = (facts: FirstStepFacts) => missingBeforeWork(facts).map((each) => [each.step, each.by]);
  expect(by(NOTHING)).toEqual([
    ['identity', 'platform'],
    ['site', 'performer'],
    ['description', 'performer'],
    ['photo', 'performer'],
  ]);
  const reviews = {
    identity: { state: 'waiting', since: SINCE },
    description: { state: 'waiting', since: SINCE },
    photo: { state: 'rejected', since: SINCE },
  } as const;
  expect(by({ ...NOTHING, hasSite: true, hasDescription: true, reviews })).toEqual([
    ['identity', 'platform'],
    ['description', 'platform'],
    ['photo', 'performer'],
  ]);
  expect(by(ALL)).toEqual([]);
});

it.each([
  [undefined, false, true],
  [undefined, true, false],
  [1, false, false],
])('with rank %s, dismissed %s, the checklist is shown: %s', (rank, dismissed, shown) => {
  expect(isFirstDays(rank, dismissed)).toBe(shown);
});
