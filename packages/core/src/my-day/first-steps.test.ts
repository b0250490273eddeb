import { expect, it } from 'vitest';
import { FIRST_STEPS, firstSteps, isFirstDays, notReadySteps, type FirstStepFacts } from './first-steps.ts';

const NOTHING: FirstStepFacts = {
  isVerified: false,
  hasPhoto: false,
  hasDescription: false,
  isReachable: false,
  hasVipPrice: undefined,
  hasNotifications: false,
  isChecked: false,
  isReady: false,
};

const namesOf = (steps: readonly { readonly step: string }[]): readonly string[] => steps.map(({ step }) => step);

it('lists 8 steps, verification first and going ready last', () => {
  expect(namesOf(firstSteps(NOTHING))).toEqual([
    'verification',
    'photo',
    'description',
    'services',
    'vipPrice',
    'notifications',
    'cameraAndSound',
    'ready',
  ]);
  expect(firstSteps(NOTHING).some(({ isDone }) => isDone)).toBe(false);
});

it.each(FIRST_STEPS)('marks $step as done by $fact alone', ({ step, fact }) => {
  const done = firstSteps({ ...NOTHING, [fact]: true }).filter(({ isDone }) => isDone);
  expect(namesOf(done)).toEqual([step]);
});

it.each<[Partial<FirstStepFacts>, readonly string[]]>([
  [{}, ['services', 'cameraAndSound', 'ready']],
  [{ isVerified: true }, ['ready']],
  [{ isReachable: true }, ['services', 'cameraAndSound', 'ready']],
  [{ isVerified: true, isReachable: true }, []],
])('with %j these steps wait for an earlier one: %j', (facts, waiting) => {
  const impossible = firstSteps({ ...NOTHING, ...facts }).filter(({ isPossible }) => !isPossible);
  expect(namesOf(impossible)).toEqual(waiting);
});

it('names only verification, photo, description and services as not ready after the first days', () => {
  expect(namesOf(notReadySteps(NOTHING))).toEqual(['verification', 'photo', 'description', 'services']);
  expect(namesOf(notReadySteps({ ...NOTHING, isVerified: true, hasPhoto: true, isReachable: true }))).toEqual([
    'description',
  ]);
});

it.each([
  [undefined, false, true],
  [undefined, true, false],
  [1, false, false],
])('with rank %s, dismissed %s, the checklist is shown: %s', (rank, dismissed, shown) => {
  expect(isFirstDays(rank, dismissed)).toBe(shown);
});
