import type { Millis } from '@greenroom/core/kernel/units';
import type { PlatformClock } from '../environment/platform-clock.ts';
import type { Memoize } from '../store/query-cache.ts';
import type { Store } from '../store/store.ts';
import type { RowOf } from '../store/tables/table.ts';
import type { FAULTS_TABLE } from '../store/tables/world-tables.ts';
import { faultRuleWire, isDrawn, rulesFor, type FaultRule, type SwitchedRule } from './fault-rule.ts';
import { FAULT_NAMES, type FaultName } from './fault.ts';

/** Performer id that means all performers. */
const EVERYBODY = '';

export interface SwitchedFault {
  readonly name: FaultName;
  /** All performers when undefined. */
  readonly performerId: string | undefined;
}

type Row = RowOf<typeof FAULTS_TABLE>;

const switched = (rows: readonly Row[]): readonly SwitchedFault[] =>
  rows.flatMap(({ name, performer_id: id }) => {
    const known = FAULT_NAMES.find((fault) => fault === name);
    return known === undefined ? [] : [{ name: known, performerId: id === EVERYBODY ? undefined : id }];
  });

/** Name of the row of a rule. */
const ruleName = (match: string): string => `call ${match}`;

/** Place in a list by name, then by performer: each database returns removed rows in an order of its own. */
const placeOf = ({ name, performer_id: id }: Row): string => `${name} ${id}`;

const ruleIn = ({ name, performer_id: id, rule }: Row): readonly SwitchedRule[] =>
  rule === null
    ? []
    : [
        {
          match: name.slice(ruleName('').length),
          performerId: id === EVERYBODY ? undefined : id,
          rule: faultRuleWire.parse(JSON.parse(rule)),
        },
      ];

interface Parts {
  readonly store: Store;
  readonly memoize: Memoize;
  readonly clock: Pick<PlatformClock, 'stamp'>;
  /** Seed of the world, which decides what a rule of less than every call changes. */
  readonly seed: number;
}

