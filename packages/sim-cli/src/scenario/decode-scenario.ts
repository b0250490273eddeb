import * as z from 'zod';
import { fieldOf } from '@greenroom/core/kernel/json';
import { STATE_PATHS } from '../actors/watched-state.ts';
import { didYouMean } from '../terminal/did-you-mean.ts';
import { ACTORS } from './action.ts';
import { ACTIONS } from './actions.ts';
import type { Mistake } from './mistake.ts';
import { combinationsOf, fillNames, matrixWire, type PlaceholderValues } from './placeholders.ts';
import {
  headWire,
  includeWire,
  repeatWire,
  STEP_WIRES,
  waitWire,
  type ScenarioWorld,
  type ScenarioStep,
} from './scenario.wire.ts';
import { unknownNames } from './unknown-names.ts';
import type { YamlText } from './yaml-text.ts';

/** A step and where it was written. */
export interface PlacedStep {
  readonly step: ScenarioStep;
  readonly file: string;
  readonly line: number;
}

/** A step of a file, or the name of another file. */
export type FileStep = PlacedStep | { readonly include: string; readonly file: string; readonly line: number };

/** A decoded file, without the files that it includes. */
export interface ScenarioFile {
  readonly name: string;
  readonly seed: number;
  readonly live: boolean;
  readonly world: ScenarioWorld;
  readonly steps: readonly FileStep[];
}

/** Steps of one file with all rounds of its repeats, beyond which the memory would be filled. */
const MOST_STEPS = 100_000;
/** Longest excerpt of a wrong file in a message, so that a file of another kind is not printed whole. */
const LONGEST_SHOWN = 40;

const kindOf = (value: unknown): string => {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a table';
  if (typeof value !== 'string') return JSON.stringify(value);
  return `the text "${value.length > LONGEST_SHOWN ? `${value.slice(0, LONGEST_SHOWN)}…` : value}"`;
};

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown => path.reduce(fieldOf, value);

const KINDS: Readonly<Record<string, string>> = {
  object: 'a table',
  record: 'a table',
  array: 'a list',
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
};

const kindNamed = (kind: string, received: string): string =>
  kind === 'string' && /^(number|boolean)$/.test(received) ? 'a text in quotation marks' : (KINDS[kind] ?? kind);

/** Values that a message lists at most. */
const MOST_LISTED = 12;
const countOf = (count: number | bigint, origin: string): string =>
  origin === 'array' || origin === 'string'
    ? `${count} ${origin === 'array' ? 'item' : 'character'}${Number(count) === 1 ? '' : 's'}`
    : String(count);

/** Describes the expected value in the terms of the file, as the value found there is described. */
const wantedBy = (issue: z.core.$ZodIssue): string => {
  switch (issue.code) {
    case 'too_small':
      return `expected at least ${countOf(issue.minimum, issue.origin)}`;
    case 'too_big':
      return `expected at most ${countOf(issue.maximum, issue.origin)}`;
    case 'invalid_value': {
      const more = issue.values.length - MOST_LISTED;
      const listed = issue.values.slice(0, MOST_LISTED).map(String).join(', ');
      return `expected ${issue.values.length > 1 ? 'one of ' : ''}${listed}${more > 0 ? ` and ${more} more` : ''}`;
    }
    default:
      return issue.message
        .replace(/^Invalid (input|option): /, '')
        .replace(/^Invalid discriminator value\. E/, 'e')
        .replace(
          /^expected (\w+), received (\w+)$/,
          (_all, kind: string, received: string) => `expected ${kindNamed(kind, received)}`,
        );
  }
};

interface Source {
  readonly file: string;
  readonly text: YamlText;
  /** Content of the file, with values for its names. */
  readonly whole: unknown;
}

/** Has an issue of an unknown key carry the known ones as its message, for `unknownKey`. */
const WITH_KNOWN_KEYS: z.core.ParseContext<z.core.$ZodIssue> = {
  error: ({ code, inst }) =>
    code === 'unrecognized_keys' && inst instanceof z.ZodObject ? Object.keys(inst.shape).join(' ') : undefined,
};

