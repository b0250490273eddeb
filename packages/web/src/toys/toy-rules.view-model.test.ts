import { expect, it } from 'vitest';
import { toyRuleId } from '@greenroom/core/kernel/ids';
import { credits, seconds } from '@greenroom/core/kernel/units';
import { ANNA, REFUSED_CALL, reportOf, setUpToys } from '@greenroom/core/testing/toys/toys-rig.fake';
import { ToyRulesViewModel } from './toy-rules.view-model.ts';

const FIRST = toyRuleId(1);

const loaded = async (toys = [reportOf('a1', 'lush'), reportOf('b2', 'max')]) => {
  const rig = setUpToys();
  rig.world.app = toys;
  const rules = new ToyRulesViewModel(rig.toys);
  rig.toys.load(ANNA, 'nl');
  rig.toys.connect();
  await rig.settle();
  return { ...rig, rules };
};
const firstOf = ({ rules }: ToyRulesViewModel) => {
  const [first] = rules;
  if (first === undefined) throw new Error('there is no rule');
  return first;
};

it('shows the whole amount and that for 5 seconds by the credit step of the country, and the longest reaction, while typing', async () => {
  const { rules } = await loaded();
  expect(firstOf(rules)).toMatchObject({ share: '€ 0.18', rate: '€ 0.45', longest: 2 });
  rules.edit(FIRST, { amount: credits(5) });
  expect(firstOf(rules)).toMatchObject({ longest: 15 });
  rules.edit(FIRST, { amount: credits(0) });
  expect(firstOf(rules).longest).toBe(60);
});

it('keeps the four default rules, and lets others be removed', async () => {
  const { rules } = await loaded();
  rules.add();
  expect(rules.rules.map(({ removable }) => removable)).toEqual([false, false, false, false, true]);
  rules.remove(toyRuleId(5));
  expect(rules.rules).toHaveLength(4);
});

it('says at each rule what is wrong with it, and calls it edited until it is saved', async () => {
  const { rules, settle } = await loaded();
  expect(rules.save.word).toBe('none');
  rules.edit(FIRST, { reactionTime: seconds(9) });
  rules.save.save();
  expect(rules.save.word).toBe('problems');
  expect(rules.rules.map(({ problems }) => problems)).toEqual([['toys.reactionTimeOutOfRange'], [], [], []]);
  rules.edit(FIRST, { reactionTime: seconds(2), intensity: 7 });
  expect(rules.save.word).toBe('edited');
  rules.save.save();
  await settle();
  expect(rules.save.word).toBe('saved');
});

it('says that known rules may be old where they could not be read again, and hides none of them', async () => {
  const { rules, world, toys, settle } = await loaded();
  world.rulesFailure = REFUSED_CALL;
  toys.load(ANNA, 'nl');
  expect([rules.loading, rules.mayBeOld]).toEqual([false, false]);
  await settle();
  expect([rules.isNotLoaded, rules.mayBeOld, rules.errorKey, rules.rules.length]).toEqual([false, true, undefined, 4]);
});

it('takes everything back with undo', async () => {
  const { rules } = await loaded();
  rules.edit(FIRST, { intensity: 20 });
  rules.toggleSpecial();
  rules.save.undo();
  expect([firstOf(rules).rule.intensity, rules.hasSpecial, rules.save.word]).toEqual([5, false, 'none']);
});

it('offers the motions that the toys have, and all of them while there is none', async () => {
  const { rules } = await loaded();
  expect(rules.motions).toEqual(['vibrate', 'pump', 'preset', 'pattern']);
  expect((await loaded([])).rules.motions).toHaveLength(8);
});

it('switches preset on alone, and allows a rule without a motion during editing', async () => {
  const { rules } = await loaded();
  rules.switchMotion(firstOf(rules).rule, 'preset');
  expect(firstOf(rules).rule.motions).toEqual(['preset']);
  rules.switchMotion(firstOf(rules).rule, 'preset');
  expect(firstOf(rules).rule.motions).toEqual([]);
});

it('tries a rule as it is typed, and says which one runs', async () => {
  const { rules, toys, receivedByApp, settle } = await loaded();
  rules.edit(FIRST, { intensity: 9 });
  rules.tryRule(firstOf(rules).rule);
  await settle();
  expect(rules.rules.map(({ isTried }) => isTried)).toEqual([true, false, false, false]);
  expect(receivedByApp.map(({ what }) => what)).toMatchObject([{ toy: 'a1', time: 2_000 }]);
  toys.stop();
  await settle();
  expect(firstOf(rules).isTried).toBe(false);
});

it('says which tips run a rule, which run none, and which rule never runs', async () => {
  const { rules } = await loaded();
  rules.edit(FIRST, { amount: credits(3) });
  expect(rules.gap).toEqual({ from: 1, to: 2 });
  expect(rules.rules.map(({ tips, advice }) => [tips?.from, advice.map(({ kind }) => kind)])).toEqual([
    [3, []],
    [undefined, ['neverRuns']],
    [5, []],
    [7, []],
  ]);
});

it('tells that rules were not saved, and keeps the typed values', async () => {
  const { rules, world, settle } = await loaded();
  world.rulesFailure = REFUSED_CALL;
  rules.edit(FIRST, { intensity: 9 });
  rules.save.save();
  await settle();
  expect([rules.errorKey, firstOf(rules).rule.intensity]).toEqual(['error.toys.rulesNotSaved', 9]);
});

it('names the rule or the pattern that keeps the rules from being saved', async () => {
  const { rules } = await loaded();
  rules.edit(toyRuleId(3), { toys: [] });
  rules.save.save();
  expect([rules.errorKey, rules.wrongRule]).toEqual(['error.toys.noDevicesSelected', 3]);
  rules.save.undo();
  expect(rules.wrongRule).toBeUndefined();
});
