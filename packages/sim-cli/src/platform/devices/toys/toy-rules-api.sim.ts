import * as z from 'zod/mini';
import { bodyToRuleSet, ruleSetBodyWire } from '@greenroom/adapters-http/toys/toy-rules-api.http';
import { ok } from '@greenroom/core/kernel/result';
import { ruleSetProblems } from '@greenroom/core/toys/rules/toy-rule-set';
import { DEFAULT_RULES, LAST_DEFAULT_RULE } from '@greenroom/core/toys/toys.constants';
import { refuse, WORKED, type HandlersOf } from '../../base/calls/handler.ts';
import type { EventLog } from '../../base/environment/event-log.ts';
import type { Store } from '../../base/store/store.ts';
import { CREDIT_STEPS } from '../../base/world/paid-services.ts';

/** Performer's share of a credit by country; at has none of its own and gets that of nl. */
const COUNTRIES = {
  ...Object.fromEntries([...CREDIT_STEPS].map(([country, creditStep]) => [country, { TOY: { creditStep } }])),
  at: {},
};

interface Parts {
  readonly store: Store;
  readonly eventLog: EventLog;
}

type Wire = z.input<typeof ruleSetBodyWire>;
/**
 * Answers the calls for a performer's toy rules. A set that breaks a limit is refused as a whole.
 *
 * @spec §7 Toys, §5 Toys
 */
export const createToyRulesApi = ({ store, eventLog }: Parts): HandlersOf<'toys'> => {
  const read = async (id: string): Promise<Wire | null> => {
    const row = await store.selectFrom('toy_rules').selectAll().where('performer_id', '=', id).executeTakeFirst();
    return row === undefined ? null : JSON.parse(row.rules);
  };
  const write = async (id: string, set: Wire, within: Store = store): Promise<void> => {
    const rules = JSON.stringify(set);
    await within
      .insertInto('toy_rules')
      .values({ performer_id: id, rules })
      .onConflict((conflict) => conflict.column('performer_id').doUpdateSet({ rules }))
      .execute();
  };
  const save = async (id: string, set: z.output<typeof ruleSetBodyWire>) => {
    const hasDefaults = DEFAULT_RULES.every(({ id: each }) => set.rules.some((rule) => rule.id === each));
    if (!hasDefaults || ruleSetProblems(bodyToRuleSet(set)).length > 0) return refuse(422, 'invalid_rules');
    const rules = z.encode(ruleSetBodyWire, set);
    await write(id, rules);
    eventLog.write('info', 'Toy rules saved', { performer: id, rules: set.rules.length });
    return ok({ rules });
  };
  return {
    toyRules: async (_request, { performer }) => ok({ rules: await read(performer.id) }),
    createToyRules: ({ body }, { performer }) => save(performer.id, body),
    saveToyRules: ({ body }, { performer }) => save(performer.id, body),
    deleteToyRule: async ({ params }, { performer }) => {
      const id = Number(params.ruleId);
      if (id <= LAST_DEFAULT_RULE) return refuse(409, 'default_rule');
      const isRemoved = await store.transaction().execute(async (within) => {
        // An update that changes nothing holds the row: another rule may be removed at this moment.
        const row = await within
          .updateTable('toy_rules')
          .set((each) => ({ rules: each.ref('rules') }))
          .where('performer_id', '=', performer.id)
          .returning('rules')
          .executeTakeFirst();
        const saved: Wire | undefined = row === undefined ? undefined : JSON.parse(row.rules);
        if (saved === undefined || !saved.rules.some((rule) => rule.id === id)) return false;
        await write(performer.id, { ...saved, rules: saved.rules.filter((rule) => rule.id !== id) }, within);
        return true;
      });
      return isRemoved ? WORKED : refuse(404, 'not_found');
    },
    countryConfig: async () => ok(COUNTRIES),
  };
};
