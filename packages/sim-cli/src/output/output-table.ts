import * as z from 'zod';
import { PLATFORM_OUTPUTS, lines, one, type Output } from './platform-output.ts';
import { replayed } from './trace-output.ts';

const text = z.string();
const rows = <Shape extends z.ZodRawShape>(shape: Shape): Output => one(z.array(z.object(shape)));

const checked = z.object({ value: text, valid: z.boolean(), reason: text.optional() });
const price = checked.extend({
  cents: z.int().optional().describe('price in euro cents'),
  text: text.optional().describe('the price as it is shown'),
});
const rule = z.object({
  amount: z.number().describe('credits'),
  reaction: z.number().describe('seconds'),
  intensity: z.number(),
  valid: z.boolean(),
  reason: text.optional(),
  longestReaction: z.number().describe('seconds'),
  cents: z.int().describe('price in euro cents'),
});

const finding = z.object({
  of: text.describe('a call or an event of the tables'),
  where: text.describe('method and path, or the direction of an event'),
  check: text,
  outcome: z.enum(['fits', 'differs', 'not tried']),
  wanted: text.optional(),
  instead: text.optional(),
});

const milliseconds = z.number().nullable().describe('milliseconds; null where nothing was measured');
const load = z.object({ megabytes: z.number(), cores: z.number() });
const count = z.int();
const swarm = z.object({
  performers: count,
  customers: count,
  sessions: count,
  idle: count,
  gatheredAfterSeconds: z.number(),
  seconds: z.number(),
  lines: count,
  lost: count,
  doubled: count,
  delivery: z.object({ p50: milliseconds, p95: milliseconds, p99: milliseconds, slowest: milliseconds }),
  errors: z.record(text, count).describe('how often each happened'),
  swarm: load,
  platform: load,
});

const explored = z.object({ from: count.describe('first seed'), seeds: count, steps: count, hours: z.number() });
const broken = z.object({
  seed: count,
  wanted: text,
  instead: text,
  steps: z.array(z.unknown()).describe('the fewest steps that show it, as in a scenario'),
  again: text.describe('the command that shows it again'),
});

/**
 * Outputs of all commands with `--json`, by the name of the command and that of its part. A key that stands here stays: later versions
 * add keys, and take none away within a major version.
 */
export const COMMAND_OUTPUTS: Readonly<Record<string, Output>> = {
  ...PLATFORM_OUTPUTS,
  replay: lines(replayed),
  explore: one(z.union([explored, broken])),
  swarm: one(swarm),
  conform: one(z.object({ api: text, fits: count, differs: count, notTried: count, findings: z.array(finding) })),
  'check rule': one(rule),
  'check price': one(z.array(price)),
  check: one(z.array(checked)),
  'list events': rows({ event: text, direction: text, purpose: text, sample: text }),
  'list calls': rows({ call: text, method: text, path: text, purpose: text }),
  'list errors': rows({ error: text, how: text }),
  'list scenarios': rows({ scenario: text, shows: text }),
  'list actions': rows({ action: text, who: text, says: text, fields: text }),
  'list states': rows({ state: text, says: text }),
  'list faults': rows({ fault: text, lasts: text, scenarios: text, says: text }),
  'list performers': rows({ id: text, name: text, password: text, purpose: text }),
};

/** An output by the name of its command. */
export interface NamedOutput {
  readonly name: string;
  readonly output: Output;
}

/**
 * Finds what a command line prints: one output, or those of all its parts where the line does not say which.
 *
 * @param words as they were typed, without options
 */
export const commandOutputsOf = (words: readonly string[]): readonly NamedOutput[] => {
  const [command = '', part = ''] = words;
  const all = Object.entries(COMMAND_OUTPUTS).map(([name, output]) => ({ name, output }));
  const exact = all.find(({ name }) => name === `${command} ${part}`);
  if (exact !== undefined) return [exact];
  const itself = all.filter(({ name }) => name === command);
  return itself.length > 0 && part !== '' ? itself : all.filter(({ name }) => name.split(' ')[0] === command);
};

/** JSON schema of an output, for other programs: keys beside those named may be added later. */
export const outputSchemaOf = ({ form, schema }: Output): object => ({
  ...(form === 'lines' ? { $comment: 'of each line' } : {}),
  ...z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
});