const unknownKey = (key: string, path: readonly PropertyKey[], known: readonly string[]): string => {
  if (path.at(-1) === 'state')
    return `there is no state "${key}"; \`list states\` shows them.${didYouMean(key, STATE_PATHS)}`;
  const close = didYouMean(key, known);
  return `"${key}" is not known here${close === '' ? `: there are ${known.join(', ')}` : `.${close}`}`;
};

/**
 * Describes one issue of the codec as one mistake, or as one for each key that should not be there.
 *
 * @param before path of what was decoded, in the file
 */
const mistakesOf = (issue: z.core.$ZodIssue, before: readonly PropertyKey[], source: Source): readonly Mistake[] => {
  const { file, text, whole } = source;
  const path = [...before, ...issue.path];
  const where = path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    const known = issue.message.split(' ');
    return issue.keys.map((key) => ({ file, ...text.locate([...path, key]), says: unknownKey(key, path, known) }));
  }
  if (issue.code === 'invalid_key') {
    const wanted = issue.issues.map(wantedBy).join(', ');
    return [{ file, ...text.locate(path), says: `"${String(path.at(-1))}" cannot stand here: it must be ${wanted}` }];
  }
  if (issue.code === 'invalid_union') {
    // The branch that fits best is what the writer meant.
    const branches = issue.errors.filter((branch) => branch.length > 0);
    const deepest = branches.toSorted(
      (left, right) => (right[0]?.path.length ?? 0) - (left[0]?.path.length ?? 0),
    )[0]?.[0];
    if (deepest !== undefined && deepest.path.length > 0)
      return mistakesOf({ ...deepest, path: [...issue.path, ...deepest.path] }, before, source);
  }
  const got = valueAt(whole, path);
  const found = got === undefined ? 'it is missing' : `it is ${kindOf(got)}`;
  const values = issue.code === 'invalid_value' ? issue.values.map(String) : [];
  const close = typeof got === 'string' ? didYouMean(got, values) : '';
  const here = { file, ...text.locate(path) };
  // The one that was meant says more than a list of many.
  if (close !== '' && values.length > MOST_LISTED)
    return [{ ...here, says: `${where}: there is no "${String(got)}".${close}` }];
  const wanted = where === '' ? `the file: ${wantedBy(issue)} with name and steps` : `${where}: ${wantedBy(issue)}`;
  return [{ ...here, says: `${wanted}, but ${found}${close === '' ? '' : `.${close}`}` }];
};

type Chosen = { readonly wire: z.ZodType } | { readonly says: string; readonly key: string };

/** Keys that make a step more than a wait. */
const KIND_KEYS = ['action', 'include', 'repeat'];

/** Finds what is missing where a step has no action: its name is misspelt, or the actor has nothing to do. */
const wireWithoutAction = (raw: object): Chosen => {
  const slip = Object.keys(raw).find(
    (key) => key !== 'actor' && !Object.hasOwn(waitWire.shape, key) && didYouMean(key, KIND_KEYS) !== '',
  );
  if (slip !== undefined) return { key: slip, says: `"${slip}" is not known here.${didYouMean(slip, KIND_KEYS)}` };
  if ('actor' in raw) return { key: 'actor', says: 'a step with an actor needs an action' };
  return { wire: waitWire };
};

