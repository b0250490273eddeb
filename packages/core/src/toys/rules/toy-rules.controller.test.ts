import { expect, it } from 'vitest';
import { settle } from '../../../testing/kernel/settle.fake.ts';
import { performerId, toyId, toyRuleId } from '../../kernel/ids.ts';
import { silentLog } from '../../kernel/log.port.ts';
import { done, ok } from '../../kernel/result.ts';
import { seconds } from '../../kernel/units.ts';
import type { ToyRulesApi } from '../toy-rules-api.port.ts';
import { defaultRuleSetFor, type ToyRuleSet } from './toy-rule-set.ts';
import { createToyRulesController } from './toy-rules.controller.ts';

const LUSH = toyId('lush-1');
const NORA = toyId('nora-1');
const DEFAULTS = defaultRuleSetFor([LUSH]);

/** Rules that were never saved, unless the platform has a set, with one toy connected. */
const setUp = async (saved?: ToyRuleSet) => {
  const api: ToyRulesApi = {
    load: async () => ok(saved),
    save: async (_, set) => ok(set),
    create: async (_, set) => ok(set),
    remove: async () => done,
    creditSteps: async () => ok(new Map()),
  };
  const rules = createToyRulesController({ api, log: silentLog });
  rules.load(performerId('1001'), 'nl');
  await settle();
  rules.toysKnown([LUSH]);
  return rules;
};

it('lets tips follow the default rules of 2, 10, 15 and 28 s while the performer edits before the first save', async () => {
  const rules = await setUp();
  rules.edit(toyRuleId(1), { reactionTime: seconds(600) });
  expect(rules.watch.state().draft.rules[0]?.reactionTime).toBe(600);
  expect(rules.current()).toEqual(DEFAULTS);
  rules.switchOn({ hasRules: false });
  expect(rules.current().hasRules).toBe(true);
});

it('reacts on a toy that is connected during an edit before the first save', async () => {
  const rules = await setUp();
  rules.edit(toyRuleId(1), { reactionTime: seconds(1) });
  rules.toysKnown([LUSH, NORA]);
  expect(rules.current()).toEqual(defaultRuleSetFor([LUSH, NORA]));
});

it('undoes edits before the first save to the default rules with all toys', async () => {
  const rules = await setUp();
  rules.edit(toyRuleId(1), { reactionTime: seconds(600) });
  rules.undo();
  expect(rules.watch.state()).toMatchObject({ draft: DEFAULTS, isEdited: false });
});

it('lets tips follow what was saved, whatever is edited later', async () => {
  const rules = await setUp();
  rules.edit(toyRuleId(1), { reactionTime: seconds(1) });
  rules.save();
  await settle();
  rules.edit(toyRuleId(1), { reactionTime: seconds(600) });
  expect(rules.current().rules[0]?.reactionTime).toBe(1);
  rules.undo();
  expect(rules.watch.state().draft).toEqual(rules.current());
});