export const createFaults = ({ store, memoize, clock, seed }: Parts) => {
  /** Time at which the next fault ends, on the platform's stamp; undefined when none ends by itself. */
  const firstEnd = memoize('faults', async () => {
    const ends = store
      .selectFrom('faults')
      .select('ends_at')
      .where('ends_at', 'is not', null)
      .orderBy('ends_at')
      .limit(1);
    return (await ends.executeTakeFirst())?.ends_at ?? undefined;
  });
  const faultsOf = memoize('faults', async (performerId: string) => {
    const rows = await store
      .selectFrom('faults')
      .selectAll()
      .where('performer_id', 'in', [EVERYBODY, performerId])
      .orderBy('name')
      .execute();
    const lasting = new Set(rows.filter(({ ends_at: end }) => end === null).map(({ name }) => name));
    const rules = rows.filter(({ rule }) => rule !== null);
    return { lasting, ending: rows.filter(({ ends_at: end }) => end !== null), rules };
  });
  const isOn = ({ ends_at: end }: Row): boolean => end === null || end > clock.stamp();
  const namesIn = ({ lasting, ending }: Awaited<ReturnType<typeof faultsOf>>): ReadonlySet<string> =>
    ending.length === 0 ? lasting : new Set([...lasting, ...ending.filter(isOn).map(({ name }) => name)]);
  const rowOf = ({ match, performerId = EVERYBODY }: Pick<SwitchedRule, 'match' | 'performerId'>) =>
    ({ name: ruleName(match), performer_id: performerId }) as const;
  /** Counts a use. @returns false when the rule was used as often as it may be */
  const countUse = async (switchedRule: SwitchedRule): Promise<boolean> => {
    const { times } = switchedRule.rule;
    if (times === undefined) return true;
    const { name, performer_id } = rowOf(switchedRule);
    const used = await store
      .updateTable('faults')
      .set((is) => ({ uses: is('uses', '+', 1) }))
      .where('name', '=', name)
      .where('performer_id', '=', performer_id)
      .where('uses', '<', times)
      .returning('uses')
      .executeTakeFirst();
    if (used?.uses === times)
      await store.deleteFrom('faults').where('name', '=', name).where('performer_id', '=', performer_id).execute();
    return used !== undefined;
  };
  const draw = async (switchedRule: SwitchedRule): Promise<boolean> => {
    const { name, performer_id } = rowOf(switchedRule);
    const drawn = await store
      .updateTable('faults')
      .set((is) => ({ draws: is('draws', '+', 1) }))
      .where('name', '=', name)
      .where('performer_id', '=', performer_id)
      .returning('draws')
      .executeTakeFirst();
    if (drawn === undefined || !isDrawn(switchedRule.rule, seed, drawn.draws ?? 0)) return false;
    return countUse(switchedRule);
  };
  return {
    /** @param lasts after so much of the platform's time it is over by itself, also in another process */
    switch: async (name: FaultName, on: boolean, performerId: string | undefined = EVERYBODY, lasts?: Millis) => {
      if (!on) {
        await store.deleteFrom('faults').where('name', '=', name).where('performer_id', '=', performerId).execute();
        return;
      }
      const ends_at = lasts === undefined ? null : clock.stamp() + lasts;
      await store
        .insertInto('faults')
        .values({ name, performer_id: performerId, ends_at, rule: null, draws: null, uses: null })
        .onConflict((conflict) => conflict.columns(['name', 'performer_id']).doUpdateSet({ ends_at }))
        .execute();
    },
    /** Faults that are on for this performer; without one, those that are on for all. */
    of: async (performerId: string | undefined = EVERYBODY): Promise<ReadonlySet<string>> =>
      namesIn(await faultsOf(performerId)),
    /** Faults and rules of calls that are on for this performer. */
    active: async (performerId: string | undefined = EVERYBODY) => {
      const found = await faultsOf(performerId);
      return { names: namesIn(found), rules: found.rules.filter(isOn).flatMap(ruleIn) };
    },
    /** Sets a rule of calls, which replaces that of the same pattern and performer; without a rule removes it. */
    setRule: async (
      match: string,
      rule: FaultRule | undefined,
      performerId: string | undefined = EVERYBODY,
      lasts?: Millis,
    ) => {
      const key = rowOf({ match, performerId });
      if (rule === undefined) {
        const { name, performer_id } = key;
        await store.deleteFrom('faults').where('name', '=', name).where('performer_id', '=', performer_id).execute();
        return;
      }
      const ends_at = lasts === undefined ? null : clock.stamp() + lasts;
      const values = { ends_at, rule: JSON.stringify(rule), draws: 0, uses: 0 };
      await store
        .insertInto('faults')
        .values({ ...key, ...values })
        .onConflict((conflict) => conflict.columns(['name', 'performer_id']).doUpdateSet(values))
        .execute();
    },
    rules: async (): Promise<readonly SwitchedRule[]> => {
      const rows = await store
        .selectFrom('faults')
        .selectAll()
        .where('rule', 'is not', null)
        .orderBy('name')
        .orderBy('performer_id')
        .execute();
      return rows.filter(isOn).flatMap(ruleIn);
    },
    /** Draws for this call. @returns the first rule that changes it */
    ruleFor: async (rules: readonly SwitchedRule[], call: string): Promise<FaultRule | undefined> => {
      for (const fitting of rulesFor(rules, call)) if (await draw(fitting)) return fitting.rule;
      return undefined;
    },
    list: async (): Promise<readonly SwitchedFault[]> => {
      const rows = await store.selectFrom('faults').selectAll().orderBy('name').orderBy('performer_id').execute();
      return switched(rows.filter(isOn));
    },
    /** Removes those that are over. @returns them, once each */
    endDue: async (): Promise<readonly SwitchedFault[]> => {
      const first = await firstEnd();
      if (first === undefined || first > clock.stamp()) return [];
      const over = await store.deleteFrom('faults').where('ends_at', '<=', clock.stamp()).returningAll().execute();
      return switched(over.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1)));
    },
  };
};

export type Faults = ReturnType<typeof createFaults>;