/** Picks the codec of a step by its action. */
const wireFor = (raw: unknown): Chosen => {
  if (typeof raw !== 'object' || raw === null) return { wire: waitWire };
  if ('include' in raw) return { wire: includeWire };
  if ('repeat' in raw) return { wire: repeatWire };
  if (!('action' in raw)) return wireWithoutAction(raw);
  const name = String(raw.action);
  const [wire, row] = [STEP_WIRES.get(name), ACTIONS.get(name)];
  if (wire === undefined || row === undefined) {
    const close = didYouMean(name, [...ACTIONS.keys()]);
    return { key: 'action', says: `there is no action "${name}"; \`list actions\` shows them.${close}` };
  }
  const actor = 'actor' in raw ? String(raw.actor) : undefined;
  const isReserved = ACTORS.some((one) => one === actor);
  if (row.by === 'customer' && (actor === undefined || isReserved))
    return { key: 'actor', says: `only a customer can ${name}: the actor must be the customer's name` };
  if (row.by !== 'customer' && actor !== undefined && actor !== row.by)
    return { key: 'actor', says: `${name} is an action of ${row.by}, not of ${actor}` };
  return { wire };
};

/** Combinations of values for which a file is played; one where its matrix is missing or wrong, which its decoding then reports. */
export const combinationsIn = (text: YamlText): readonly PlaceholderValues[] => {
  const matrix = matrixWire.optional().safeParse(valueAt(text.value, ['matrix']));
  return combinationsOf(matrix.success ? matrix.data : undefined);
};

const bind = (value: unknown, values: PlaceholderValues): unknown => fillNames(value, (name) => values[name]);

/** Reads a scenario. @param values stand for their names in it @returns its content, or all its mistakes */
export const decodeScenario = (
  text: YamlText,
  file: string,
  values: PlaceholderValues = {},
): ScenarioFile | readonly Mistake[] => {
  if (text.mistakes.length > 0) return text.mistakes;
  const whole = bind(text.value, values);
  const source = { file, text, whole };
  const head = headWire.safeParse(whole, WITH_KNOWN_KEYS);
  const mistakes: Mistake[] = head.success ? [] : head.error.issues.flatMap((issue) => mistakesOf(issue, [], source));
  let count = 0;
  const readRounds = (raw: unknown, path: readonly PropertyKey[]): readonly FileStep[] => {
    const { repeat, as, steps: inner } = repeatWire.parse(raw);
    const known = mistakes.length;
    const made: FileStep[] = [];
    // The mistakes of the first round are those of all.
    for (let round = 1; round <= repeat && mistakes.length === known; round += 1)
      for (const [index, step] of inner.entries())
        made.push(...readStep(bind(step, { [as]: round }), [...path, 'steps', index]));
    return made;
  };
  const readStep = (raw: unknown, path: readonly PropertyKey[]): readonly FileStep[] => {
    count += 1;
    if (count === MOST_STEPS + 1)
      mistakes.push({
        file,
        ...text.locate(path),
        says: `with its repeats the file has more than ${MOST_STEPS} steps`,
      });
    if (count > MOST_STEPS) return [];
    const { line } = text.locate(path);
    const chosen = wireFor(raw);
    if ('says' in chosen) {
      mistakes.push({ file, ...text.locate([...path, chosen.key]), says: chosen.says });
      return [];
    }
    const read = chosen.wire.safeParse(raw, WITH_KNOWN_KEYS);
    if (!read.success) {
      mistakes.push(...read.error.issues.flatMap((issue) => mistakesOf(issue, path, source)));
      return [];
    }
    if (chosen.wire === repeatWire) return readRounds(raw, path);
    const included = includeWire.safeParse(raw);
    if (included.success) return [{ include: included.data.include, file, line }];
    // As it was written: omitted fields are filled in where it is played.
    const step: ScenarioStep = Object.assign({}, raw);
    for (const part of ['expect', 'never'] as const)
      for (const { path: inner, says } of unknownNames(step[part] ?? {}))
        mistakes.push({ file, ...text.locate([...path, part, ...inner]), says });
    return [{ step, file, line }];
  };
  const raws = valueAt(whole, ['steps']);
  const steps = (Array.isArray(raws) ? raws : []).flatMap((raw: unknown, index) => readStep(raw, ['steps', index]));
  if (!head.success || mistakes.length > 0) return mistakes;
  const { name, seed, live, world } = head.data;
  return { name, seed, live, world, steps };
};
