import { isSameJson } from './json.ts';

/** Values that are shown as chosen before the platform has confirmed them. */
export interface Optimistic<Values extends object> {
  readonly shown: Values;
  readonly confirmed: Values;
  /** The save under way; there is one at a time. */
  readonly sent: Partial<Values> | undefined;
  /** Chosen since that save began: its failure keeps them. */
  readonly touched: readonly (keyof Values)[];
  /** Kept by every failure, until a save with them succeeds. */
  readonly forced: readonly (keyof Values)[];
  /** Named again by the next save: an earlier one got no answer, so the platform may have either value. */
  readonly unconfirmed: readonly (keyof Values)[];
}

/** @param confirmed values of the platform */
export const optimistic = <Values extends object>(confirmed: Values): Optimistic<Values> => ({
  shown: confirmed,
  confirmed,
  sent: undefined,
  touched: [],
  forced: [],
  unconfirmed: [],
});

export const keysOf = <Values extends object>(part: Values): readonly (keyof Values)[] =>
  Object.keys(part) as (keyof Values)[];

const pick = <Values extends object>(values: Values, keys: readonly (keyof Values)[]): Partial<Values> => {
  const picked: Partial<Values> = {};
  for (const key of keys) picked[key] = values[key];
  return picked;
};
const joined = <Key>(one: readonly Key[], other: readonly Key[]): readonly Key[] => [...new Set([...one, ...other])];
const without = <Key>(keys: readonly Key[], others: readonly Key[]): readonly Key[] =>
  keys.filter((key) => !others.includes(key));

/** Values for the next save: those that differ from the confirmed ones, and the unconfirmed. */
export const unsaved = <Values extends object>({
  shown,
  confirmed,
  unconfirmed,
}: Optimistic<Values>): Partial<Values> =>
  pick(
    shown,
    keysOf(shown).filter((key) => unconfirmed.includes(key) || !isSameJson(shown[key], confirmed[key])),
  );

/** Shows a choice of the user. One that is the opposite of a forced value ends the force. */
export const choose = <Values extends object>(
  state: Optimistic<Values>,
  change: Partial<Values>,
): Optimistic<Values> => ({
  ...state,
  shown: { ...state.shown, ...change },
  touched: state.sent === undefined ? state.touched : joined(state.touched, keysOf(change)),
  forced: state.forced.filter((key) => !(key in change) || isSameJson(change[key], state.shown[key])),
});

/** Shows a choice that failures keep, until a save with it succeeds. */
export const force = <Values extends object>(
  state: Optimistic<Values>,
  change: Partial<Values>,
): Optimistic<Values> => ({ ...choose(state, change), forced: joined(state.forced, keysOf(change)) });

/** Begins a save. @param change values that it names */
export const send = <Values extends object>(
  state: Optimistic<Values>,
  change: Partial<Values>,
): Optimistic<Values> => ({ ...state, sent: change, touched: [] });

/** Confirms the save under way. */
export const accept = <Values extends object>(state: Optimistic<Values>): Optimistic<Values> => {
  const { sent = {} } = state;
  const keys = keysOf<Partial<Values>>(sent);
  return {
    ...state,
    confirmed: { ...state.confirmed, ...sent },
    sent: undefined,
    forced: without(state.forced, keys),
    unconfirmed: without(state.unconfirmed, keys),
  };
};

/** Ends the save under way: shows the confirmed values again, except for those touched or forced. @param isCertain false when the platform may have saved it */
export const refuse = <Values extends object>(state: Optimistic<Values>, isCertain: boolean): Optimistic<Values> => {
  const keys = keysOf<Partial<Values>>(state.sent ?? {});
  const back = without(keys, [...state.touched, ...state.forced]);
  return {
    ...state,
    shown: { ...state.shown, ...pick(state.confirmed, back) },
    sent: undefined,
    unconfirmed: isCertain ? state.unconfirmed : joined(state.unconfirmed, keys),
  };
};

/** Takes over values that the platform changed itself; what the user has just chosen stays shown. */
export const takeOver = <Values extends object>(
  state: Optimistic<Values>,
  change: Partial<Values>,
): Optimistic<Values> => {
  const { shown, confirmed, sent = {} } = state;
  const chosen = keysOf(shown).filter((key) => key in sent || !isSameJson(shown[key], confirmed[key]));
  const changed = keysOf<Partial<Values>>(change);
  const next = { ...confirmed, ...change };
  return {
    ...state,
    shown: { ...shown, ...pick(next, without(changed, chosen)) },
    confirmed: next,
    unconfirmed: without(state.unconfirmed, changed),
  };
};
