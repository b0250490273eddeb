import * as z from 'zod';
import { SERVICES } from '@greenroom/core/services/service';
import { STATE_PATHS } from '../actors/watched-state.ts';
import type { ActionRow } from './action.ts';
import { ACTIONS } from './actions.ts';
import { durationWire } from './duration.ts';
import { isTooLarge, matrixWire, placeholderName, TOO_LARGE } from './placeholders.ts';

const plainValue = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);
const valueWire = z.union([
  plainValue,
  z.strictObject({ atLeast: z.number() }),
  z.strictObject({ atMost: z.number() }),
  z.strictObject({ contains: z.string() }),
  z.strictObject({ not: plainValue }),
]);
export type WantedValue = z.output<typeof valueWire>;

const anyContent = z.record(z.string(), z.unknown());
/** Exact number of events since the step began, judged when the time is over. */
const counted = { times: z.int().min(0).optional().describe('exactly so often, until the time is over') };
const named = (more: z.ZodRawShape) => z.union([z.string(), z.strictObject({ name: z.string(), ...more })]);

const traceEventShapeWith = <Counted extends z.ZodRawShape>(count: Counted) => ({
  call: named({ body: z.unknown().optional(), ...count })
    .optional()
    .describe('a call of the performer'),
  failed: named({ status: z.int().optional(), message: z.string().optional(), ...count })
    .optional()
    .describe('… that failed'),
  event: named({ content: anyContent.optional(), ...count })
    .optional()
    .describe('what the platform told the performer'),
  sent: named({ to: z.string().optional(), content: anyContent.optional(), ...count })
    .optional()
    .describe('what the performer told'),
  heard: z
    .strictObject({ who: z.string(), what: z.string(), text: z.string().optional(), ...count })
    .optional()
    .describe('what a customer heard'),
  toy: anyContent.optional().describe('a command that a toy got, as `toy log --json` shows it'),
  alert: z.string().optional().describe('the key of what the performer is told, by an alert or on a modal'),
});
const stateWire = z.partialRecord(z.enum(STATE_PATHS), valueWire);

/** Condition that must become true within the time given, 1 s if none is. */
const expectWire = z.strictObject({
  state: stateWire.optional(),
  ...traceEventShapeWith(counted),
  within: durationWire.optional(),
});
/** Condition that must not become true from here on, for the time given or to the end. */
const neverWire = z.strictObject({
  state: stateWire.optional(),
  ...traceEventShapeWith({}),
  for: durationWire.optional(),
});
export type Expectation = z.output<typeof expectWire>;
export type Ban = z.output<typeof neverWire>;

const stepShape = {
  at: durationWire.optional().describe('since the beginning'),
  after: durationWire.optional().describe('since the step before'),
  note: z.string().optional().describe('for the reader'),
  performer: z.string().optional().describe('whose step it is where several performers work; otherwise the first one'),
  expect: expectWire.optional(),
  never: neverWire.optional(),
  save: z
    .record(z.string().regex(/^\w+$/, 'a name of letters, digits and _'), z.enum(STATE_PATHS))
    .optional()
    .describe('keeps what is seen under a name; ${name} stands for it in later steps'),
};

export const waitWire = z.strictObject(stepShape);
export const includeWire = z.strictObject({
  include: z.string().describe('a file whose steps are played here'),
  note: z.string().optional(),
});

/** Steps that are played again and again. */
export const repeatWire = z.strictObject({
  repeat: z.int().min(1).max(1_000).describe('how often the steps are played'),
  as: placeholderName.default('round').describe('the name that stands for the number of the round, from 1 on'),
  note: z.string().optional(),
  steps: z.array(z.unknown()).min(1),
});

/** Made anew for each place, so that the schema for editors has it there. */
const customerName = () => z.string().regex(/^[a-z][a-z0-9]*$/, 'a name of small letters and digits, such as mark');

const actionStep = (name: string, { by, fields }: ActionRow) =>
  z.strictObject({
    ...stepShape,
    actor: by === 'customer' ? customerName() : z.literal(by).optional(),
    action: z.literal(name),
    ...fields,
  });
export const STEP_WIRES: ReadonlyMap<string, z.ZodType> = new Map(
  [...ACTIONS].map(([name, row]) => [name, actionStep(name, row)]),
);

export interface ScenarioStep {
  readonly at?: string | undefined;
  readonly after?: string | undefined;
  readonly note?: string | undefined;
  readonly performer?: string | undefined;
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
  readonly expect?: Expectation | undefined;
  readonly never?: Ban | undefined;
  readonly save?: Readonly<Record<string, string>> | undefined;
  readonly [field: string]: unknown;
}

const toyText = z.string().regex(/^[a-z][a-z ]*(:(null|\d{1,3}))?$/, 'a toy such as lush, lush:80 or max:null');

/** Differences of the scenario's world from the usual one. */
const worldWire = z.strictObject({
  performer: z.string().default('1004').describe('whose day it is: an ID of `list performers`'),
  otherPerformers: z.array(z.string()).default([]).describe('who works beside, without toys'),
  services: z.array(z.enum(SERVICES)).default([]).describe('what is on already'),
  status: z.enum(['APPROVED', 'PENDING']).optional(),
  customers: z
    .record(
      customerName(),
      z.strictObject({
        country: z.string().regex(/^[a-z]{2}$/, 'a country such as nl'),
        region: z.string().optional().describe('province, such as NL-NB'),
      }),
    )
    .default({})
    .describe('customers from elsewhere; any other name comes from nl'),
  toys: z.array(toyText).default([]).describe('what is in the drawer, such as lush:80; without any no toy app runs'),
  phoneOnly: z.boolean().default(false).describe('the toys are on a phone: no app runs on this machine'),
  answerTime: durationWire.default('30ms').describe('how long a call takes'),
});
export type ScenarioWorld = z.output<typeof worldWire>;

export const headWire = z.strictObject({
  $schema: z.string().optional(),
  name: z.string().min(1).describe('one sentence: what is shown'),
  about: z.string().optional().describe('which rule it is about'),
  seed: z.int().min(0).default(1),
  live: z.boolean().default(true).describe('whether it can be played on a running platform as well'),
  matrix: matrixWire
    .refine((matrix) => !isTooLarge(matrix), TOO_LARGE)
    .optional()
    .describe('values by name: the scenario is played for each combination, in which ${name} stands for the value'),
  world: worldWire.prefault({}),
  steps: z.array(z.unknown()).min(1),
});

/** Makes the content of `scenario.schema.json`, with which editors complete and check scenarios. */
export const scenarioSchema = (): object => {
  const step: z.ZodType = z.union([
    waitWire,
    includeWire,
    repeatWire.extend({ steps: z.array(z.lazy(() => step)).min(1) }),
    ...STEP_WIRES.values(),
  ]);
  return z.toJSONSchema(headWire.extend({ steps: z.array(step).min(1) }), {
    io: 'input',
    unrepresentable: 'any',
    reused: 'ref',
  });
};
