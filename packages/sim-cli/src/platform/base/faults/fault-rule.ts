import * as z from 'zod';
import { CALLS } from '@greenroom/adapters-http/calls';
import { createSeededRandom } from '@greenroom/core/kernel/seeded-random';
import { didYouMean } from '../../../terminal/did-you-mean.ts';

/** Command-line name of a rule, beside the names of faults. */
export const CALL_RULE = 'call';
export const CALL_RULE_SAYS =
  'the calls that --match names are refused or come late, by --status, --delay, --times and --probability';

const CALL_NAMES = Object.keys(CALLS);
const ANY = '*';

const isMatch = (pattern: string, call: string): boolean => {
  const [start = '', ...others] = pattern.split(ANY);
  const end = others.at(-1);
  if (end === undefined) return call === pattern;
  if (others.length > 1 || call.length < start.length + end.length) return false;
  return call.startsWith(start) && call.endsWith(end);
};

/** Says why a pattern names no call; undefined when it names one or more. A `*` in it stands for any letters. */
export const whyNoCall = (pattern: string): string | undefined =>
  CALL_NAMES.some((call) => isMatch(pattern, call))
    ? undefined
    : `there is no call "${pattern}"; \`list calls\` shows them.${didYouMean(pattern, CALL_NAMES)}`;

/** Effect of a rule: a refusal, a delay in milliseconds, or both. */
export const faultRuleWire = z.object({
  status: z.int().min(400).max(599).optional(),
  error: z.string().regex(/^\w+$/).optional(),
  delay: z.number().positive().optional(),
  /** Uses after which it ends. */
  times: z.int().min(1).optional(),
  /** Share of the calls that it changes, drawn from the seed of the world. */
  probability: z.number().gt(0).max(1).optional(),
});
export type FaultRule = Readonly<z.output<typeof faultRuleWire>>;

/** Fault of every call whose name fits, for one performer or for all. */
export interface SwitchedRule {
  readonly match: string;
  /** All performers when undefined. */
  readonly performerId: string | undefined;
  readonly rule: FaultRule;
}

export const rulesFor = (rules: readonly SwitchedRule[], call: string): readonly SwitchedRule[] =>
  rules.filter(({ match }) => isMatch(match, call));

/** A rule without a status or a delay refuses as a platform that failed. */
export const refusalOf = ({ status, delay, error = 'platform_failed' }: FaultRule) =>
  status === undefined && delay !== undefined ? undefined : { status: status ?? 500, error };

/** Spreads the seeds of one world. */
const SEEDS = 1_000_003;

/** @param draw number of earlier calls that the rule was asked for, so that a seed gives the same draws again */
export const isDrawn = ({ probability = 1 }: FaultRule, seed: number, draw: number): boolean =>
  probability >= 1 || createSeededRandom(seed * SEEDS + draw).next() < probability;
